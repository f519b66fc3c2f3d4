-- A parser by combinators, an evaluator, and symbolic derivatives.
import Control.Applicative
import Data.Char

newtype Parser a = Parser { run :: String -> Maybe (a, String) }
instance Functor Parser where fmap f (Parser p) = Parser $ \s -> fmap (\(a, r) -> (f a, r)) (p s)
instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser f <*> Parser p = Parser $ \s -> f s >>= \(g, r) -> fmap (\(a, r') -> (g a, r')) (p r)
instance Alternative Parser where
  empty = Parser (const Nothing)
  Parser a <|> Parser b = Parser $ \s -> a s <|> b s

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser f where f (c : r) | ok c = Just (c, r); f _ = Nothing
token :: Char -> Parser Char
token c = satisfy (== c) <* many (satisfy isSpace)

data E = N Double | X | E :+ E | E :* E | E :- E | E :/ E deriving (Eq, Show)

expr, term, factor :: Parser E
expr = chain term ((:+) <$ token '+' <|> (:-) <$ token '-')
term = chain factor ((:*) <$ token '*' <|> (:/) <$ token '/')
factor = N . read <$> some (satisfy isDigit) <* many (satisfy isSpace) <|> X <$ token 'x' <|>
         token '(' *> expr <* token ')'
chain :: Parser a -> Parser (a -> a -> a) -> Parser a
chain p op = foldl (\a (f, b) -> f a b) <$> p <*> many ((,) <$> op <*> p)

eval :: Double -> E -> Double
eval _ (N n) = n
eval x X = x
eval x (a :+ b) = eval x a + eval x b
eval x (a :- b) = eval x a - eval x b
eval x (a :* b) = eval x a * eval x b
eval x (a :/ b) = eval x a / eval x b

derive, simplify :: E -> E
derive (N _) = N 0
derive X = N 1
derive (a :+ b) = derive a :+ derive b
derive (a :- b) = derive a :- derive b
derive (a :* b) = derive a :* b :+ a :* derive b
derive (a :/ b) = (derive a :* b :- a :* derive b) :/ (b :* b)
simplify (a :+ b) = case (simplify a, simplify b) of (N 0, y) -> y; (x, N 0) -> x; (N x, N y) -> N (x + y); (x, y) -> x :+ y
simplify (a :* b) = case (simplify a, simplify b) of
  (N 0, _) -> N 0; (_, N 0) -> N 0; (N 1, y) -> y; (x, N 1) -> x; (N x, N y) -> N (x * y); (x, y) -> x :* y
simplify (a :- b) = case (simplify a, simplify b) of (x, N 0) -> x; (x, y) | x == y -> N 0; (x, y) -> x :- y
simplify (a :/ b) = simplify a :/ simplify b
simplify e = e

main :: IO ()
main = mapM_ each ["1 + 2 * 3", "(x + 1) * (x - 1)", "x * x * x / (x + 2)", "2 * (3 + x", "((4))"]
  where
    each s = putStrLn $ s ++ ": " ++ case run expr s of
      Just (e, "") -> show (eval 2.5 e) ++ ", " ++ show (eval 2.5 (simplify (derive e))) ++ ", " ++ show (simplify (derive e))
      Just (_, rest) -> "left: " ++ rest
      Nothing -> "wrong"
