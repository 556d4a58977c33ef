import { type ArticleDocument, EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import {
  type AnyLine,
  type FittedLayers,
  fitLayers,
  type LayerContents,
  type MapObject,
  thinLine,
} from '@mishiori/map-document'
import { newArticleInput } from '@repo/authoring/new-article-input'
import type { RouteArticleInput } from '@repo/contract'
import type { ImportItem } from './import-item.ts'

/** Whether all files become one article or each one of its own. */
export type ImportMode = 'one' | 'each'

/** Beyond this, editing a line by its points is slow on small devices. */
export const EASILY_EDITED_POINTS = 10_000

/** An article to be. */
export interface ImportedArticle {
  /** Of the file that it is named after. */
  readonly fileId: string
  readonly title: string
  readonly items: readonly ImportItem[]
  readonly photos: PhotoDraft | null
}

/** What photos add to an article. */
export interface PhotoDraft {
  /** Null where none of them has a place. */
  readonly layer: LayerContents | null
  readonly text: ArticleDocument
}

interface Choice {
  readonly mode: ImportMode
  readonly titleOf: (fileId: string) => string
  /** Where there are some, everything becomes one article. */
  readonly photos?: PhotoDraft | null
}

/** In place of a file's, of an article that has none. */
const PHOTOS_ALONE = 'photos'

/** The articles that the chosen items become, in the order of their files. */
export function articlesOf(
  items: readonly ImportItem[],
  { mode, titleOf, photos = null }: Choice,
): readonly ImportedArticle[] {
  const byFile = Map.groupBy(items, ({ fileId }) => (mode === 'one' || photos ? '' : fileId))
  if (photos && byFile.size === 0) return [{ fileId: PHOTOS_ALONE, title: titleOf(PHOTOS_ALONE), items: [], photos }]
  return [...byFile.values()].flatMap((of) => {
    const [first] = of
    return first ? [{ fileId: first.fileId, title: titleOf(first.fileId), items: of, photos }] : []
  })
}

/** The layers of an article: one for each of its files' that something was chosen of, at last that of its photos. */
export function layersOf({ items, photos }: Pick<ImportedArticle, 'items' | 'photos'>): FittedLayers {
  const layers = Map.groupBy(items, ({ fileId, layerName }) => JSON.stringify([fileId, layerName]))
  const contents = [...layers.values()].map(
    (of): LayerContents => ({
      name: of[0]?.layerName ?? '',
      objects: of.flatMap(({ objects }) => objects),
    }),
  )
  return fitLayers(photos?.layer ? [...contents, photos.layer] : contents)
}

/** What is sent for an article: a draft. */
export function inputOf(article: ImportedArticle, { isThinned }: { readonly isThinned: boolean }): RouteArticleInput {
  const { layers } = layersOf(article)
  return newArticleInput({
    id: article.fileId,
    title: article.title,
    layers: isThinned ? layers.map((layer) => ({ ...layer, objects: layer.objects.map(thinned) })) : layers,
    text: article.photos?.text ?? EMPTY_ARTICLE,
  })
}

const isLong = (object: MapObject): object is AnyLine => 'path' in object && object.path.length > EASILY_EDITED_POINTS

const thinnings = new WeakMap<AnyLine, ReturnType<typeof thinLine>>()

/** A long line with fewer points, found once: for the figures that the user decides by, and again for what is sent. */
function thinningOfLine(line: AnyLine): ReturnType<typeof thinLine> {
  const known = thinnings.get(line)
  if (known !== undefined) return known
  const found = thinLine(line, EASILY_EDITED_POINTS)
  thinnings.set(line, found)
  return found
}

const thinned = (object: MapObject): MapObject => (isLong(object) ? (thinningOfLine(object)?.line ?? object) : object)

export interface Thinning {
  readonly pointsBefore: number
  readonly pointsAfter: number
  /** The farthest that any line is moved. */
  readonly toleranceMeters: number
}

/** What thinning long lines out would do; null when there are none. */
export function thinningOf(items: readonly ImportItem[]): Thinning | null {
  const long = items.flatMap(({ objects }) => objects.filter(isLong))
  const found = long.flatMap((line) => {
    const answer = thinningOfLine(line)
    return answer ? [{ line, answer }] : []
  })
  if (found.length === 0) return null
  return {
    pointsBefore: found.reduce((sum, { line }) => sum + line.path.length, 0),
    pointsAfter: found.reduce((sum, { answer }) => sum + answer.line.path.length, 0),
    toleranceMeters: Math.max(...found.map(({ answer }) => answer.toleranceMeters)),
  }
}
