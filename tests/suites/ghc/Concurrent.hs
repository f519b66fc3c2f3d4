-- Threads of the runtime system, variables they wait for, and transactions.
import Control.Concurrent
import Control.Concurrent.MVar
import Control.Monad
import GHC.Conc (TVar, atomically, newTVarIO, readTVar, readTVarIO, retry, writeTVar)

transfer :: TVar Int -> TVar Int -> Int -> IO ()
transfer from to amount = atomically $ do
  have <- readTVar from
  when (have < amount) retry
  writeTVar from (have - amount)
  readTVar to >>= writeTVar to . (+ amount)

main :: IO ()
main = do
  total <- newMVar (0 :: Int)
  done <- forM [1 .. 20] $ \i -> do
    end <- newEmptyMVar
    _ <- forkIO $ do
      forM_ [1 .. 100] $ \k -> modifyMVar_ total (return . (+ i * k)) >> yield
      putMVar end ()
    return end
  mapM_ takeMVar done
  readMVar total >>= print
  a <- newTVarIO 0
  b <- newTVarIO 1000
  end <- newEmptyMVar
  _ <- forkIO (replicateM_ 50 (transfer a b 5) >> putMVar end ())
  _ <- forkIO (replicateM_ 50 (transfer b a 7) >> putMVar end ())
  takeMVar end >> takeMVar end
  (,) <$> readTVarIO a <*> readTVarIO b >>= print
