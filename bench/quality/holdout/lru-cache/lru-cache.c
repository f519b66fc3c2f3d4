/* A cache with a limit in bytes that forgets what was used longest ago: a chained hash table over a doubly linked list.
   Requests follow a skewed distribution, entries have names and sizes of their own.
   Checked: the list, the table and the count of bytes agree at the end. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096, LIMIT = 600000, REQUESTS = 900000, NAMES = 20000 };

typedef struct Entry {
    struct Entry *newer, *older; /* by last use */
    struct Entry *next;          /* in the bucket */
    uint32_t hash;
    uint32_t size;
    uint32_t hits;
    char name[28];
} Entry;

typedef struct {
    Entry *buckets[BUCKETS];
    Entry ends; /* newer: the oldest entry, older: the newest */
    Entry *spare;
    size_t bytes, entries, evictions;
} Cache;

static uint32_t hash_name(const char *name) {
    uint32_t hash = 2166136261u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

static void unlink_entry(Entry *entry) {
    entry->newer->older = entry->older;
    entry->older->newer = entry->newer;
}

static void make_newest(Cache *cache, Entry *entry) {
    entry->older = cache->ends.older;
    entry->newer = &cache->ends;
    cache->ends.older->newer = entry;
    cache->ends.older = entry;
}

static Entry *look_up(Cache *cache, const char *name) {
    uint32_t hash = hash_name(name);
    for (Entry *entry = cache->buckets[hash % BUCKETS]; entry; entry = entry->next)
        if (entry->hash == hash && strcmp(entry->name, name) == 0) {
            unlink_entry(entry);
            make_newest(cache, entry);
            entry->hits++;
            return entry;
        }
    return NULL;
}

static void evict(Cache *cache, Entry *entry) {
    Entry **link = &cache->buckets[entry->hash % BUCKETS];
    while (*link != entry)
        link = &(*link)->next;
    *link = entry->next;
    unlink_entry(entry);
    cache->bytes -= entry->size;
    cache->entries--;
    cache->evictions++;
    entry->next = cache->spare;
    cache->spare = entry;
}

static Entry *take_entry(Cache *cache) {
    Entry *entry = cache->spare;
    if (entry)
        cache->spare = entry->next;
    else if (!(entry = malloc(sizeof *entry)))
        exit(2);
    return entry;
}

static void put(Cache *cache, const char *name, uint32_t size) {
    while (cache->bytes + size > LIMIT)
        evict(cache, cache->ends.newer);
    Entry *entry = take_entry(cache);
    entry->hash = hash_name(name);
    entry->size = size;
    entry->hits = 0;
    strcpy(entry->name, name);
    entry->next = cache->buckets[entry->hash % BUCKETS];
    cache->buckets[entry->hash % BUCKETS] = entry;
    make_newest(cache, entry);
    cache->bytes += size;
    cache->entries++;
}

static uint64_t seed;

static uint32_t random_number(void) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33);
}

/* "/img/" and a number, of which small ones are frequent. */
static void name_of(uint32_t number, char *name) {
    static const char *const folders[] = {"/img/", "/css/", "/api/v2/", "/static/js/"};
    char digits[12];
    int count = 0;
    const char *folder = folders[number & 3];
    while (*folder)
        *name++ = *folder++;
    do
        digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count)
        *name++ = digits[--count];
    *name = 0;
}

static long check(const Cache *cache) {
    size_t bytes = 0, listed = 0, hashed = 0;
    for (const Entry *entry = cache->ends.newer; entry != &cache->ends; entry = entry->newer) {
        bytes += entry->size;
        listed++;
    }
    for (int i = 0; i < BUCKETS; i++)
        for (const Entry *entry = cache->buckets[i]; entry; entry = entry->next)
            hashed += entry->hash % BUCKETS == (uint32_t)i;
    return (bytes != cache->bytes) + (listed != cache->entries) + (hashed != cache->entries);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long requests = scale ? scale * 5 * REQUESTS : 5000;
    static Cache cache;
    cache.ends.newer = cache.ends.older = &cache.ends;
    seed = 42;
    uint64_t hits = 0, sum = 0;
    for (long i = 0; i < requests; i++) {
        uint32_t a = random_number() % NAMES, b = random_number() % NAMES;
        uint32_t number = (uint32_t)((uint64_t)a * b / NAMES);
        char name[28];
        name_of(number, name);
        Entry *found = look_up(&cache, name);
        if (found) {
            hits++;
            sum += found->size ^ found->hits;
        } else {
            put(&cache, name, 20 + number * 37 % 400);
        }
    }
    long wrong = check(&cache);
    printf("lru-cache: %llu hits, %zu evictions, %zu entries, %llu\n", (unsigned long long)hits, cache.evictions,
           cache.entries, (unsigned long long)sum);
    return wrong != 0;
}
