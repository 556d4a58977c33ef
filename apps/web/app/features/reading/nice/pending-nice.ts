const KEY = 'pending-nice'
/** Whoever logs in later has another thing in mind. */
const VALID_MS = 30 * 60 * 1000

/** Remembers, in this tab alone, the article for which a visitor wanted to send a Nice Route before they logged in. */
export function keepPendingNice(articleId: number): void {
  sessionStorage.setItem(KEY, JSON.stringify([articleId, Date.now()]))
}

/** Whether it was this article; asked once. */
export function takePendingNice(articleId: number): boolean {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return false
  const [id, at]: unknown[] = JSON.parse(kept)
  if (id !== articleId) return false
  sessionStorage.removeItem(KEY)
  return typeof at === 'number' && Date.now() - at < VALID_MS
}
