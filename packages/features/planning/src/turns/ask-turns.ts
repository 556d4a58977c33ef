import { type AnyLine, encodePolyline, plainProfile, thinLine } from '@mishiori/map-document'
import { answerToSave, readSavedAnswer, type SavedAnswer } from '@repo/articles/saved-answers'
import { type Locale, PRODUCT_LIMITS, type TurnsOfLine, type TurnsQuestion } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'

/** `failed` when they cannot be had now, `tooLong` for a line that is not looked at. */
export type TurnsAnswer = TurnsOfLine | 'failed' | 'tooLong'

/** The turns of a line. Where no answer comes, what a saved article has of it is one. */
export async function askTurns(line: AnyLine, language: Locale, signal: AbortSignal): Promise<TurnsAnswer> {
  const body = questionOf(line, language)
  const answer = await browserApi().turns({ body }, { signal })
  if (answer.ok) return answer.data
  if (answer.error.code === 'turns.too_long') return 'tooLong'
  return signal.aborted ? 'failed' : ((await readSavedAnswer('turns', JSON.stringify(body))) ?? 'failed')
}

/** The same as answers to be kept, in both languages: a copy is read in either. */
export async function lookUpTurns(line: AnyLine, signal: AbortSignal): Promise<readonly SavedAnswer[]> {
  const found: SavedAnswer[] = []
  for (const language of ['ja', 'en-us'] as const) {
    const body = questionOf(line, language)
    const answer = await browserApi().turns({ body }, { signal })
    if (answer.ok) found.push(await answerToSave('turns', JSON.stringify(body), answer.data))
  }
  return found
}

function questionOf(line: AnyLine, language: Locale): TurnsQuestion {
  const max = PRODUCT_LIMITS.turns.points
  const { path } = line.path.length > max ? (thinLine(line, max)?.line ?? line) : line
  const whole = encodePolyline(path)
  if (line.kind !== 'navigationLine') return { path: whole, matching: 'map', language }
  const profile = line.profile ?? plainProfile(line.travelMode)
  return { path: whole, matching: path === line.path ? 'edges' : 'map', profile, language }
}
