import type { ElevationServices } from '@mishiori/map-editor/view'
import type { Along, GroundOfLine, TurnsOfLine } from '@repo/contract'

type FetchElevations = NonNullable<ElevationServices['fetchElevations']>

/** What is answered to each question that copies of articles have answers to. */
interface Answers {
  elevations: Awaited<ReturnType<FetchElevations>>
  along: Along
  ground: GroundOfLine
  turns: TurnsOfLine
}
type Question = keyof Answers

/** An address of no page, below which a copy keeps an answer, and the answer. */
export type SavedAnswer = readonly [address: string, answer: Response]

const FOLDERS: Readonly<Record<Question, string>> = {
  elevations: '/saved-elevations/',
  along: '/saved-along/',
  ground: '/saved-ground/',
  turns: '/saved-turns/',
}

export const isSavedAnswer = (path: string, question: Question) => path.startsWith(FOLDERS[question])

/** @param asked what was asked exactly; only that finds it again */
export async function answerToSave<Q extends Question>(
  question: Q,
  asked: string,
  answer: Answers[Q],
): Promise<SavedAnswer> {
  return [await addressOf(question, asked), Response.json(answer)]
}

/** What was saved with an article; null where nothing was. */
export async function readSavedAnswer<Q extends Question>(question: Q, asked: string): Promise<Answers[Q] | null> {
  if (!('caches' in globalThis)) return null
  try {
    const kept = await caches.match(await addressOf(question, asked))
    return kept ? ((await kept.json()) as Answers[Q]) : null // written above
  } catch {
    return null // browsers refuse their caches to some pages
  }
}

async function addressOf(question: Question, asked: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return `${FOLDERS[question]}${hex.join('')}`
}
