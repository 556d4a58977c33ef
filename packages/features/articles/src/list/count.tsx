import { formatCount, formatFullCount } from '@repo/i18n'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'

/** A rounded number; screen readers get the full one. */
export function Count({ value }: { value: number }) {
  const { locale } = useLanguage()
  const [short, full] = [formatCount(value, locale), formatFullCount(value, locale)]
  if (short === full) return short
  return (
    <>
      <span aria-hidden="true" title={full}>
        {short}
      </span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  )
}
