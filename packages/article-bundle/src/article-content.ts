import { parseArticle } from '@mishiori/article-blocks/document'
import { parseMapDocument } from '@mishiori/map-document'
import type { ArticleOriginStatement, ArticleTranslationInput, Locale, NewRouteArticleInput } from '@repo/contract'
import { picturesIn } from './picture-addresses.ts'

export interface ArticleContent {
  /** A draft, with the pictures' addresses as they were where the article comes from. */
  readonly input: NewRouteArticleInput
  /** Stored names of the uploaded pictures that it shows. */
  readonly pictures: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const localeOf = (value: unknown): Locale | undefined => (value === 'ja' || value === 'en-us' ? value : undefined)

/**
 * Reads an article as the API answers it: what its author wrote, not what became of it.
 * @returns null when it is no article or its map or text is broken.
 */
export function articleContent(json: unknown): ArticleContent | null {
  if (!isFields(json) || typeof json.title !== 'string' || !Array.isArray(json.layer)) return null
  const isMap = json.layer.length === 0 || parseMapDocument(json.layer).ok // nothing is drawn yet in many a draft
  if (!isMap || !parseArticle(json.context).ok) return null
  const translation = translationOf(json.translation)
  if (translation === undefined) return null
  const language = localeOf(json.language)
  const origin = originOf(json)
  const input: NewRouteArticleInput = {
    title: json.title,
    summary: textOf(json.summary),
    ...(language && { language }),
    translation,
    layer: json.layer,
    context: json.context,
    tag: tagsOf(json.tag),
    is_draft: true,
    private_mode: null,
    thumbnail_path: typeof json.thumbnail_path === 'string' ? json.thumbnail_path : null,
    ...(origin && { origin }),
  }
  return { input, pictures: picturesIn(input) }
}

/**
 * What the file says of its source. Files that were made before that was signed say it beside the title. A statement
 * that no export has made is as good as none.
 */
function originOf({ source, origin }: Fields): ArticleOriginStatement | null {
  const { issuer, source: stated, signature } = isFields(origin) ? origin : {}
  if (typeof issuer !== 'string' || issuer.length > 255 || typeof signature !== 'string' || signature.length > 64) {
    return source === 'strava' ? { issuer: '', source, signature: '' } : null
  }
  return { issuer, source: source === 'strava' || stated === 'strava' ? 'strava' : null, signature }
}

/** @returns undefined when there is one that cannot be read. */
function translationOf(value: unknown): ArticleTranslationInput | null | undefined {
  if (!isFields(value)) return null
  const { title, summary, context } = value
  return parseArticle(context).ok ? { title: textOf(title), summary: textOf(summary), context } : undefined
}

function tagsOf(value: unknown): NewRouteArticleInput['tag'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((tag) => (isFields(tag) && typeof tag.name === 'string' ? [{ name: tag.name }] : []))
}
