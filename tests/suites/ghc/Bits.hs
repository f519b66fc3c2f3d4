-- Words and integers of all widths, shifts, rotations, population counts.
import Data.Bits
import Data.Int
import Data.Word

mix :: Word64 -> Word64
mix x0 = x3
  where
    x1 = (x0 `xor` (x0 `shiftR` 30)) * 0xbf58476d1ce4e5b9
    x2 = (x1 `xor` (x1 `shiftR` 27)) * 0x94d049bb133111eb
    x3 = x2 `xor` (x2 `shiftR` 31)

crc :: [Word8] -> Word32
crc = complement . foldl step 0xffffffff
  where
    step c b = iterate half (c `xor` fromIntegral b) !! 8
    half c = if testBit c 0 then (c `shiftR` 1) `xor` 0xedb88320 else c `shiftR` 1

main :: IO ()
main = do
  print (map mix [1 .. 5])
  print (crc (map (fromIntegral . fromEnum) "123456789"))
  print [popCount (mix n) | n <- [1 .. 10]]
  print [countLeadingZeros (n :: Word16) | n <- [0, 1, 255, 256, 65535]]
  print (map fromIntegral [-1, 127, 128, 255, 256, 300 :: Int] :: [Int8])
  print (rotateL (0x12345678 :: Word32) 12, rotateR (0x1234 :: Word16) 5, (-7 :: Int32) `shiftR` 1)
  print [(a `quotRem` b, a `divMod` b) | a <- [-7, 7], b <- [-2, 2 :: Int64]]
