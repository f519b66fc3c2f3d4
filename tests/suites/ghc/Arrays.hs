-- Mutable and immutable arrays: a sieve, and knapsack by a lazy array.
import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import Data.Array.Unboxed (UArray)
import qualified Data.Array.Unboxed as U

sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  marks <- newArray (2, n) True
  forM_ [2 .. n] $ \i -> do
    isPrime <- readArray marks i
    when (isPrime && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray marks j False
  return marks

knapsack :: [(Int, Int)] -> Int -> Int
knapsack items capacity = table ! (length items, capacity)
  where
    table = array ((0, 0), (length items, capacity))
      [((i, w), best i w) | i <- [0 .. length items], w <- [0 .. capacity]]
    best 0 _ = 0
    best i w =
      let (weight, value) = items !! (i - 1)
          without = table ! (i - 1, w)
      in if weight > w then without else max without (value + table ! (i - 1, w - weight))

main :: IO ()
main = do
  let primes = [i | (i, True) <- U.assocs (sieve 20000)]
  print (length primes, last primes, sum primes)
  print (knapsack [(w, w * 7 `mod` 23 + 1) | w <- [3 .. 20]] 120)
