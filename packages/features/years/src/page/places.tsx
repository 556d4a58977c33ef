import { formatDate, formatElevation, formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { type ReactNode, useId, useState } from 'react'
import { useYearsMessages } from '../messages/years-messages.ts'
import type { Municipality, YearView } from '../view/year-view.ts'
import styles from './years-page.module.css'

const SHOWN_AT_FIRST = 8

/** Where the tracks led: municipalities and summits, those that were reached most often first. */
export function Places({ view }: { view: YearView }) {
  const t = useYearsMessages()
  const language = useLanguage()
  const { municipalities, municipalityCount, summits, summitCount, hasAllPlaces } = view
  return (
    <div className={styles.places}>
      <PlaceList
        title={t('places.municipalities')}
        places={municipalities}
        total={municipalityCount}
        nothing={t('places.noMunicipalities')}
      />
      <PlaceList
        title={t('places.summits')}
        places={summits}
        total={summitCount}
        nothing={t('places.noSummits')}
        detailOf={({ elevation }) => (elevation === null ? null : formatElevation(elevation, language))}
      />
      {hasAllPlaces ? null : <p className={styles.pending}>{t('places.pending')}</p>}
    </div>
  )
}

interface PlaceListProps<Place> {
  title: string
  places: readonly Place[]
  total: number
  nothing: string
  detailOf?: (place: Place) => ReactNode
}

function PlaceList<Place extends Municipality>({ title, places, total, nothing, detailOf }: PlaceListProps<Place>) {
  const t = useYearsMessages()
  const { locale } = useLanguage()
  const headingId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? places : places.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
        {total > 0 ? <span className={styles.placeCount}>{formatFullCount(total, locale)}</span> : null}
      </h2>
      {places.length === 0 ? (
        <p className={styles.note}>{nothing}</p>
      ) : (
        <ul className={styles.placeList}>
          {shown.map((place) => (
            <li key={`${place.name} ${place.firstOn}`}>
              <span className={styles.placeName}>
                {place.name}
                {detailOf ? <small>{detailOf(place)}</small> : null}
              </span>
              <span className={styles.placeTimes}>
                {t('places.times', { count: place.count })}
                <small>{t('places.first', { date: formatDate(place.firstOn, locale) })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < places.length ? (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {t('places.all', { count: places.length })}
        </Button>
      ) : null}
    </section>
  )
}
