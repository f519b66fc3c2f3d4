-- State, writer, list and continuation monads, written out.
import Control.Monad

newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where fmap = liftM
instance Applicative (State s) where { pure a = State (\s -> (a, s)); (<*>) = ap }
instance Monad (State s) where m >>= f = State (\s -> let (a, t) = runState m s in runState (f a) t)

next :: State Int Int
next = State (\s -> let t = (s * 69069 + 1) `mod` 4294967296 in (t `div` 65536, t))

newtype Cont r a = Cont { runCont :: (a -> r) -> r }
instance Functor (Cont r) where fmap = liftM
instance Applicative (Cont r) where { pure a = Cont ($ a); (<*>) = ap }
instance Monad (Cont r) where m >>= f = Cont (\k -> runCont m (\a -> runCont (f a) k))

callCC :: ((a -> Cont r b) -> Cont r a) -> Cont r a
callCC f = Cont (\k -> runCont (f (\a -> Cont (\_ -> k a))) k)

safeDivide :: Int -> Int -> Cont r (Either String Int)
safeDivide a b = callCC $ \exit -> do
  when (b == 0) $ void (exit (Left "division by zero"))
  when (a < 0) $ void (exit (Left "negative"))
  return (Right (a `div` b))

triples :: Int -> [(Int, Int, Int)]
triples n = do
  a <- [1 .. n]
  b <- [a .. n]
  c <- [b .. n]
  guard (a * a + b * b == c * c)
  return (a, b, c)

main :: IO ()
main = do
  print (fst (runState (replicateM 8 next) 1))
  print [runCont (safeDivide a b) id | (a, b) <- [(7, 2), (1, 0), (-3, 1)]]
  print (triples 30)
  print (sequence [Just 1, Just 2, Nothing :: Maybe Int], mapM (\x -> if x > 0 then Right x else Left x) [3, 2, 1 :: Int])
  forM_ (zip [1 :: Int ..] "xyz") $ \(i, c) -> putStrLn (replicate i c)
