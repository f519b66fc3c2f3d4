{-# LANGUAGE ScopedTypeVariables #-}
-- Exceptions of pure code and of IO, handlers by type, clean-up, asynchronous ones.
import Control.Concurrent
import Control.Exception
import Data.Maybe (fromJust)
import qualified Data.Map as Map

data Trouble = Small Int | Large String deriving Show
instance Exception Trouble

risky :: Int -> IO Int
risky n
  | n `mod` 3 == 0 = throwIO (Small n)
  | n `mod` 5 == 0 = throwIO (Large ("n is " ++ show n))
  | n `mod` 7 == 0 = evaluate (n `div` 0)
  | otherwise = return (n * n)

guarded :: Int -> IO String
guarded n = (show <$> risky n) `catches`
  [ Handler (\(t :: Trouble) -> return ("trouble " ++ show t))
  , Handler (\(e :: ArithException) -> return ("arithmetic: " ++ show e)) ]

main :: IO ()
main = do
  mapM_ (\n -> guarded n >>= putStrLn) [1 .. 16]
  r <- try (evaluate (Map.fromList [(1 :: Int, 'a')] Map.! 1)) :: IO (Either SomeException Char)
  print (either (const "none") show r)
  r2 <- try (evaluate (length [1, undefined, 3 :: Int]))
  print (either (\(_ :: ErrorCall) -> -1) id r2)
  (do _ <- evaluate (head (drop 3 "abc")); return ()) `catch` \(_ :: SomeException) -> putStrLn "empty"
  _ <- (putStrLn "body" >> throwIO (Small 0)) `catch` (\(e :: Trouble) -> print e) `finally` putStrLn "finally"
  thread <- newEmptyMVar
  stopped <- newEmptyMVar
  t <- forkIO ((putMVar thread () >> threadDelay 10000000) `catch` \(e :: AsyncException) -> putMVar stopped (show e))
  takeMVar thread >> killThread t >> takeMVar stopped >>= putStrLn
