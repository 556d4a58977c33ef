import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { list as listIcon, mapTrifold } from '@repo/ui/icons'
import { Switch } from '@repo/ui/switch'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { TourButton } from '../tours/tour-offer.tsx'
import styles from './search-map.module.css'

interface MapToolsProps {
  isAutomatic: boolean
  /** The map has moved away from what was searched. */
  isStale: boolean
  isLoading: boolean
  onAutomatic: (isAutomatic: boolean) => void
  onSearch: () => void
}

/** Whether moving the map searches; where it does not, the button that does. */
export function MapTools({ isAutomatic, isStale, isLoading, onAutomatic, onSearch }: MapToolsProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.tools}>
      <span className={styles.automatic} data-tour="map-tools">
        <Switch label={t('map.auto')} isOn={isAutomatic} onChange={onAutomatic} />
      </span>
      {isAutomatic ? null : (
        <Button variant={isStale ? 'primary' : 'line'} onClick={onSearch}>
          {t('map.here')}
        </Button>
      )}
      <span className={styles.tour}>
        <TourButton tour="search_map" />
      </span>
      {isLoading ? <span className={styles.loading}>{t('map.loading')}</span> : null}
    </div>
  )
}

/** In front of the map until it can be used; what is drawn of it meanwhile shows through. */
export function MapLoading() {
  const { t } = useLanguage()
  return (
    <p className={styles.coming} role="status">
      {t('article.mapLoading')}
    </p>
  )
}

interface PhoneSwitchProps {
  isListShown: boolean
  count: number
  onChange: (isListShown: boolean) => void
}

/** On a phone the list and the map take turns. */
export function PhoneSwitch({ isListShown, count, onChange }: PhoneSwitchProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.turn}>
      <Button variant="primary" data-tour="map-turn" onClick={() => onChange(!isListShown)}>
        <Icon path={isListShown ? mapTrifold : listIcon} size={18} />
        {isListShown ? t('map.showMap') : `${t('map.showList')} (${count})`}
      </Button>
    </div>
  )
}
