-- Infinite structures, sharing, tying knots, strictness.
import Data.List
import qualified Data.Map as Map

primes :: [Int]
primes = 2 : filter isPrime [3, 5 ..]
  where isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)

hamming :: [Integer]
hamming = 1 : merge (map (* 2) hamming) (merge (map (* 3) hamming) (map (* 5) hamming))
  where merge a@(x : xs) b@(y : ys) = case compare x y of LT -> x : merge xs b; GT -> y : merge a ys; EQ -> x : merge xs ys
        merge _ _ = []

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

collatz :: Int -> Map.Map Int Int
collatz n = table
  where
    table = Map.fromList [(i, steps i) | i <- [1 .. n]]
    steps 1 = 0
    steps i = let j = if even i then i `div` 2 else 3 * i + 1
              in 1 + (if j <= n then table Map.! j else steps j)

data Tree = Leaf | Node Tree Int Tree
replaceMin :: Tree -> Tree
replaceMin t = t'
  where
    (t', least) = go t
    go Leaf = (Leaf, maxBound)
    go (Node l x r) = let (l', a) = go l; (r', b) = go r in (Node l' least r', minimum [a, x, b])
flatten :: Tree -> [Int]
flatten Leaf = []
flatten (Node l x r) = flatten l ++ [x] ++ flatten r

main :: IO ()
main = do
  print (primes !! 1500, takeWhile (< 60) primes)
  print (hamming !! 1000)
  print (pascal !! 20)
  print (maximumBy (\a b -> compare (snd a) (snd b)) (Map.toList (collatz 3000)))
  print (flatten (replaceMin (foldr (\x t -> Node Leaf x t) Leaf [5, 3, 8, 2, 9])))
  print (foldl' (+) 0 [1 .. 200000 :: Int], fst (1 :: Int, undefined :: Int))
