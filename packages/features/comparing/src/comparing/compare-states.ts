import { type ArticleDocument, EMPTY_ARTICLE, parseArticle } from '@mishiori/article-blocks/document'
import { recordingExtents, showsMore } from '@repo/authoring/recording-extents'
import { linesOf } from './block-facets.ts'
import { type BlockChange, compareBlocks, haveSameBlocks } from './compare-blocks.ts'
import { compareLines, type LineChange } from './compare-lines.ts'
import { compareObjects, haveOtherLayers, type ObjectChange, readMap } from './compare-maps.ts'
import { drawMapChanges, type MapDrawing } from './draw-map-changes.ts'
import { type EditedLine, joinEditedLines } from './edited-lines.ts'

interface StateText {
  readonly title: string
  readonly summary: string
  readonly context: unknown
}

/** A stored state of an article. */
export interface ArticleState extends StateText {
  readonly layer: readonly unknown[]
  /** In the second language; null without one. */
  readonly translation: StateText | null
}

/** How title, summary and text of one language differ. */
export interface TextChanges {
  readonly title: { readonly before: string; readonly after: string } | null
  readonly summary: { readonly before: string; readonly after: string } | null
  readonly lines: readonly (LineChange | EditedLine)[]
  /** Changes of form, pictures, links and dividers, which the lines do not show. */
  readonly blocks: readonly BlockChange[]
  /** The same lines in blocks of the same looks, which begin and end elsewhere. */
  readonly isOnlyDividedAnew: boolean
}

/** How a later state differs from an earlier one. */
export interface StateChanges extends TextChanges {
  /** In the second language, whether or not both states have one. */
  readonly translation: TextChanges
  readonly objects: readonly ObjectChange[]
  /** Names or order of layers differ, or an object is in another layer. */
  readonly hasOtherLayers: boolean
  /** The earlier map exposes recordings that the later one does not. */
  readonly wouldBringRecording: boolean
  /** Both maps, one above the other; null where nothing differs that can be drawn. */
  readonly drawing: MapDrawing | null
}

const NO_WORDS: StateText = { title: '', summary: '', context: { version: 1, blocks: [] } }

export function compareStates(before: ArticleState, after: ArticleState): StateChanges {
  const [mapBefore, mapAfter] = [readMap(before.layer), readMap(after.layer)]
  return {
    ...compareText(before, after),
    translation: compareText(before.translation ?? NO_WORDS, after.translation ?? NO_WORDS),
    objects: compareObjects(mapBefore, mapAfter),
    hasOtherLayers: haveOtherLayers(mapBefore, mapAfter),
    wouldBringRecording: showsMore(recordingExtents(mapBefore), recordingExtents(mapAfter)),
    drawing: drawMapChanges(mapBefore, mapAfter),
  }
}

function compareText(before: StateText, after: StateText): TextChanges {
  return {
    title: textChange(before.title, after.title),
    summary: textChange(before.summary, after.summary),
    ...compareBodies(before.context, after.context),
  }
}

/** How two stored texts differ. */
export function compareBodies(before: unknown, after: unknown): BodyChanges {
  const [old, now] = [readText(before), readText(after)]
  const lines = joinEditedLines(compareLines(old.blocks.flatMap(linesOf), now.blocks.flatMap(linesOf)))
  const blocks = compareBlocks(old, now)
  const isDifferent = lines.length > 0 || blocks.length > 0
  return {
    lines,
    blocks,
    isOnlyDividedAnew: !isDifferent && !haveSameBlocks(old, now),
  }
}

export function isUnchanged({ objects, hasOtherLayers, drawing: _, translation, ...text }: StateChanges): boolean {
  return objects.length === 0 && !hasOtherLayers && isTextUnchanged(text) && isTextUnchanged(translation)
}

export function isTextUnchanged({ title, summary, ...text }: TextChanges): boolean {
  return title === null && summary === null && isUnchangedText(text)
}

export type BodyChanges = Omit<TextChanges, 'title' | 'summary'>

export function isUnchangedText({ lines, blocks, isOnlyDividedAnew }: BodyChanges): boolean {
  return lines.length === 0 && blocks.length === 0 && !isOnlyDividedAnew
}

function textChange(before: string, after: string) {
  return before === after ? null : { before, after }
}

function readText(context: unknown): ArticleDocument {
  const parsed = parseArticle(context)
  return parsed.ok ? parsed.document : EMPTY_ARTICLE
}
