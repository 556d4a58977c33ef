/** Longer than a request may take, shorter than what init systems grant before they kill. */
const DEADLINE_MS = 9_000

/** Runs `stop` once on Ctrl-C or SIGTERM and leaves. A second Ctrl-C leaves at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const leave = () => {
    if (isStopping) process.exit(130)
    isStopping = true
    const deadline = setTimeout(() => process.exit(1), DEADLINE_MS)
    stop().then(
      () => {
        clearTimeout(deadline)
        process.exit(0)
      },
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
}
