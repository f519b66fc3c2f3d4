-- Float and Double: conversions, rounding, special values, numerical loops.
import Numeric

newton :: (Double -> Double) -> (Double -> Double) -> Double -> [Double]
newton f f' = iterate (\x -> x - f x / f' x)

simpson :: (Double -> Double) -> Double -> Double -> Int -> Double
simpson f a b n = h / 3 * sum [w i * f (a + fromIntegral i * h) | i <- [0 .. n]]
  where
    h = (b - a) / fromIntegral n
    w i | i == 0 || i == n = 1
        | odd i = 4
        | otherwise = 2

mandelbrot :: Float -> Float -> Int
mandelbrot cx cy = go 0 0 0
  where
    go x y n | n == 50 || x * x + y * y > 4 = n
             | otherwise = go (x * x - y * y + cx) (2 * x * y + cy) (n + 1 :: Int)

main :: IO ()
main = do
  putStrLn (showFFloat (Just 10) (newton (\x -> x * x - 2) (* 2) 1 !! 6) "")
  putStrLn (showFFloat (Just 8) (simpson sin 0 pi 100) "")
  print (map round [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5 :: Double] :: [Int])
  print (map truncate [-2.7, 2.7 :: Float] ++ map ceiling [-2.7, 2.7 :: Double] ++ map floor [-2.7, 2.7 :: Double] :: [Int])
  print (1 / 0 :: Double, -1 / 0 :: Float, isNaN (0 / 0 :: Double), isNegativeZero (-0.0 :: Double))
  print (realToFrac (3.14159 :: Float) == (3.14159 :: Double), fromIntegral (2 ^ (60 :: Int) + 1 :: Int) :: Double)
  print (decodeFloat (0.1 :: Double), floatDigits (1 :: Float), minimum [3, 1, 2 :: Float])
  putStr (unlines [[" .:-=+*#%@" !! (mandelbrot (x / 20 - 2) (y / 8 - 1) `div` 6) | x <- [0 .. 55]] | y <- [0 .. 16]])
  print (exp 1 :: Double, log 10 :: Float, atan2 1 (-1) :: Double, 2 ** 0.5 :: Double, sinh 1 :: Double)
