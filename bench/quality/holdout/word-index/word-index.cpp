// Makes an index of words with std::map, std::string, std::sort and std::unordered_map, as a report
// would. Checked: the occurrences add up to the words of the text, and the report is sorted.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

std::uint32_t state = 4711;

std::uint32_t random_below(std::uint32_t limit) {
  state = state * 1664525 + 1013904223;
  return static_cast<std::uint32_t>(static_cast<std::uint64_t>(state) * limit >> 32);
}

std::string make_word(std::uint32_t number) {
  static const std::vector<std::string> syllables = {"ba",  "ke",  "lin", "mor", "ta",
                                                     "vos", "sil", "ur",  "ne",  "pho"};
  std::string word;
  do {
    word += syllables[number % syllables.size()];
    number /= syllables.size();
  } while (number);
  return word;
}

std::string make_text(int words) {
  std::string text;
  for (int i = 0; i < words; i++) {
    std::string word = make_word(random_below(60) * random_below(60));
    if (random_below(10) == 0) word[0] = static_cast<char>(word[0] - 'a' + 'A');
    text += word;
    text += random_below(12) ? " " : random_below(2) ? ", " : ".\n";
  }
  return text;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
      word.push_back(c >= 'a' ? c : static_cast<char>(c - 'A' + 'a'));
    } else if (!word.empty()) {
      words.push_back(word);
      word.clear();
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

struct Row {
  std::string word;
  std::size_t count;
  std::vector<std::size_t> pages;
};

std::vector<Row> make_index(const std::vector<std::string>& words, std::size_t page_size) {
  std::map<std::string, std::pair<std::size_t, std::set<std::size_t>>> index;
  for (std::size_t i = 0; i < words.size(); i++) {
    auto& [count, pages] = index[words[i]];
    count++;
    pages.insert(i / page_size);
  }
  std::vector<Row> rows;
  for (const auto& [word, found] : index)
    rows.push_back({word, found.first, {found.second.begin(), found.second.end()}});
  return rows;
}

bool more_frequent(const Row& a, const Row& b) {
  return a.count != b.count ? a.count > b.count : a.word < b.word;
}

// Words of the same letters, the largest group first.
std::vector<std::vector<std::string>> anagrams(const std::vector<Row>& rows) {
  std::unordered_map<std::string, std::vector<std::string>> groups;
  for (const Row& row : rows) {
    std::string letters = row.word;
    std::sort(letters.begin(), letters.end());
    groups[letters].push_back(row.word);
  }
  std::vector<std::vector<std::string>> found;
  for (auto& [letters, words] : groups)
    if (words.size() > 1) found.push_back(std::move(words));
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
    return a.size() != b.size() ? a.size() > b.size() : a.front() < b.front();
  });
  return found;
}

std::string report(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) {
    text.append(row.word).append(30 - std::min<std::size_t>(row.word.size(), 29), '.');
    text += std::to_string(row.count);
    for (std::size_t i = 0; i < row.pages.size(); i++) {
      std::size_t last = i;
      while (last + 1 < row.pages.size() && row.pages[last + 1] == row.pages[last] + 1) last++;
      text += i == 0 ? ": " : ", ";
      text += std::to_string(row.pages[i]);
      if (last > i) text += "-" + std::to_string(row.pages[last]);
      i = last;
    }
    text += '\n';
  }
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  long scale = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 1;
  int size = scale ? 60000 : 500;
  std::uint64_t sum = 0;
  long wrong = 0;
  std::size_t groups = 0;
  for (long turn = 0; turn < (scale ? scale * 8 : 1); turn++) {
    std::vector<std::string> words = split(make_text(size));
    std::vector<Row> rows = make_index(words, 250);
    auto total = std::accumulate(rows.begin(), rows.end(), std::size_t{0},
                                 [](std::size_t n, const Row& row) { return n + row.count; });
    wrong += total != words.size() || words.size() != static_cast<std::size_t>(size);
    std::sort(rows.begin(), rows.end(), more_frequent);
    wrong += !std::is_sorted(rows.begin(), rows.end(), more_frequent);
    groups += anagrams(rows).size();
    for (unsigned char c : report(rows)) sum = (sum ^ c) * 1099511628211u;
  }
  std::printf("word-index: %zu groups, %016llx\n", groups, static_cast<unsigned long long>(sum));
  return wrong != 0;
}
