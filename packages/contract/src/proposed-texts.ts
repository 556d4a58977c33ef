import { type Static, Type } from 'typebox'
import { otherLanguage } from './localized-text.ts'
import { isSameJson } from './same-json.ts'
import { Locale } from './schemas.ts'
import { ArticleJson } from './texts/person-text.ts'

/** The texts of an article that are proposed and taken as a whole, in the order in which they are shown. */
export const PROPOSED_FIELDS = ['title', 'summary', 'body'] as const

/** A text of an article in one of its languages, as it was and as it should be. A body is its blocks, all else is plain text. */
export const ProposedText = Type.Object(
  {
    language: Locale,
    field: Type.Union([Type.Literal('title'), Type.Literal('summary'), Type.Literal('body')]),
    before: ArticleJson(),
    after: ArticleJson(),
  },
  { additionalProperties: false },
)
export type ProposedText = Static<typeof ProposedText>

/** Names a change among those of one proposal, beside the keys of changes of the map: `text:en-us:title`. */
export const proposedTextKey = ({ language, field }: Pick<ProposedText, 'language' | 'field'>) =>
  `text:${language}:${field}`

/** Why a proposed text does not apply any more. */
export type TextConflict = 'text_changed' | 'language_gone'

interface Texts {
  readonly title: string
  readonly summary: string
  readonly context: unknown
}

interface BilingualTexts extends Texts {
  readonly language: Locale
  readonly translation: Texts | null
}

/** What an article has in a language; null without it. */
export function textOfField(
  article: BilingualTexts,
  { language, field }: Pick<ProposedText, 'language' | 'field'>,
): unknown {
  const texts = textsIn(article, language)
  return texts ? texts[PROPERTIES[field]] : null
}

/** Why a text does not apply to an article as it is now; null where it does, and where the article has it already. */
export function textConflict(article: BilingualTexts, text: ProposedText): TextConflict | null {
  if (textsIn(article, text.language) === null) return 'language_gone'
  const current = textOfField(article, text)
  return isSameJson(current, text.before) || isSameJson(current, text.after) ? null : 'text_changed'
}

/** An article with texts instead of those that it has. Texts in a language that it has not are left out. */
export function withProposedTexts<Article extends BilingualTexts>(
  article: Article,
  texts: readonly ProposedText[],
): Article {
  let changed = article
  for (const text of texts) changed = withText(changed, text)
  return changed
}

function withText<Article extends BilingualTexts>(article: Article, { language, field, after }: ProposedText): Article {
  const part = { [PROPERTIES[field]]: after }
  if (language === article.language) return { ...article, ...part }
  if (textsIn(article, language) === null) return article
  return { ...article, translation: { ...article.translation, ...part } }
}

const PROPERTIES = { title: 'title', summary: 'summary', body: 'context' } as const

function textsIn(article: BilingualTexts, language: Locale): Texts | null {
  if (language === article.language) return article
  return language === otherLanguage(article.language) ? article.translation : null
}
