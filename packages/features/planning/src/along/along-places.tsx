import {
  type Along,
  type LineTerminus,
  type PlaceAlong,
  PRODUCT_LIMITS,
  WAYSIDE_KINDS,
  type WaysideKind,
} from '@repo/contract'
import { formatElevation, formatReach } from '@repo/i18n'
import { BareSelect } from '@repo/ui/bare-select'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { caretRight } from '@repo/ui/icons'
import { Switch } from '@repo/ui/switch'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { type CSSProperties, useMemo, useState } from 'react'
import styles from './along.module.css'
import { MapAppLink } from './map-app-link.tsx'
import { alongTheWay, useAlongWords } from './use-along-words.ts'
import { placeKey, usePlacesOnMap } from './use-places-on-map.ts'
import { KIND_LOOKS } from './wayside-kinds.ts'

const DISTANCES = [100, PRODUCT_LIMITS.along.usualMeters, 500, PRODUCT_LIMITS.along.withinMeters.max] as const
/** Shown at first. */
const FEW = 6

interface AlongFiltersProps {
  /** Those that occur. */
  kinds: readonly WaysideKind[]
  /** Null for all. */
  kind: WaysideKind | null
  onKind: (kind: WaysideKind | null) => void
  withinMeters: number
  onWithin: (meters: number) => void
}

/** Which places are listed, and how far from the way. */
function AlongFilters({ kinds, kind, onKind, withinMeters, onWithin }: AlongFiltersProps) {
  const { t, language, kindName } = useAlongWords()
  const options = DISTANCES.map((meters) => ({ value: String(meters), label: formatReach(meters, language) }))
  return (
    <div className={styles.filters}>
      <fieldset className={styles.chips}>
        <legend>{t('along.kinds')}</legend>
        {[null, ...kinds].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={kind === one}
            onClick={() => onKind(one)}
          >
            {one ? <Icon path={KIND_LOOKS[one].icon} size={16} /> : null}
            {one ? kindName(one) : t('along.all')}
          </button>
        ))}
      </fieldset>
      <BareSelect
        label={t('along.within')}
        look="plain"
        options={options}
        value={String(withinMeters)}
        onChange={({ target }) => onWithin(Number(target.value))}
      />
    </div>
  )
}

interface AlongPlacesProps {
  along: Along
  withinMeters: number
  onWithin: (meters: number) => void
}

/** The places along a way, by kilometre. */
export default function AlongPlaces({ along, withinMeters, onWithin }: AlongPlacesProps) {
  const { t, language, placeName, lastPlaces, credit } = useAlongWords()
  const [kind, setKind] = useState<WaysideKind | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const kinds = WAYSIDE_KINDS.filter((one) => along.places.some((place) => place.kind === one))
  const chosen = kind !== null && kinds.includes(kind) ? kind : null
  const listed = useMemo(
    () => along.places.filter((place) => chosen === null || place.kind === chosen),
    [along.places, chosen],
  )
  const shown = isWhole ? listed : listed.slice(0, FEW)
  const last = lastPlaces(along)
  const onMap = usePlacesOnMap(listed)
  return (
    <>
      <Ends along={along} />
      <AlongFilters kinds={kinds} kind={chosen} onKind={setKind} withinMeters={withinMeters} onWithin={onWithin} />
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
