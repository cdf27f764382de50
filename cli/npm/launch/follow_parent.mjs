// Preloaded into the programs that the launchers start: when the launcher is gone, even by kill -9,
// the program asks itself to stop. Only the direct child follows; what it forks is its own affair.
if (process.env.FOLLOWED_LAUNCHER === String(process.ppid) && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
