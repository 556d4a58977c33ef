import { articlePlainText, imageUrls, parseArticle } from '@mishiori/article-blocks/document'
import type { Locale, RouteArticle } from '@repo/contract'

/** An article's text in one of its languages. */
export interface ArticleBodyText {
  readonly context: unknown
  /** Sanitised by the API. */
  readonly html: string
  readonly language: Locale
}

/** The text for readers of a language: in that language if it exists, in the main one otherwise. */
export function bodyIn({ language, translation, context, body_html }: RouteArticle, locale: Locale): ArticleBodyText {
  if (locale === language || !translation || isEmpty(translation.context)) return { context, html: body_html, language }
  return { context: translation.context, html: translation.body_html, language: locale }
}

function isEmpty(context: unknown): boolean {
  const parsed = parseArticle(context)
  return !parsed.ok || (articlePlainText(parsed.document).trim() === '' && imageUrls(parsed.document).length === 0)
}
