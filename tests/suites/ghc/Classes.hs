{-# LANGUAGE ExistentialQuantification, RankNTypes #-}
-- Dictionaries of type classes, existential types, polymorphic recursion.
import Data.List (sortBy, intercalate)
import Data.Ord (comparing)

class Shape a where
  area, perimeter :: a -> Double
  name :: a -> String
  name _ = "shape"

data Circle = Circle Double
data Box = Box Double Double

instance Shape Circle where
  area (Circle r) = pi * r * r
  perimeter (Circle r) = 2 * pi * r
  name _ = "circle"

instance Shape Box where
  area (Box a b) = a * b
  perimeter (Box a b) = 2 * (a + b)

data Any = forall s. Shape s => Any s

data Nested a = Flat a | Nest (Nested (a, a))

size :: Nested a -> Int
size = go (const 1)
  where
    go :: forall b. (b -> Int) -> Nested b -> Int
    go count (Flat x) = count x
    go count (Nest inner) = go (\(x, y) -> count x + count y) inner

newtype Church = Church (forall a. (a -> a) -> a -> a)
toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0
times :: Church -> Church -> Church
times (Church a) (Church b) = Church (a . b)

main :: IO ()
main = do
  let shapes = [Any (Circle 1), Any (Box 2 3), Any (Circle 0.5), Any (Box 1 1)]
  putStrLn (intercalate ", " [name s ++ " " ++ show (area s) | Any s <- sortBy (comparing (\(Any s) -> area s)) shapes])
  print (sum [perimeter s | Any s <- shapes])
  print (size (Nest (Nest (Nest (Flat (((1, 2), (3, 4)), ((5, 6), (7, 8 :: Int))))))))
  print (toInt (foldr times (Church id) [Church (\f -> f . f . f), Church (\f -> f . f), Church (\f -> f . f . f . f)]))
