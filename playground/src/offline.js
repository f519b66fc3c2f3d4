// The page's service worker: the page is loaded once, and from the network again when there is one.
const NAME = "lilt-playground";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(["./"])));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || event.request.mode !== "navigate") return;
  event.respondWith(
    fetch(event.request)
      .then(async (response) => {
        if (response.ok) (await caches.open(NAME)).put("./", response.clone());
        return response;
      })
      .catch(() => caches.match("./")),
  );
});
