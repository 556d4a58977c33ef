import {
  type AnyLine,
  findMapObject,
  type MapDocument,
  type MapObjectId,
  mainLine,
  type Position,
} from '@mishiori/map-document'
import { groundQuestionOf } from '@repo/articles/ground-question'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { answerToSave, readSavedAnswer, type SavedAnswer } from '@repo/articles/saved-answers'
import type { ApiClient, GroundOfLine } from '@repo/contract'
import type { LengthFormat } from '@repo/i18n'
import { browserApi } from '@repo/web-kit/browser-api'

export type GroundAnswer =
  | { readonly kind: 'known'; readonly ground: GroundOfLine }
  | { readonly kind: 'tooLong' | 'failed' }

export interface ShownArticle {
  readonly view: Pick<ReadingView, 'article' | 'heldLayers'>
  readonly token: string | null
  readonly language: LengthFormat
}

/** By the path of the line: the cards, the time and the map ask for the same. */
const loading = new WeakMap<readonly Position[], Promise<GroundAnswer>>()

/**
 * What is under the feet along the main line or another one, as everybody sees it: what a private place hides is cut
 * already. Asked for once, until it failed. Where no answer comes, what a saved article has of it is one.
 */
export async function loadGround(
  { view, token, language }: ShownArticle,
  { api = browserApi(), lineId = null }: { api?: Pick<ApiClient, 'ground'>; lineId?: MapObjectId | null } = {},
): Promise<GroundAnswer> {
  const content = await loadLiveMap(view, token, language)
  if (!content) forgetLiveMap(view, token, language) // so that another try asks again
  const line = content && lineOf(content.document, lineId)
  if (!line) return { kind: 'failed' }
  const asked = loading.get(line.path) ?? askFor(line, api)
  loading.set(line.path, asked)
  const answer = await asked
  if (answer.kind === 'failed') loading.delete(line.path)
  return answer
}

function lineOf(document: MapDocument, lineId: MapObjectId | null): AnyLine | null {
  if (lineId === null) return mainLine(document)
  const object = findMapObject(document, lineId)
  return object && 'path' in object ? object : null
}

async function askFor(line: AnyLine, api: Pick<ApiClient, 'ground'>): Promise<GroundAnswer> {
  const body = groundQuestionOf(line)
  if (!body) return { kind: 'tooLong' }
  const answer = await api.ground({ body }).catch(() => null)
  if (answer?.ok) return { kind: 'known', ground: answer.data }
  if (answer?.error.code === 'ground.too_long') return { kind: 'tooLong' }
  const ground = await readSavedAnswer('ground', JSON.stringify(body))
  return ground ? { kind: 'known', ground } : { kind: 'failed' }
}

/** The same of a line, as an answer to be kept; none where there is none. */
export async function lookUpGround(line: AnyLine, signal: AbortSignal): Promise<readonly SavedAnswer[]> {
  const body = groundQuestionOf(line)
  const answer = body && (await browserApi().ground({ body }, { signal }))
  return answer?.ok ? [await answerToSave('ground', JSON.stringify(body), answer.data)] : []
}
