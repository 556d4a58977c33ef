const PREFIX = 'mishiori-editing:'
/** A page that is just being left may hold its slot a moment longer. */
const TIMEOUT_MS = 1000

/**
 * Holds a slot against other tabs of this browser until the signal aborts, waiting for it when another tab has it. Only
 * a hint: the server's version check decides. Browsers without locks (plain http) cannot tell, and each tab takes the
 * slot for its own.
 */
export function holdSlot(slot: string, signal: AbortSignal, onChange: (isMine: boolean) => void): void {
  const locks = lockManager()
  if (!locks) return
  const waiting = setTimeout(() => onChange(false), TIMEOUT_MS)
  signal.addEventListener('abort', () => clearTimeout(waiting), { once: true })
  const held = locks.request(`${PREFIX}${slot}`, { signal }, () => {
    clearTimeout(waiting)
    onChange(true)
    return new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }))
  })
  held.catch(() => undefined) // aborted while waiting
}

/** Whether another tab of this browser is working in a slot. */
export async function isSlotHeld(slot: string): Promise<boolean> {
  const locks = lockManager()
  if (!locks) return false
  const options = { mode: 'shared', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  return locks.request(`${PREFIX}${slot}`, options, () => false).catch(() => true)
}

function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}
