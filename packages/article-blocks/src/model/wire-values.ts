import { imageAddress, isMapObjectId } from './addresses.ts'
import { ARTICLE_LIMITS, type ImageSize, type JsonValue } from './article-document.ts'
import { characterCount, cutCharacters } from './characters.ts'
import { cleanText, type InlineText, inlineLength } from './inline-text.ts'
import type { ProblemLog } from './problems.ts'
import { inlineFromHtml } from './sanitize.ts'

/** Marks and escapes need room beside the characters; what exceeds this is refused before it is parsed. */
const MAX_HTML_PER_CHARACTER = 8

export type Fields = Readonly<Record<string, unknown>>

/** The path of a value, and the receiver of its problems. */
export interface Place {
  readonly log: ProblemLog
  readonly path: string
}

export function at(place: Place, key: string | number): Place {
  return { log: place.log, path: `${place.path}/${key}` }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Inline HTML as text; null after telling the log. */
export function readInline(value: unknown, place: Place): InlineText | null {
  if (typeof value !== 'string') return place.log.add('text.invalid', place.path)
  if (value.length > ARTICLE_LIMITS.textLength * MAX_HTML_PER_CHARACTER)
    return place.log.add('text.too_long', place.path)
  const text = inlineFromHtml(value)
  return inlineLength(text) > ARTICLE_LIMITS.textLength ? place.log.add('text.too_long', place.path) : text
}

/** A caption, plain text of one line; absent means ''. */
export function readCaption(value: unknown, place: Place): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') return place.log.add('text.invalid', place.path)
  const caption = oneLine(value)
  return characterCount(caption) > ARTICLE_LIMITS.captionLength ? place.log.add('text.too_long', place.path) : caption
}

/** A caption as it may be stored, made of any text. */
export function cleanCaption(text: string): string {
  return cutCharacters(oneLine(text).trim(), ARTICLE_LIMITS.captionLength).toWellFormed()
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

export function readImageUrl(value: unknown, place: Place): string | null {
  const url = typeof value === 'string' ? imageAddress(value) : null
  return url ?? place.log.add('image.url_invalid', place.path)
}

/** @returns undefined when the value is neither an id nor absent. */
export function readMapObjectId(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null
  return isMapObjectId(value) ? value : undefined
}

/** @returns undefined when only one side is known or a side is no count of pixels. */
export function readImageSize(width: unknown, height: unknown): ImageSize | null | undefined {
  if ((width ?? null) === null && (height ?? null) === null) return null
  return isPixels(width) && isPixels(height) ? { width, height } : undefined
}

export function isOneOf<T extends string>(value: unknown, allowed: readonly T[]): value is T {
  return typeof value === 'string' && (allowed as readonly string[]).includes(value) // widened to search it for any text
}

/** Whether a value is JSON that a database can hold: bounded depth, well-formed text without U+0000. */
export function isStorableJson(value: unknown, depth: number = ARTICLE_LIMITS.unknownBlockDepth): value is JsonValue {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return isStorableText(value)
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isStorableJson(item, depth - 1))
  if (!isFields(value)) return false
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorableJson(item, depth - 1))
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100_000
}
