import { useLanguage } from '@repo/web-kit/language'
import styles from './found-part.module.css'
import { nextSnap, type SheetSnap } from './use-sheet-snap.ts'

interface SheetGrabberProps {
  snap: SheetSnap
  /** How much the list holds. */
  count: number
  onSnap: (snap: SheetSnap) => void
}

/** The grabber of a phone's sheet. A press opens or lowers it, arrow keys go through its heights. */
export function SheetGrabber({ snap, count, onSnap }: SheetGrabberProps) {
  const { t } = useLanguage()
  const isLow = snap === 'peek'
  return (
    <div className={styles.handle} data-grabber>
      <button
        type="button"
        className={styles.grabber}
        data-tour="map-turn"
        aria-label={isLow ? `${t('map.showList')} (${count})` : t('map.showMap')}
        onClick={() => onSnap(isLow ? 'half' : 'peek')}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          onSnap(nextSnap(snap, step))
        }}
      />
    </div>
  )
}
