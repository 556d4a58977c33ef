import { lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { ARTICLE_LANGUAGES, LENGTH_BANDS, type LengthBand, lengthOf } from './list-query.ts'

/** The ranges of a route's length, as text; the first choice means any length. */
export function useLengths() {
  const { t, units } = useLanguage()
  const { long } = lengthUnits(units)
  const inUnits = (kilometers: number) => Number(((kilometers * 1000) / long.meters).toFixed(1))
  const labelOf = (band: LengthBand) => {
    const { min, max } = lengthOf(band)
    const from = inUnits(min)
    if (max === null) return t('find.lengthFrom', { min: from, unit: long.name })
    const range = { min: from, max: inUnits(max), unit: long.name }
    return min === 0 ? t('find.lengthUpTo', range) : t('find.lengthBetween', range)
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
