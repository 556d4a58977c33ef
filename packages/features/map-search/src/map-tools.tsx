import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { arrowClockwise } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { TourButton } from '@repo/web-kit/tour-offer'
import styles from './search-map.module.css'

interface MapToolsProps {
  isAutomatic: boolean
  /** The map has moved away from what was searched. */
  isStale: boolean
  isLoading: boolean
  onSearch: () => void
}

/** Where moving the map does not search, the button that does. */
export function MapTools({ isAutomatic, isStale, isLoading, onSearch }: MapToolsProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.tools}>
      <span className={styles.tour}>
        <TourButton tour="search_map" />
      </span>
      {isAutomatic ? null : (
        <Button
          variant={isStale ? 'primary' : 'line'}
          className={styles.here}
          icon={<Icon path={arrowClockwise} size={17} />}
          onClick={onSearch}
        >
          {t('map.here')}
        </Button>
      )}
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
