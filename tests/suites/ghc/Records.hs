-- Records, derived instances, sums of many constructors, deep patterns.
import Data.List (foldl')

data Color = Red | Green | Blue | Yellow | Cyan | Magenta | Black | White | Gray | Brown
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

data Account = Account { owner :: String, balance :: Int, history :: [Event] } deriving (Eq, Show)
data Event = Deposit Int | Withdraw { amount :: Int, fee :: Int } | Note String | Closed deriving (Eq, Ord, Show)

apply :: Account -> Event -> Account
apply a e = case e of
  Deposit n | n > 0 -> logged { balance = balance a + n }
  Withdraw n f | n + f <= balance a -> logged { balance = balance a - n - f }
  Note "" -> a
  Closed -> logged { balance = 0 }
  _ -> logged
  where logged = a { history = e : history a }

weight :: Color -> Int
weight c = case c of
  Red -> 3; Green -> 14; Blue -> 15; Yellow -> 92; Cyan -> 65; Magenta -> 35; Black -> 89; White -> 79; Gray -> 32; Brown -> 38

main :: IO ()
main = do
  print (foldl' apply (Account "ann" 10 []) [Deposit 100, Withdraw 30 1, Note "x", Note "", Withdraw 1000 0, Deposit (-1)])
  print [minBound .. maxBound :: Color]
  print (sum (map weight [minBound ..]), read "Cyan" == Cyan, succ Red, fromEnum Brown, compare Blue Green)
  print (maximum [Deposit 3, Note "z", Closed, Withdraw 1 2], [Red, Blue ..])
