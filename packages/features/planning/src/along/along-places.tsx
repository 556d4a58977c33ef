import { type Along, type LineTerminus, type PlaceAlong, PRODUCT_LIMITS } from '@repo/contract'
import { formatElevation, formatReach } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { caretRight } from '@repo/ui/icons'
import { Switch } from '@repo/ui/switch'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { type CSSProperties, useState } from 'react'
import styles from './along.module.css'
import { AlongFilters, useListedPlaces } from './along-filters.tsx'
import { MapAppLink } from './map-app-link.tsx'
import { alongTheWay, useAlongWords } from './use-along-words.ts'
import { placeKey, usePlacesOnMap } from './use-places-on-map.ts'
import { KIND_LOOKS } from './wayside-kinds.ts'

/** Shown at first. */
const FEW = 6

interface AlongPlacesProps {
  along: Along
  withinMeters: number
  onWithin: (meters: number) => void
}

/** The places along a way, by kilometre. */
export default function AlongPlaces({ along, withinMeters, onWithin }: AlongPlacesProps) {
  const { t, language, placeName, lastPlaces, credit } = useAlongWords()
  const [isWhole, setIsWhole] = useState(false)
  const { listed, choice } = useListedPlaces(along)
  const shown = isWhole ? listed : listed.slice(0, FEW)
  const last = lastPlaces(along)
  const onMap = usePlacesOnMap(listed)
  return (
    <>
      <Ends along={along} />
      <AlongFilters {...choice} withinMeters={withinMeters} onWithin={onWithin} />
      {listed.length === 0 ? (
        <p className={styles.none}>{t('along.none', { distance: formatReach(withinMeters, language) })}</p>
      ) : (
        <>
          <Switch label={t('along.onMap')} isOn={onMap.isAll} onChange={onMap.setAll} />
          <ol className={styles.places}>
            {shown.map((place) => (
              <PlaceRow
                key={placeKey(place)}
                place={place}
                isChosen={place === onMap.chosen}
                onChoose={() => onMap.choose(place === onMap.chosen ? null : place)}
              />
            ))}
          </ol>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{onMap.chosen ? t('along.nowOnMap', { name: placeName(onMap.chosen) }) : null}</span>
      </VisuallyHidden>
      {shown.length < listed.length ? (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          {t('along.showAll', { count: listed.length })}
        </Button>
      ) : null}
      {along.hasMore && isWhole ? (
        <p className={styles.note}>{t('along.more', { max: PRODUCT_LIMITS.along.places })}</p>
      ) : null}
      {last ? <p className={styles.last}>{last}</p> : null}
      {along.coverage === 'part' ? <p className={styles.note}>{t('along.partly')}</p> : null}
      {along.region ? <p className={styles.credit}>{credit(along.region)}</p> : null}
    </>
  )
}

interface PlaceRowProps {
  place: PlaceAlong
  isChosen: boolean
  onChoose: () => void
}

/** Pressed, the place is shown on the map. */
function PlaceRow({ place, isChosen, onChoose }: PlaceRowProps) {
  const { language, kindName, placeName, detour, notes } = useAlongWords()
  const { icon, color } = KIND_LOOKS[place.kind]
  const remarks = notes(place.tags)
  const along = alongTheWay(place.alongMeters, language)
  return (
    <li>
      <button type="button" className={styles.place} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.kilometer}>
          {along.figure}
          <small> {along.unit}</small>
        </span>
        <span
          className={styles.kind}
          style={{ '--kind': color } as CSSProperties}
          role="img"
          aria-label={kindName(place.kind)}
        >
          <Icon path={icon} size={20} />
        </span>
        <span className={styles.name}>
          {placeName(place)}
          {remarks.length > 0 ? <small>{remarks.join(language.locale === 'ja' ? '・' : ' · ')}</small> : null}
        </span>
        <span className={styles.detour}>
          {detour(place.detourMeters)}
          <Icon path={caretRight} size={14} />
        </span>
      </button>
    </li>
  )
}

/** From where the way is reached, and from where one gets home. */
function Ends({ along: { start, end } }: { along: Along }) {
  const { t } = useAlongWords()
  if (!start && !end) return null
  return (
    <dl className={styles.ends}>
      {start ? <End title={t('along.start')} place={start} /> : null}
      {end ? <End title={t('along.end')} place={end} /> : null}
    </dl>
  )
}

function End({ title, place }: { title: string; place: LineTerminus }) {
  const { t, language, placeName } = useAlongWords()
  const name = placeName(place)
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{name}</b> <span>{formatElevation(place.detourMeters, language)}</span>
        <MapAppLink name={name} lat={place.lat} lng={place.lng} label={t('along.openMapApp', { name })} />
      </dd>
    </div>
  )
}
