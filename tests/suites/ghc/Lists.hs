-- Functions on lists, strings and characters.
import Data.Char
import Data.List

quicksort :: Ord a => [a] -> [a]
quicksort [] = []
quicksort (p : xs) = quicksort [x | x <- xs, x < p] ++ [p] ++ quicksort [x | x <- xs, x >= p]

caesar :: Int -> String -> String
caesar n = map shift
  where shift c | isUpper c = turn 'A' c
                | isLower c = turn 'a' c
                | otherwise = c
        turn base c = chr (ord base + (ord c - ord base + n) `mod` 26)

runLength :: String -> [(Char, Int)]
runLength = map (\g -> (head g, length g)) . group

lcs :: String -> String -> Int
lcs a b = last (foldl row (replicate (length b + 1) 0) a)
  where row old c = scanl step 0 (zip3 b old (tail old))
          where step left (d, diagonal, above) = if c == d then diagonal + 1 else max left above

main :: IO ()
main = do
  let random = take 300 (iterate (\x -> (x * 1103515245 + 12345) `mod` 2147483648) 42) :: [Int]
  print (quicksort random == sort random, sum (take 5 (quicksort random)))
  putStrLn (caesar 3 "The quick brown fox" ++ " / " ++ caesar (-3) (caesar 3 "round trip"))
  print (runLength "aaabccddddde", lcs "the longest common subsequence" "a long and common sentence")
  print (map length (subsequences [1 .. 6 :: Int]) == map length (subsequences "abcdef"), length (permutations [1 .. 6 :: Int]))
  print (transpose ["abc", "de", "fghi"], isInfixOf "bar" "foobarbaz", words " a  b c ", unwords (reverse ["x", "y"]))
  print (zip3 [1 :: Int ..] "abc" [True, False, True], span even [2, 4, 5, 6 :: Int], partition odd [1 .. 10 :: Int])
  print (show (Just (-3.5 :: Double)), read "[(1,\"a\"),(2,\"b\")]" :: [(Int, String)])
  print (foldr (\c acc -> acc * 31 + toInteger (ord c)) 7 (concat (replicate 20 "hash me")))
