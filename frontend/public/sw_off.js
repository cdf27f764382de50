/* In the place of /sw.js where pages are not kept: takes an earlier service worker and all that it kept away. */
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => {
  const leave = async () => {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
