import type { MapDocument } from '@mishiori/map-document'
import type { LineExtrasProps } from '@mishiori/map-editor'
import type { Along, PlaceAlong } from '@repo/contract'
import { formatReach } from '@repo/i18n'
import { usePlaceMarks } from '@repo/map-kit/use-place-marks'
import { Icon } from '@repo/ui/icon'
import { caretDown, caretUp, check, plus } from '@repo/ui/icons'
import { Skeleton } from '@repo/ui/skeleton'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import { FailedNote } from '../failed-note.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { OperatorHint } from '../operator-hint.tsx'
import styles from './along-card.module.css'
import { AlongFilters, useListedPlaces } from './along-filters.tsx'
import { findAlongDrawn } from './find-along.ts'
import { useAlong } from './use-along.ts'
import { alongTheWay, useAlongWords } from './use-along-words.ts'
import { placeKey, shownPlace } from './use-places-on-map.ts'
import { KIND_LOOKS, spotIconOf } from './wayside-kinds.ts'

/** Pixels of each edge of the editor's map that its panels cover. */
const PADDING = { top: 170, right: 400, bottom: 240, left: 350 }
const NARROW_PADDING = { top: 120, right: 80, bottom: 330, left: 30 }

export interface AlongCardProps extends LineExtrasProps {
  /** Null until there is one. */
  map: Parameters<typeof usePlaceMarks>[0]
}

/** What lies along a line that is drawn or selected: on the map while it is open, and kept as a spot by one press. */
export function AlongCard(props: AlongCardProps) {
  const t = usePlanningMessages()
  const bodyId = useId()
  const [isOpen, setIsOpen] = useState(!props.isNarrow)
  return (
    <section tabIndex={-1} className={styles.card} aria-label={t('along.title')}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setIsOpen(!isOpen)}>
          {t('along.title')}
          <Icon path={isOpen ? caretUp : caretDown} size={16} />
        </button>
      </h2>
      {/* another line keeps nothing of the one before; a line that is drawn on keeps its list until the next is there */}
      <PlacesOfLine key={props.line.id} {...props} id={bodyId} isOpen={isOpen} />
    </section>
  )
}

interface PlacesOfLineProps extends AlongCardProps {
  id: string
  isOpen: boolean
}

function PlacesOfLine({ id, isOpen, line, document, isNarrow, canKeepPlaces, onKeepPlace, map }: PlacesOfLineProps) {
  const t = usePlanningMessages()
  const find = useMemo(() => findAlongDrawn(line), [line])
  const { answer, withinMeters, setWithinMeters, retry } = useAlong(isOpen, find)
  return (
    <div id={id} className={styles.body} aria-busy={isOpen && answer === null} hidden={!isOpen}>
      {answer === null ? [1, 2, 3].map((row) => <Skeleton key={row} height={36} />) : null}
      {answer === 'failed' ? <FailedNote text={t('along.failed')} onRetry={retry} /> : null}
      {answer === 'tooLong' ? <p className={styles.note}>{t('along.tooLong')}</p> : null}
      {typeof answer === 'object' && answer?.coverage === 'none' ? (
        <>
          <p className={styles.note}>{t('along.unknown')}</p>
          <OperatorHint lacks="region" />
        </>
      ) : null}
      {isOpen && typeof answer === 'object' && answer && answer.coverage !== 'none' ? (
        <KeepablePlaces
          along={answer}
          withinMeters={withinMeters}
          onWithin={setWithinMeters}
          map={map}
          padding={isNarrow ? NARROW_PADDING : PADDING}
          keptIds={keptIdsOf(document)}
          {...(canKeepPlaces && { onKeepPlace })}
        />
      ) : null}
    </div>
  )
}

/** As the search for places writes ids. */
const placeIdOf = ({ id }: PlaceAlong) => `osm:${id}`

function keptIdsOf({ layers }: MapDocument): ReadonlySet<string> {
  const objects = layers.flatMap((layer) => layer.objects)
  return new Set(objects.flatMap((object) => (object.kind === 'spot' && object.placeId ? [object.placeId] : [])))
}

interface KeepablePlacesProps extends Pick<AlongCardProps, 'map'> {
  along: Along
  withinMeters: number
  onWithin: (meters: number) => void
  padding: typeof PADDING
  /** Places that are spots of the map already. */
  keptIds: ReadonlySet<string>
  /** Absent while none can be kept. */
  onKeepPlace?: LineExtrasProps['onKeepPlace']
}

function KeepablePlaces({ along, withinMeters, onWithin, map, padding, keptIds, onKeepPlace }: KeepablePlacesProps) {
  const { t, language, placeName, lastPlaces, credit } = useAlongWords()
  const { locale } = language
  const last = lastPlaces(along)
  const { listed, choice } = useListedPlaces(along)
  const [chosen, setChosen] = useState<{ readonly id: string } | null>(null)
  const places = useMemo(() => listed.map((place) => shownPlace(place, t, locale)), [listed, t, locale])
  usePlaceMarks(map, { places, chosen, padding })
  const keep = (place: PlaceAlong) => {
    const { lng, lat, kind } = place
    onKeepPlace?.({ id: placeIdOf(place), name: placeName(place), position: [lng, lat], icon: spotIconOf(kind) })
  }
  return (
    <>
      <AlongFilters {...choice} withinMeters={withinMeters} onWithin={onWithin} />
      {listed.length === 0 ? (
        <p className={styles.note}>{t('along.none', { distance: formatReach(withinMeters, language) })}</p>
      ) : (
        <ol className={styles.places}>
          {listed.map((place) => {
            const key = placeKey(place)
            return (
              <KeepablePlace
                key={key}
                place={place}
                isChosen={key === chosen?.id}
                onChoose={() => setChosen(key === chosen?.id ? null : { id: key })}
                isKept={keptIds.has(placeIdOf(place))}
                onKeep={onKeepPlace ? () => keep(place) : null}
              />
            )
          })}
        </ol>
      )}
      {last ? <p className={styles.note}>{last}</p> : null}
      {along.coverage === 'part' ? <p className={styles.credit}>{t('along.partly')}</p> : null}
      {along.region ? <p className={styles.credit}>{credit(along.region)}</p> : null}
    </>
  )
}

interface KeepablePlaceProps {
  place: PlaceAlong
  isChosen: boolean
  onChoose: () => void
  isKept: boolean
  /** Null while it cannot be kept. */
  onKeep: (() => void) | null
}

function KeepablePlace({ place, isChosen, onChoose, isKept, onKeep }: KeepablePlaceProps) {
  const { t, language, kindName, placeName, detour, notes } = useAlongWords()
  const { icon, color } = KIND_LOOKS[place.kind]
  const { figure, unit } = alongTheWay(place.alongMeters, language)
  const name = placeName(place)
  const remarks = [detour(place.detourMeters), ...notes(place.tags)]
  const label = isKept ? t('along.kept', { name }) : t('along.keep', { name })
  return (
    <li>
      <button type="button" className={styles.place} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.kilometer}>
          {figure} <small>{unit}</small>
        </span>
        <span
          className={styles.kind}
          style={{ '--kind': color } as CSSProperties}
          role="img"
          aria-label={kindName(place.kind)}
        >
          <Icon path={icon} size={18} />
        </span>
        <span className={styles.name}>
          {name}
          <small>{remarks.join(language.locale === 'ja' ? '・' : ' · ')}</small>
        </span>
      </button>
      <button
        type="button"
        className={styles.keep}
        aria-label={label}
        title={label}
        aria-disabled={isKept || !onKeep}
        data-kept={isKept || undefined}
        onClick={() => {
          if (!isKept) onKeep?.()
        }}
      >
        <Icon path={isKept ? check : plus} size={18} />
      </button>
    </li>
  )
}
