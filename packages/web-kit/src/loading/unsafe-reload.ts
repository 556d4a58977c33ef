/** Puts unsaved work where a reload cannot lose it. */
export type SaveWork = () => Promise<void>

const keepers = new Set<SaveWork>()
const RELOADED_AT = 'reloaded-at'
const ONCE_PER_MS = 60_000

/** Registers work to be kept before this page leaves on its own. Returns how to stop. */
export function beforeUnsafeReload(keep: SaveWork): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** True when all work is kept; a page with work that could not be kept must not be left. */
export async function saveWork(): Promise<boolean> {
  const outcomes = await Promise.allSettled([...keepers].map((keep) => keep()))
  return outcomes.every((outcome) => outcome.status === 'fulfilled')
}

interface Page {
  readonly now: () => number
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
  /** Whether the server answers: a page that is reloaded without it is lost to its visitor. */
  readonly isServerThere: () => Promise<boolean>
}

/**
 * Reloads for a chunk that was removed by a deploy: at most once a minute, and only when all work is saved and
 * the server answers.
 */
export async function reloadForMissingPart({ now, memory, reload, isServerThere }: Page): Promise<boolean> {
  const last = Number(memory.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY)
  if (now() - last < ONCE_PER_MS || !(await isServerThere()) || !(await saveWork())) return false
  memory.setItem(RELOADED_AT, String(now()))
  reload()
  return true
}

/** Watches for parts of the page that cannot be loaded. Returns how to stop. */
export function reloadWhenPartsAreMissing(): () => void {
  const onMissingPart = () => {
    void reloadForMissingPart({
      now: Date.now,
      memory: sessionStorage,
      reload: () => location.reload(),
      isServerThere: () =>
        fetch('/api/ready', { cache: 'no-store' }).then(
          ({ ok }) => ok,
          () => false,
        ),
    })
  }
  addEventListener('vite:preloadError', onMissingPart)
  return () => removeEventListener('vite:preloadError', onMissingPart)
}
