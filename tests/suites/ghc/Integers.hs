-- Large integers: factorials, powers, Fibonacci by doubling, a test of primes, fractions.
import Data.Bits
import Data.Ratio

fib :: Int -> Integer
fib n = fst (go n)
  where
    go 0 = (0, 1)
    go k = let (a, b) = go (k `div` 2)
               c = a * (2 * b - a)
               d = a * a + b * b
           in if even k then (c, d) else (d, c + d)

powMod :: Integer -> Integer -> Integer -> Integer
powMod b e m = go (b `mod` m) e 1
  where
    go _ 0 r = r
    go x k r = go (x * x `mod` m) (k `shiftR` 1) (if testBit k 0 then r * x `mod` m else r)

isPrime :: Integer -> Bool
isPrime n | n < 40 = n `elem` small
          | otherwise = all witness small
  where
    small = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    (s, d) = split (0 :: Int) (n - 1)
    split k m = if even m then split (k + 1) (m `div` 2) else (k, m)
    witness a = let x = powMod a d n in x == 1 || any (== n - 1) (take s (iterate (\y -> y * y `mod` n) x))

main :: IO ()
main = do
  print (product [1 .. 60 :: Integer])
  print (fib 1000 `mod` 10 ^ (40 :: Int), length (show (fib 5000)))
  print [p | p <- [10 ^ (18 :: Int) .. 10 ^ (18 :: Int) + 100], isPrime p]
  print (sum [1 % n | n <- [1 .. 30 :: Integer]])
  print (gcd (fib 300) (fib 200) == fib 100, (-7) `divMod` (2 :: Integer), (2 ^ (200 :: Int)) .&. (2 ^ (130 :: Int) - 1 + 2 ^ (200 :: Int)) == (2 ^ (200 :: Int) :: Integer))
  print (fromIntegral (fib 90) :: Int, fromIntegral (2 ^ (64 :: Int) + 5 :: Integer) :: Int, toInteger (minBound :: Int) - 1)
