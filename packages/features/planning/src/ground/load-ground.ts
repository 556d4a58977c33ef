import {
  type AnyLine,
  findMapObject,
  type MapDocument,
  type MapObjectId,
  mainLine,
  type Position,
} from '@mishiori/map-document'
import { groundQuestionOf } from '@repo/articles/ground-question'
import { answerToSave, readSavedAnswer, type SavedAnswer } from '@repo/articles/saved-answers'
import type { ApiClient, GroundOfLine } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { loadShownMap, type ShownArticle } from '../load-main-line.ts'

/** `failed` when it cannot be had now, `tooLong` for a line that is not looked at. */
export type GroundAnswer = GroundOfLine | 'failed' | 'tooLong'

/** By the path of the line: the cards, the time and the map ask for the same. */
const loading = new WeakMap<readonly Position[], Promise<GroundAnswer>>()

/**
 * What is under the feet along the main line or another one, as everybody sees it: what a private place hides is cut
 * already. Asked for once, until it failed. Where no answer comes, what a saved article has of it is one.
 */
export async function loadGround(
  article: ShownArticle,
  { api = browserApi(), lineId = null }: { api?: Pick<ApiClient, 'ground'>; lineId?: MapObjectId | null } = {},
): Promise<GroundAnswer> {
  const document = await loadShownMap(article)
  const line = document && lineOf(document, lineId)
  if (!line) return 'failed'
  const asked = loading.get(line.path) ?? askFor(line, api)
  loading.set(line.path, asked)
  const answer = await asked
  if (answer === 'failed') loading.delete(line.path)
  return answer
}

function lineOf(document: MapDocument, lineId: MapObjectId | null): AnyLine | null {
  if (lineId === null) return mainLine(document)
  const object = findMapObject(document, lineId)
  return object && 'path' in object ? object : null
}

async function askFor(line: AnyLine, api: Pick<ApiClient, 'ground'>): Promise<GroundAnswer> {
  const body = groundQuestionOf(line)
  if (!body) return 'tooLong'
  const answer = await api.ground({ body }).catch(() => null)
  if (answer?.ok) return answer.data
  if (answer?.error.code === 'ground.too_long') return 'tooLong'
  return (await readSavedAnswer('ground', JSON.stringify(body))) ?? 'failed'
}

/** The same of a line, as an answer to be kept; none where there is none. */
export async function lookUpGround(line: AnyLine, signal: AbortSignal): Promise<readonly SavedAnswer[]> {
  const body = groundQuestionOf(line)
  const answer = body && (await browserApi().ground({ body }, { signal }))
  return answer?.ok ? [await answerToSave('ground', JSON.stringify(body), answer.data)] : []
}
