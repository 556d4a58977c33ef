import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { Locale } from '../schemas.ts'

const { texts, characters } = PRODUCT_LIMITS.translation

const TranslationQuestion = Type.Object(
  {
    source: Locale,
    target: Locale,
    /** Inline HTML each, or plain text with its special characters escaped; all together at most 12,000 characters. */
    texts: Type.Array(Type.String({ maxLength: 2 * characters }), { minItems: 1, maxItems: texts }),
  },
  { additionalProperties: false },
)

const Translation = Type.Object({
  /** In the order of the question, as the operator's server gave them: not sanitised. */
  texts: Type.Array(Type.String()),
})

export const translationEndpoints = {
  translate: endpoint({
    method: 'POST',
    path: '/v1/translations',
    access: 'verifiedUser',
    summary: 'A machine translation as a first draft, where the operator offers one',
    body: TranslationQuestion,
    response: { status: 200, body: Translation },
    errors: ['translation.not_offered', 'translation.too_long', 'translation.unavailable'],
  }),
}
