import { type Along, type PlaceAlong, PRODUCT_LIMITS } from '@repo/contract'
import { formatReach } from '@repo/i18n'
import { alongTheWay, useAlongWords } from '@repo/planning/use-along-words'
import styles from './strip.module.css'
import { WayTable } from './way-table.tsx'

/** More would be a booklet of their own. */
const ROWS_LIMIT = 80

/** What lies along the way, by kilometre: on paper in full, as nothing can be chosen there. */
export function AlongTable({ along }: { along: Along }) {
  const { t, language, lastPlaces, credit } = useAlongWords()
  const shown = along.places.slice(0, ROWS_LIMIT)
  const notes = [
    t('along.upTo', { distance: formatReach(PRODUCT_LIMITS.along.usualMeters, language) }),
    ...(shown.length < along.places.length || along.hasMore ? [t('along.more', { max: shown.length })] : []),
    ...(along.coverage === 'part' ? [t('along.partly')] : []),
    lastPlaces(along),
    ...(along.region ? [credit(along.region)] : []),
  ].filter((note) => note !== '')
  const heads = [
    { text: t('along.kindOfPlace'), className: styles.kindCell },
    { text: t('along.name'), className: styles.nameCell },
    { text: t('along.detourAndHours') },
  ]
  return (
    <WayTable title={t('along.title')} heads={heads} notes={notes}>
      {shown.map((place) => (
        <AlongRow key={`${place.id} ${place.alongMeters}`} place={place} />
      ))}
    </WayTable>
  )
}

function AlongRow({ place }: { place: PlaceAlong }) {
  const { language, kindName, placeName, detour, notes } = useAlongWords()
  const name = place.name === null ? '–' : placeName(place)
  return (
    <tr>
      <td className={styles.kmCell}>{alongTheWay(place.alongMeters, language).figure}</td>
      <td className={styles.kindCell}>{kindName(place.kind)}</td>
      <td className={styles.nameCell}>{name}</td>
      <td>{[detour(place.detourMeters), ...notes(place.tags)].join(language.locale === 'ja' ? '・' : ' · ')}</td>
    </tr>
  )
}
