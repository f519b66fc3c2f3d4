-- Search: queens, sudoku by constraints, the knapsack of a knight's tour.
import Data.List
import qualified Data.Map as Map

queens :: Int -> [[Int]]
queens n = go n
  where go 0 = [[]]
        go k = [q : qs | qs <- go (k - 1), q <- [1 .. n], safe q qs]
        safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]

type Board = Map.Map (Int, Int) [Int]

solve :: Board -> Maybe Board
solve board
  | any null (Map.elems board) = Nothing
  | Map.null open = Just board
  | otherwise = foldr (\v rest -> case solve (assign cell v board) of Just b -> Just b; Nothing -> rest) Nothing choices
  where
    open = Map.filter (\c -> length c > 1) board
    (cell, choices) = minimumBy (\a b -> compare (length (snd a)) (length (snd b))) (Map.toList open)

assign :: (Int, Int) -> Int -> Board -> Board
assign cell v board = foldr remove (Map.insert cell [v] board) (peers cell)
  where remove p b = let old = b Map.! p; new = delete v old
                     in if length new == 1 && length old > 1 then assign p (head new) (Map.insert p new b) else Map.insert p new b

peers :: (Int, Int) -> [(Int, Int)]
peers (r, c) = [(x, y) | x <- [0 .. 8], y <- [0 .. 8], (x, y) /= (r, c), x == r || y == c || (x `div` 3 == r `div` 3 && y `div` 3 == c `div` 3)]

main :: IO ()
main = do
  print (length (queens 7), take 2 (queens 8))
  let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
      empty = Map.fromList [((r, c), [1 .. 9]) | r <- [0 .. 8], c <- [0 .. 8]]
      start = foldl (\b (i, ch) -> if ch == '.' then b else assign (i `divMod` 9) (read [ch]) b) empty (zip [0 ..] puzzle)
  case solve start of
    Nothing -> putStrLn "no solution"
    Just b -> putStr (unlines [concat [show (head (b Map.! (r, c))) | c <- [0 .. 8]] | r <- [0 .. 8]])
