const PREFIX = 'mishiori-editing:'

/**
 * Tells other tabs of this browser that a slot is being edited here, until the signal aborts. Only a hint: the server's version check decides.
 *
 * @returns false when another tab has it. True where the browser has no locks (plain http), which cannot tell.
 */
export function holdSlot(slot: string, signal: AbortSignal): Promise<boolean> {
  const locks = lockManager()
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(`${PREFIX}${slot}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null || signal.aborted) return
      return new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }))
    })
  })
}

/** The slots that some tab of this browser is editing. */
export async function heldSlots(): Promise<ReadonlySet<string>> {
  const state = await lockManager()?.query()
  const names = state?.held?.map(({ name = '' }) => name) ?? []
  return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)))
}

function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}
