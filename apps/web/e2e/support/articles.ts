import {
  encodePolyline,
  type MapDocument,
  type MapObject,
  type Position,
  parseMapDocument,
  serializeMapDocument,
} from '@mishiori/map-document'
import type { Page } from '@playwright/test'
import type { RouteArticle, RouteArticleInput, WalkLogInput } from '@repo/contract'
import { apiOf } from './api.ts'
import type { ArticleEditorPage } from './editor.ts'

const line = {
  tmpId: 'line-1',
  objectType: 'LINE',
  name: 'Old road',
  text: '',
  color: '#DB0730',
  path: encodePolyline([
    [137.7846, 35.9312],
    [137.7901, 35.9378],
    [137.8012, 35.9455],
  ]),
  isMain: true,
}

/** A layer with one line of some two kilometres that begins here. */
export function lineFrom([lng, lat]: Position, name = 'Day 1'): RouteArticleInput['layer'] {
  const path = encodePolyline([
    [lng, lat],
    [lng + 0.02, lat + 0.01],
  ])
  return [{ id: 'layer-1', name, objects: [{ ...line, path }] }]
}

/** A line with two turns under a heading and a paragraph; `over` replaces what a story is about. */
export function anArticle(over: Partial<RouteArticleInput> = {}): RouteArticleInput {
  return {
    title: 'Over the pass',
    summary: 'Half a day on the old road',
    layer: [{ id: 'layer-1', name: 'Day 1', objects: [line] }],
    context: { version: 1, blocks: [{ type: 'paragraph', text: 'Stone steps lead up.' }] },
    tag: [],
    is_draft: false,
    private_mode: null,
    thumbnail_path: null,
    ...over,
  }
}

/** Saves an article of the person at this page. */
export async function createArticle(page: Page, over: Partial<RouteArticleInput> = {}): Promise<RouteArticle> {
  const answer = await apiOf(page).createRoute({ body: anArticle(over) })
  if (!answer.ok) throw new Error(`the article was refused: ${JSON.stringify(answer.error)}`)
  return answer.data
}

/** A draft of the person at this page, open in the editor, whose map opens on everything that `map` holds. */
export async function openDraft(editor: ArticleEditorPage, map: MapDocument): Promise<number> {
  const { id } = await createArticle(editor.page, { is_draft: true, layer: [...serializeMapDocument(map)] })
  await editor.page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  return id
}

/** The map of an article as it was saved. */
async function savedMap(page: Page, id: number): Promise<MapDocument> {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  const parsed = parseMapDocument(answer.data.layer)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.document
}

/** All that is on it. */
export async function savedObjects(page: Page, id: number): Promise<readonly MapObject[]> {
  return (await savedMap(page, id)).layers.flatMap(({ objects }) => objects)
}

interface LoggedWalk {
  readonly articleId: number
  readonly visibility: WalkLogInput['visibility']
  /** `2026-10-17` unless told. */
  readonly date?: string
}

/** Logs a walk of the person at this page. */
export async function logWalk(page: Page, { articleId, visibility, date = '2026-10-17' }: LoggedWalk): Promise<void> {
  const body = { walked_on: date, minutes: 95, conditions: [], text: '', visibility }
  const answer = await apiOf(page).createWalkLog({ params: { id: String(articleId) }, query: {}, body })
  if (!answer.ok) throw new Error(`the walk was refused: ${JSON.stringify(answer.error)}`)
}

/** A layer with a recording by bicycle of a quarter of an hour on this day, some five kilometres. */
export function rideOn(date: string): RouteArticleInput['layer'] {
  const steps = Array.from({ length: 16 }, (_, index) => index)
  const path = encodePolyline(steps.map((index): Position => [137.8 + index * 0.003, 36.1]))
  const timestamps = steps.map((index) => Date.parse(`${date}T03:00:00Z`) + index * 60_000)
  const ride = { ...line, objectType: 'RECORDING_LINE', mode: 'driving', path, timestamps }
  return [{ id: 'layer-1', name: 'Ride', objects: [ride] }]
}
