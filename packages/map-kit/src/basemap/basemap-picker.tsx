import type { BasemapOffer } from '@repo/contract'
import { ChoiceMenu } from '@repo/ui/choice-menu'
import { menuItemClass } from '@repo/ui/disclosure-menu'
import { mapTrifold } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { storeBasemapChoice } from './basemap-choice.ts'
import { basemapName } from './basemap-name.ts'
import { EMBEDDED, useChosenBasemap, useFailedBasemaps } from './use-chosen-basemap.ts'

/** Chooses the map below the routes, on every page: no control of a map. Nothing where there is but one. */
export function BasemapPicker() {
  const { t } = useLanguage()
  const { choices, shownId } = useChoices()
  if (choices.length < 2) return null
  return (
    <ChoiceMenu
      label={t('basemap.switch')}
      icon={mapTrifold}
      choices={choices}
      value={shownId}
      onChange={storeBasemapChoice}
    />
  )
}

/** The same as a list, in a menu or a card that is open. */
export function BasemapList() {
  const { choices, shownId } = useChoices()
  if (choices.length < 2) return null
  return choices.map(({ value, label, text }) => (
    <button
      key={value}
      type="button"
      className={menuItemClass}
      aria-current={value === shownId ? 'true' : undefined}
      onClick={() => storeBasemapChoice(value)}
    >
      {text ? `${label} (${text})` : label}
    </button>
  ))
}

function useChoices() {
  const { t } = useLanguage()
  const { basemaps } = useRootData()
  const { offer } = useChosenBasemap()
  const failed = useFailedBasemaps()
  const shownId = failed.has(offer.id) ? EMBEDDED : offer.id
  const isAway = ({ id, isReachable }: BasemapOffer) => id !== shownId && (!isReachable || failed.has(id))
  const choices = basemaps.map((one) => ({
    value: one.id,
    label: basemapName(one, t),
    text: isAway(one) ? t('basemap.notReachable') : undefined,
  }))
  return { choices, shownId }
}
