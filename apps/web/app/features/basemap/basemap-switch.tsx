import type { BasemapOffer } from '@repo/contract'
import { ChoiceMenu } from '@repo/ui/choice-menu'
import { mapTrifold } from '@repo/ui/icons'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { basemapName } from './basemap-name.ts'

interface BasemapSwitchProps {
  basemaps: readonly BasemapOffer[]
  /** Such that did not answer this browser. */
  failedIds: ReadonlySet<string>
  shownId: string
  onChoose: (id: string) => void
}

/** Chooses the map below the routes. */
export function BasemapSwitch({ basemaps, failedIds, shownId, onChoose }: BasemapSwitchProps) {
  const { t } = useLanguage()
  const isAway = ({ id, isReachable }: BasemapOffer) => id !== shownId && (!isReachable || failedIds.has(id))
  return (
    <ChoiceMenu
      label={t('basemap.switch')}
      icon={mapTrifold}
      choices={basemaps.map((offer) => ({
        value: offer.id,
        label: basemapName(offer, t),
        text: isAway(offer) ? t('basemap.notReachable') : undefined,
      }))}
      value={shownId}
      onChange={onChoose}
    />
  )
}
