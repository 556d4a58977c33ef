/** Longer than a request may take, shorter than what init systems grant before they kill. */
const DEADLINE_MS = 9_000

/** One Ctrl-C may come twice: from the terminal, and passed on by the process that keeps us running. */
const ONE_MOMENT_MS = 500

/** Runs `stop` once on Ctrl-C or SIGTERM and leaves. A second Ctrl-C leaves at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppedAt: number | null = null
  const leave = () => {
    const now = performance.now()
    if (stoppedAt !== null && now - stoppedAt > ONE_MOMENT_MS) process.exit(130)
    if (stoppedAt !== null) return
    stoppedAt = now
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
