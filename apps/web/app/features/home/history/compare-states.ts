import { type ArticleDocument, EMPTY_ARTICLE, parseArticle } from '@mishiori/article-blocks/document'
import { type MapDocument, type MapObject, parseMapDocument } from '@mishiori/map-document'
import { linesOf } from './block-facets.ts'
import { type BlockChange, compareBlocks, haveSameBlocks } from './compare-blocks.ts'
import { compareLines, type LineChange } from './compare-lines.ts'

interface StateWords {
  readonly title: string
  readonly summary: string
  readonly context: unknown
}

/** What a state of an article holds, as it is stored. */
export interface ArticleState extends StateWords {
  readonly layer: readonly unknown[]
  /** In the second language; null without one. */
  readonly translation: StateWords | null
}

export interface ObjectChange {
  readonly id: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** As it is called now; as it was called when it is gone. */
  readonly name: string
}

/** How title, summary and text of one language differ. */
export interface WordChanges {
  readonly title: { readonly before: string; readonly after: string } | null
  readonly summary: { readonly before: string; readonly after: string } | null
  readonly lines: readonly LineChange[]
  /** Of form, pictures, links and dividers, which the lines do not tell. */
  readonly blocks: readonly BlockChange[]
  /** The same lines in blocks of the same looks, which begin and end elsewhere. */
  readonly isOnlyDividedAnew: boolean
}

/** How a later state differs from an earlier one. */
export interface StateChanges extends WordChanges {
  /** In the second language, whether or not both states have one. */
  readonly translation: WordChanges
  readonly objects: readonly ObjectChange[]
  /** Names or order of layers differ, or an object stands in another one. */
  readonly hasOtherLayers: boolean
}

const NO_WORDS: StateWords = { title: '', summary: '', context: { version: 1, blocks: [] } }

export function compareStates(before: ArticleState, after: ArticleState): StateChanges {
  const [mapBefore, mapAfter] = [readMap(before.layer), readMap(after.layer)]
  return {
    ...compareWords(before, after),
    translation: compareWords(before.translation ?? NO_WORDS, after.translation ?? NO_WORDS),
    objects: compareObjects(mapBefore, mapAfter),
    hasOtherLayers: layout(mapBefore, mapAfter) !== layout(mapAfter, mapBefore),
  }
}

function compareWords(before: StateWords, after: StateWords): WordChanges {
  const [old, now] = [readText(before.context), readText(after.context)]
  const lines = compareLines(old.blocks.flatMap(linesOf), now.blocks.flatMap(linesOf))
  const blocks = compareBlocks(old, now)
  const isTold = lines.length > 0 || blocks.length > 0
  return {
    title: textChange(before.title, after.title),
    summary: textChange(before.summary, after.summary),
    lines,
    blocks,
    isOnlyDividedAnew: !isTold && !haveSameBlocks(old, now),
  }
}

export function isUnchanged({ objects, hasOtherLayers, translation, ...words }: StateChanges): boolean {
  return objects.length === 0 && !hasOtherLayers && areSameWords(words) && areSameWords(translation)
}

export function areSameWords({ title, summary, ...text }: WordChanges): boolean {
  return title === null && summary === null && isUnchangedText(text)
}

export type TextChanges = Omit<WordChanges, 'title' | 'summary'>

export function isUnchangedText({ lines, blocks, isOnlyDividedAnew }: TextChanges): boolean {
  return lines.length === 0 && blocks.length === 0 && !isOnlyDividedAnew
}

function textChange(before: string, after: string) {
  return before === after ? null : { before, after }
}

function compareObjects(before: MapDocument | null, after: MapDocument | null): ObjectChange[] {
  const [old, now] = [objectsOf(before), objectsOf(after)]
  const gone = [...old.values()].filter(({ id }) => !now.has(id))
  const here = [...now.values()].flatMap((object): ObjectChange[] => {
    const former = old.get(object.id)
    if (!former) return [{ id: object.id, kind: 'added', name: object.name }]
    const isSame = JSON.stringify(former) === JSON.stringify(object)
    return isSame ? [] : [{ id: object.id, kind: 'changed', name: object.name }]
  })
  return [...here, ...gone.map(({ id, name }): ObjectChange => ({ id, kind: 'removed', name }))]
}

function objectsOf(map: MapDocument | null): Map<string, MapObject> {
  const objects = map?.layers.flatMap((layer) => layer.objects) ?? []
  return new Map(objects.map((object) => [object.id, object]))
}

/** The layers of a map with those of their objects that the other map has too, so that new objects alone make no difference. */
function layout(map: MapDocument | null, other: MapDocument | null): string {
  const known = objectsOf(other)
  const layers = map?.layers ?? []
  return JSON.stringify(
    layers.map(({ name, translations, objects }) => [
      name,
      translations,
      objects.filter(({ id }) => known.has(id)).map(({ id }) => id),
    ]),
  )
}

/** A blank map and one that cannot be read compare alike: nothing is on them. */
function readMap(layers: readonly unknown[]): MapDocument | null {
  const parsed = parseMapDocument(layers)
  return parsed.ok ? parsed.document : null
}

function readText(context: unknown): ArticleDocument {
  const parsed = parseArticle(context)
  return parsed.ok ? parsed.document : EMPTY_ARTICLE
}
