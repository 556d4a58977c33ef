/** What a recording along an article tells of a walk. It is kept on the device, and logged when its walker says so alone. */
export interface WalkOffer {
  /** The draft that the recording became. */
  readonly trackId: number
  /** As `2026-10-18`, where the device is. */
  readonly walkedOn: string
  /** Without pauses; null when that is less than one. */
  readonly minutes: number | null
}

const offerName = (userId: number, articleId: number) => `walk-offer:${userId}:${articleId}`
const alongName = (userId: number) => `recording-along:${userId}`

/** A store that is full or closed only costs the offer. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {}
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** An article that somebody records a walk along. */
export interface AlongArticle {
  readonly articleId: number
  /** Of the link that they came by. */
  readonly token: string | null
}

/** Remembers, through reloads and without a network, which article is recorded along. @param along null forgets it. */
export function keepAlong(userId: number, along: AlongArticle | null): void {
  write(alongName(userId), along && JSON.stringify(along))
}

export function readAlong(userId: number): AlongArticle | null {
  const { articleId, token } = fieldsOf(read(alongName(userId)))
  if (typeof articleId !== 'number') return null
  return { articleId, token: typeof token === 'string' ? token : null }
}

/** @param offer null forgets it. */
export function keepWalkOffer(userId: number, articleId: number, offer: WalkOffer | null): void {
  write(offerName(userId, articleId), offer && JSON.stringify(offer))
}

export function readWalkOffer(userId: number, articleId: number): WalkOffer | null {
  const { trackId, walkedOn, minutes } = fieldsOf(read(offerName(userId, articleId)))
  if (typeof trackId !== 'number' || typeof walkedOn !== 'string') return null
  return { trackId, walkedOn, minutes: typeof minutes === 'number' ? minutes : null }
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
