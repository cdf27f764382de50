// Preloaded into the watched server: Node's watcher runs no preload of its own, so when the launcher is
// gone, even by kill -9, the server asks the watcher to stop, which stops them both.
const EVERY_MS = 1000

function followLauncher() {
  try {
    process.kill(Number(process.env.FOLLOWED_LAUNCHER), 0)
  } catch {
    process.kill(process.ppid, 'SIGTERM')
  }
}

setInterval(followLauncher, EVERY_MS).unref()
