-- Trees of the library containers: maps, sets, sequences, a shortest path.
import qualified Data.IntMap.Strict as IntMap
import qualified Data.Map.Strict as Map
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import Data.Foldable (toList)

type Graph = Map.Map Int [(Int, Int)]

graph :: Int -> Graph
graph n = Map.fromList [(i, [((i * 7 + 3) `mod` n, i `mod` 5 + 1), ((i * 3 + 11) `mod` n, i `mod` 7 + 2), ((i + 1) `mod` n, 9)]) | i <- [0 .. n - 1]]

dijkstra :: Graph -> Int -> Map.Map Int Int
dijkstra g from = go (Set.singleton (0, from)) Map.empty
  where
    go queue done = case Set.minView queue of
      Nothing -> done
      Just ((d, v), rest)
        | Map.member v done -> go rest done
        | otherwise -> go (foldr Set.insert rest [(d + w, u) | (u, w) <- g Map.! v, not (Map.member u done)]) (Map.insert v d done)

main :: IO ()
main = do
  let far = dijkstra (graph 500) 0
  print (maximum (Map.elems far), sum (Map.elems far))
  let counts = IntMap.fromListWith (+) [(n * n `mod` 97, 1 :: Int) | n <- [1 .. 1000]]
  print (IntMap.size counts, IntMap.lookupMin counts, IntMap.foldr (+) 0 counts)
  let s = foldl (\q x -> if even x then q Seq.|> x else x Seq.<| q) Seq.empty [1 .. 30 :: Int]
  print (toList (Seq.update 3 0 (Seq.reverse s)), Seq.length s)
  print (Set.toList (Set.map (`mod` 10) (Set.fromList [1, 4 .. 100 :: Int])), Map.foldrWithKey (\k v a -> k * v + a) 0 (Map.filter odd far))
