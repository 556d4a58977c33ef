import { type ArticleDocument, EMPTY_ARTICLE, parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import { isSameJson, type Locale, languagesOf, type ProposedText, textOfField } from '@repo/contract'

/** The texts of an article in one language, while an edit of them is proposed. */
export interface TextDraft {
  readonly title: string
  readonly summary: string
  readonly body: ArticleDocument
}

/** The same as JSON. */
export interface StoredTexts {
  readonly title: string
  readonly summary: string
  readonly context: unknown
}

/** The texts of an article in its languages. */
export interface WrittenArticle extends StoredTexts {
  readonly language: Locale
  readonly translation: StoredTexts | null
}

/** Readers propose in the language that they read the article in. */
export function proposingLanguage(article: WrittenArticle, locale: Locale): Locale {
  return languagesOf(article).includes(locale) ? locale : article.language
}

export function storedTextsIn(article: WrittenArticle, language: Locale): StoredTexts {
  const { title, summary, context } = language === article.language ? article : (article.translation ?? article)
  return { title, summary, context }
}

export function toTextDraft({ title, summary, context }: StoredTexts): TextDraft {
  return { title, summary, body: readBody(context) }
}

export function toStoredTexts({ title, summary, body }: TextDraft): StoredTexts {
  return { title, summary, context: serializeArticle(body) }
}

/** What differs between an article and a draft in one of its languages. */
export function proposedTexts(article: WrittenArticle, language: Locale, draft: TextDraft): readonly ProposedText[] {
  const now = toStoredTexts(draft)
  const before = storedTextsIn(article, language)
  const isSameBody = isSameJson(serializeArticle(readBody(before.context)), now.context)
  const of = (field: ProposedText['field'], after: unknown) => ({
    language,
    field,
    before: textOfField(article, { language, field }),
    after,
  })
  return [
    ...(now.title.trim() === before.title ? [] : [of('title', now.title.trim())]),
    ...(now.summary.trim() === before.summary ? [] : [of('summary', now.summary.trim())]),
    ...(isSameBody ? [] : [of('body', now.context)]),
  ]
}

/**
 * A draft that was begun with other texts, brought to those of now: what its maker has changed goes on, unless the author
 * has changed the same.
 */
export function rebaseTexts(
  current: StoredTexts,
  { base, now }: { readonly base: StoredTexts; readonly now: StoredTexts },
): { readonly texts: StoredTexts; readonly lost: number } {
  const merge = <Field extends keyof StoredTexts>(field: Field) => {
    const isChanged = !isSameJson(base[field], now[field])
    const isTheirs = isSameJson(base[field], current[field]) || isSameJson(now[field], current[field])
    return { value: isChanged && isTheirs ? now[field] : current[field], isLost: isChanged && !isTheirs }
  }
  const [title, summary, context] = [merge('title'), merge('summary'), merge('context')]
  return {
    texts: { title: title.value, summary: summary.value, context: context.value },
    lost: [title, summary, context].filter(({ isLost }) => isLost).length,
  }
}

function readBody(context: unknown): ArticleDocument {
  const parsed = parseArticle(context)
  return parsed.ok ? parsed.document : EMPTY_ARTICLE
}
