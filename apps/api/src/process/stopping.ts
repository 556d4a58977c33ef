/** Longer than a request may take, shorter than what init systems grant before they kill. */
const DEADLINE_MS = 9_000

/** One Ctrl-C may come twice: from the terminal, and passed on by the process that keeps us running. */
const ONE_MOMENT_MS = 500

/**
 * Runs `stop` once on Ctrl-C or SIGTERM and leaves. A second Ctrl-C leaves at once.
 *
 * @returns tells whether it is stopping
 */
export function stopOnSignal(stop: () => Promise<void>): () => boolean {
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
  return () => stoppedAt !== null
}

/** Steps that undo what was started, run in reverse order. */
export class CleanUp {
  readonly #steps: (() => Promise<unknown>)[] = []

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step)
  }

  /** Goes on after a step that fails, and reports the first failure at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = []
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
}
