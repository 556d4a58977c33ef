import type { Locale, RouteArticle } from '@repo/contract'
import { EMPTY_DRAFT } from '../saving/draft.ts'
import { readArticle } from '../saving/opened-article.ts'
import type { Journal, JournalEntry, UnsavedWork } from '../saving/ports.ts'
import type { SaveInput } from '../saving/save-context.ts'
import { articleSlot, besideSlot, GUEST_ID } from '../saving/slots.ts'
import { readWork } from '../saving/unsaved-work.ts'
import { changedParts } from './draft-parts.ts'
import { listUnclaimedDrafts } from './unclaimed-drafts.ts'

/** Where a session begins. */
export type SessionStart = Pick<SaveInput, 'draft' | 'base' | 'slot' | 'userId' | 'restored'>

export interface OpenedSession {
  readonly start: SessionStart
  /** Work on this device that the server does not have. */
  readonly offer: UnsavedWork | null
}

export interface SessionRequest {
  /** null makes a new one. */
  readonly article: RouteArticle | null
  readonly userId: number
  /** What a new article is written in, until its author says otherwise. */
  readonly language: Locale
  /** The slot of never-saved work to go on with at once. */
  readonly resume: string | null
  /** Work on this device, for offline use. */
  readonly kept?: KeptWork | undefined
}

export interface KeptWork {
  readonly entry: JournalEntry
  /** Whether the server has all of it. */
  readonly isSaved: boolean
}

interface SessionPorts {
  readonly journal: Pick<Journal, 'findNewest' | 'listNew'>
  readonly createId: () => string
  /** Whether another tab is working in a slot. */
  readonly isSlotHeld: (slot: string) => Promise<boolean>
}

/** Finds where to begin. A journal that cannot be read does not keep anybody from editing. */
export async function openSession(request: SessionRequest, ports: SessionPorts): Promise<OpenedSession> {
  if (request.kept) return { start: keptStart(request.kept, request.userId), offer: null }
  return request.article ? openArticle(request.article, request, ports) : openNew(request, ports)
}

async function openArticle(
  article: RouteArticle,
  { userId }: SessionRequest,
  ports: SessionPorts,
): Promise<OpenedSession> {
  const shared = articleSlot(article.id)
  const { draft, saved: base } = readArticle(article)
  if (await ports.isSlotHeld(shared)) {
    return { start: { draft, base, slot: besideSlot(shared, ports.createId()), userId }, offer: null }
  }
  const entry = await ports.journal.findNewest(shared).catch(() => null)
  const work = entry?.userId === userId ? readWork(entry) : null
  const isNews = work !== null && changedParts(work.draft, draft).length > 0
  return { start: { draft, base, slot: shared, userId }, offer: isNews ? work : null }
}

async function openNew({ userId, resume, language }: SessionRequest, ports: SessionPorts): Promise<OpenedSession> {
  const free = await listUnclaimedDrafts(userId, ports).catch(() => [])
  // A guest has one work, and no list to choose it from.
  const resumed = free.find(({ slot }) => slot === resume) ?? (userId === GUEST_ID ? free[0] : undefined)
  if (resumed) return { start: restoredStart(readWork(resumed), userId), offer: null }
  const draft = { ...EMPTY_DRAFT, language, translation: null }
  const start = { draft, base: null, slot: `new:${ports.createId()}`, userId }
  const [newest] = free
  return { start, offer: newest ? readWork(newest) : null }
}

function keptStart({ entry, isSaved }: KeptWork, userId: number): SessionStart {
  const work = readWork(entry)
  const { draft, base, slot } = work
  return isSaved ? { draft, base, slot, userId } : restoredStart(work, userId)
}

/** Goes on with what the journal kept, which from now on is this user's. */
export function restoredStart({ draft, base, slot, pending }: UnsavedWork, userId: number): SessionStart {
  return { draft, base, slot, userId, restored: { pending } }
}
