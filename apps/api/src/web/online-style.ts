/** How long a style may take to answer, and how often it is asked. */
const ANSWERS_WITHIN_MS = 4000
const ASKED_EVERY_MS = 10 * 60 * 1000

export interface OnlineStyle {
  /** The style's address while it answers, else null: maps then keep to the embedded one and browsers ask nobody. */
  current(): string | null
  stop(): void
}

interface OnlineStyleOptions {
  readonly fetchFrom?: typeof fetch
  readonly askedEveryMs?: number
}

/** Watches whether the street-level style that the operator allows can be reached from here. */
export function watchOnlineStyle(url: string | null, options: OnlineStyleOptions = {}): OnlineStyle {
  const { fetchFrom = fetch, askedEveryMs = ASKED_EVERY_MS } = options
  if (url === null) return { current: () => null, stop: () => {} }
  let answers = false
  const ask = async () => {
    answers = await fetchFrom(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'error' })
      .then(async (response) => response.ok && isStyle(await response.json()))
      .catch(() => false)
  }
  void ask()
  const timer = setInterval(() => void ask(), askedEveryMs)
  timer.unref()
  return { current: () => (answers ? url : null), stop: () => clearInterval(timer) }
}

function isStyle(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 8 && 'layers' in value
}
