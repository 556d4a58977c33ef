import { SegmentedSubmit } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { useHref, useLocation } from 'react-router'

/** Kilometres, or miles and feet, by one press. The page is loaded again, because figures all over it change. */
export function UnitsPicker() {
  const { t, units } = useLanguage()
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  return (
    <form role="none" method="post" action="/preferences">
      <input type="hidden" name="next" value={here} />
      <SegmentedSubmit
        label={t('header.units')}
        name="units"
        value={units}
        options={[
          { value: 'metric', label: t('units.metric') },
          { value: 'imperial', label: t('units.imperial') },
        ]}
      />
    </form>
  )
}
