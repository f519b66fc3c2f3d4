-- IORef, foreign calls, memory by pointers, unboxed words, interaction with C's library.
{-# LANGUAGE ForeignFunctionInterface #-}
import Data.IORef
import Data.Word
import Foreign
import Foreign.C.Types
import Foreign.C.String

foreign import ccall unsafe "math.h hypot" c_hypot :: CDouble -> CDouble -> CDouble
foreign import ccall "stdlib.h &labs" p_labs :: FunPtr (CLong -> CLong)
foreign import ccall "dynamic" call_long :: FunPtr (CLong -> CLong) -> CLong -> CLong
foreign import ccall unsafe "string.h strlen" c_strlen :: CString -> IO CSize

main :: IO ()
main = do
  counter <- newIORef (0 :: Int)
  mapM_ (\i -> modifyIORef' counter (+ i)) [1 .. 1000]
  readIORef counter >>= print
  print (c_hypot 3 4)
  print (map (call_long p_labs) [-5, 7])
  withArrayLen [5, 3, 9, -2, 7, 0 :: CInt] $ \n p -> do
    mapM_ (\i -> peekElemOff p i >>= pokeElemOff p (n - 1 - i)) [0 .. n `div` 2 - 1]
    copyArray (advancePtr p 1) p 2
    peekArray n p >>= print
  withCString "hello" c_strlen >>= print
  allocaBytes 16 $ \p -> do
    poke (castPtr p) (0x0102030405060708 :: Word64)
    pokeByteOff p 8 (3.5 :: Double)
    bytes <- peekArray 8 (castPtr p) :: IO [Word8]
    d <- peekByteOff p 8 :: IO Double
    print (bytes, d)
