{-# LANGUAGE BangPatterns #-}
-- Strict loops of doubles and integers that keep many values in registers.
data V = V !Double !Double !Double

add, sub :: V -> V -> V
add (V a b c) (V d e f) = V (a + d) (b + e) (c + f)
sub (V a b c) (V d e f) = V (a - d) (b - e) (c - f)
scale :: Double -> V -> V
scale k (V a b c) = V (k * a) (k * b) (k * c)
dot :: V -> V -> Double
dot (V a b c) (V d e f) = a * d + b * e + c * f

data Body = Body !V !V !Double

step :: Double -> [Body] -> [Body]
step dt bodies = [move (Body p (foldr (pull p) v others) m) | (i, Body p v m) <- numbered, let others = [b | (j, b) <- numbered, i /= j]]
  where
    numbered = zip [0 :: Int ..] bodies
    pull p (Body q _ m) v = let d = q `sub` p; r2 = dot d d + 0.01 in v `add` scale (dt * m / (r2 * sqrt r2)) d
    move (Body p v m) = Body (p `add` scale dt v) v m

energy :: [Body] -> Double
energy bs = sum [0.5 * m * dot v v | Body _ v m <- bs]

many8 :: Int -> Double -> Int -> Double -> Int -> Double -> Int -> Double -> Int -> Int -> Int -> Double
many8 !a !b !c !d !e !f !g !h !i !j n
  | n == 0 = fromIntegral (a + c + e + g + i + j) + b + d + f + h
  | otherwise = many8 (a + i) (b + d) (c + a) (d * 0.5) (e + c) (f - b) (g + e) (h + f) (i + 1) (j `quot` 2 + g) (n - 1)

main :: IO ()
main = do
  let start = [Body (V x y z) (V (-y) x 0) m | (x, y, z, m) <- [(1, 0, 0, 1), (0, 2, 0, 2), (0, 0, 3, 0.5), (-2, 1, 1, 1)]]
  print (energy (iterate (step 0.01) start !! 100))
  print (many8 1 2 3 4 5 6 7 8 9 10 1000)
