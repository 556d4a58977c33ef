import { useLanguage } from '../../platform/i18n.tsx'
import { LENGTH_BANDS, type LengthBand, lengthOf } from './list-query.ts'

/** The bands a route's length may be in, in words; the first choice leaves it open. */
export function useLengths() {
  const { t } = useLanguage()
  const labelOf = (band: LengthBand) => {
    const { min, max } = lengthOf(band)
    if (max === null) return t('find.lengthFrom', { min })
    return min === 0 ? t('find.lengthUpTo', { max }) : t('find.lengthBetween', { min, max })
  }
  return [{ value: '', label: t('find.anyLength') }, ...LENGTH_BANDS.map((value) => ({ value, label: labelOf(value) }))]
}
