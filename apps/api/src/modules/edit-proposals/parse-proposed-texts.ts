import { parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import {
  isSameJson,
  languagesOf,
  PRODUCT_LIMITS,
  type ProposedText,
  proposedTextKey,
  tidyLine,
  tidyLines,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'

type Languages = Parameters<typeof languagesOf>[0]

/**
 * Texts as they are stored: cleaned as a save does it, without those that change nothing.
 *
 * @throws {AppError} `proposal.invalid` for a text that an article cannot have, in a language that it has not, or given twice.
 */
export function parseProposedTexts(texts: readonly ProposedText[], article: Languages): readonly ProposedText[] {
  const keys = texts.map(proposedTextKey)
  const languages = languagesOf(article)
  const parsed = texts.map((text, index) => {
    const isKnown = languages.includes(text.language) && keys.indexOf(proposedTextKey(text)) === index
    const after = isKnown ? parseText(text) : null
    if (after === null) {
      throw new AppError('proposal.invalid', {}, { fields: [{ field: `texts.${index}`, rule: 'invalid' }] })
    }
    return { ...text, after }
  })
  return parsed.filter(({ before, after }) => !isSameJson(before, after))
}

/** Null for what an article cannot have. */
function parseText({ field, after }: ProposedText): unknown {
  if (field === 'body') {
    const parsed = parseArticle(after)
    return parsed.ok ? serializeArticle(parsed.document) : null
  }
  if (typeof after !== 'string') return null
  const text = field === 'title' ? tidyLine(after) : tidyLines(after)
  const { min, max } = field === 'title' ? { min: 1, max: PRODUCT_LIMITS.titleLength.max } : SUMMARY
  return text.length >= min && text.length <= max ? text : null
}

const SUMMARY = { min: 0, max: PRODUCT_LIMITS.summaryLength.max }
