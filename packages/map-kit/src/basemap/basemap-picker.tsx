import type { BasemapOffer } from '@repo/contract'
import { ChoiceMenu } from '@repo/ui/choice-menu'
import { menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { check, mapTrifold } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { storeBasemapChoice } from './basemap-choice.ts'
import { basemapName } from './basemap-name.ts'
import { showOverlay } from './overlay-choice.ts'
import { EMBEDDED, useChosenBasemap, useFailedBasemaps } from './use-chosen-basemap.ts'
import { useOfferedOverlays } from './use-overlays.ts'

/** Chooses the map below the routes, and what lies over it, on every page: no control of a map. Nothing where there is no choice. */
export function BasemapPicker() {
  const { t } = useLanguage()
  const { choices, shownId } = useChoices()
  const overlays = useOverlayChoices()
  if (choices.length < 2 && overlays.length === 0) return null
  return (
    <ChoiceMenu
      label={t('basemap.switch')}
      icon={mapTrifold}
      choices={choices}
      value={shownId}
      onChange={storeBasemapChoice}
      switches={overlays}
      switchesLabel={t('basemap.overlays')}
      onSwitch={showOverlay}
    />
  )
}

/** The same as a list, in a menu or a card that is open. */
export function BasemapList() {
  const { choices, shownId } = useChoices()
  const overlays = useOverlayChoices()
  if (choices.length < 2 && overlays.length === 0) return null
  return (
    <>
      {choices.map(({ value, label, text }) => (
        <button
          key={value}
          type="button"
          className={menuItemClass}
          aria-current={value === shownId ? 'true' : undefined}
          onClick={() => storeBasemapChoice(value)}
        >
          {text ? `${label} (${text})` : label}
        </button>
      ))}
      {overlays.map(({ value, label, text, isOn }) => (
        <button
          key={value}
          type="button"
          className={menuItemClass}
          aria-pressed={isOn}
          onClick={() => showOverlay(value, !isOn)}
        >
          {isOn ? <Icon path={check} size={18} /> : null}
          {`${label} (${text})`}
        </button>
      ))}
    </>
  )
}

function useOverlayChoices() {
  const { t, locale } = useLanguage()
  return useOfferedOverlays().map(({ overlay: { id, name, hosts }, isShown }) => ({
    value: id,
    label: name[locale],
    text: t('basemap.overlayFrom', { hosts: hosts.join(', ') }),
    isOn: isShown,
  }))
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
