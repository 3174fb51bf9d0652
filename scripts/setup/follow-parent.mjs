/**
 * Ends this process in good order when the one that started it has died. `npm` passes a signal to the shell
 * between us and itself, and the shell keeps it; without this a killed `npm start` would leave its server behind.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
