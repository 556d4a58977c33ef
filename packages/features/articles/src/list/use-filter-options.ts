import { useLanguage } from '@repo/web-kit/language'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { ARTICLE_LANGUAGES, LENGTH_BANDS, type LengthBand, lengthOf } from './list-query.ts'

/** The ranges of a route's length, as text; the first choice means any length. */
export function useLengths() {
  const { t } = useLanguage()
  const labelOf = (band: LengthBand) => {
    const { min, max } = lengthOf(band)
    if (max === null) return t('find.lengthFrom', { min })
    return min === 0 ? t('find.lengthUpTo', { max }) : t('find.lengthBetween', { min, max })
  }
  return [{ value: '', label: t('find.anyLength') }, ...LENGTH_BANDS.map((value) => ({ value, label: labelOf(value) }))]
}

/** The languages an article may be written in, each by its own name; the first choice leaves it open. */
export function useArticleLanguages() {
  const { t } = useLanguage()
  return [
    { value: '', label: t('find.anyLanguage') },
    ...ARTICLE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  ]
}
