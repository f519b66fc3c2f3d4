// dynamic_cast, typeid and virtual inheritance, with exceptions for the failures; catching
// ambiguous bases.
#include <cstdio>
#include <typeinfo>

struct Root {
  int root = 1;
  virtual ~Root() = default;
};
struct Left : virtual Root {
  int left = 2;
};
struct Right : virtual Root {
  int right = 3;
};
struct Bottom : Left, Right {
  int bottom = 4;
};
struct Alone {
  virtual ~Alone() = default;
  int alone = 5;
};
struct Twice1 : Alone {};
struct Twice2 : Alone {};
struct Ambiguous : Twice1, Twice2 {};

template <class Target, class Source>
static void cast(Source& source) {
  try {
    Target& target = dynamic_cast<Target&>(source);
    std::printf("%s ", typeid(target).name());
  } catch (const std::bad_cast&) {
    std::printf("bad_cast ");
  }
}
template <class Thrown, class Caught>
static void attempt() {
  try {
    throw Thrown();
  } catch (Caught&) {
    std::puts("caught");
  } catch (...) {
    std::puts("other");
  }
}

int main() {
  Bottom bottom;
  Left left;
  Root& root = bottom;
  cast<Left>(root), cast<Right>(root), cast<Bottom>(root);
  cast<Right>(static_cast<Left&>(bottom)), cast<Alone>(root);
  Root& only = left;
  cast<Bottom>(only), cast<Right>(only), cast<Left>(only);
  std::puts("");
  try {
    Root* null = nullptr;
    std::puts(typeid(*null).name());
  } catch (const std::bad_typeid&) {
    std::puts("bad_typeid");
  }
  attempt<Bottom, Root>();
  attempt<Bottom, Right>();
  attempt<Ambiguous, Alone>();
  attempt<Ambiguous, Twice2>();
  try {
    throw Bottom();
  } catch (Root& caught) {
    std::printf("%d %d\n", caught.root, dynamic_cast<Bottom&>(caught).bottom);
  }
  try {
    throw static_cast<Right*>(&bottom);
  } catch (Root* caught) {
    std::printf("%d\n", dynamic_cast<Bottom*>(caught)->left);
  }
}
