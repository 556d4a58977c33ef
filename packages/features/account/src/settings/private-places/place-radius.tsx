import { PRODUCT_LIMITS } from '@repo/contract'
import { formatReach } from '@repo/i18n'
import { Select, type SelectProps } from '@repo/ui/select'
import { useLanguage } from '@repo/web-kit/language'
import { useAccountMessages } from '../../messages/account-messages.ts'

const { min, max } = PRODUCT_LIMITS.privatePlaces.radiusMeters
const STEPS = [min, 300, 500, 800, 1000, 1500, max]
export const USUAL_RADIUS = 500

/** How far around a place is hidden. */
export function PlaceRadius({ current, ...select }: Omit<SelectProps, 'label' | 'options'> & { current?: number }) {
  const t = useAccountMessages()
  const language = useLanguage()
  const radii = [...new Set(current === undefined ? STEPS : [...STEPS, current])].sort((one, other) => one - other)
  const options = radii.map((radius) => ({ value: String(radius), label: formatReach(radius, language) }))
  return <Select label={t('places.radius')} name="radius" options={options} {...select} />
}
