import type { Along, LineTerminus, Locale, PlaceAlong, WaysideKind } from '@repo/contract'
import { formatDate, formatElevation, type LengthFormat, lengthUnits, type Measure } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type PlanningTranslator, usePlanningMessages } from '../messages/planning-messages.ts'
import { formatOpeningHours } from './format-opening-hours.ts'

/** Nearer than this a place is beside the way. Metres. */
const BESIDE = 15
/** Positions of places are not more exact. Metres. */
const ROUNDED_TO = 5

type NamedPlace = Pick<LineTerminus, 'kind' | 'name'>

/** Its own name, else what it is. */
export function nameOfPlace({ kind, name }: NamedPlace, t: PlanningTranslator, locale: Locale): string {
  if (name === null) return t(`along.kind.${kind}`)
  const own = locale === 'ja' ? name.ja : name.en
  return kind === 'stop' ? t('along.stopNamed', { name: own }) : own
}

/** What is said about places along a way. */
export function useAlongWords() {
  const t = usePlanningMessages()
  const language = useLanguage()
  const { locale } = language
  const kindName = (kind: WaysideKind) => t(`along.kind.${kind}`)
  const placeName = (place: NamedPlace) => nameOfPlace(place, t, locale)
  const detour = (meters: number) =>
    meters < BESIDE ? t('along.beside') : t('along.detour', { distance: rounded(meters, language) })
  const seasons = (text: string) => {
    const all = text.split(';').map((season) => season.trim())
    const known = all.flatMap((season) => (isSeason(season) ? [t(`along.season.${season}`)] : []))
    if (known.length === all.length) return t('along.onlyIn', { seasons: known.join(t('along.and')) })
    return text === 'yes' ? t('along.seasonal') : t('along.seasonsAre', { text })
  }
  /** What the data says of it. */
  const notes = ({
    seasonal,
    opening_hours: hours,
    fee,
    wheelchair,
    access,
  }: PlaceAlong['tags']): readonly string[] => [
    ...(seasonal === undefined || seasonal === 'no' ? [] : [seasons(seasonal)]),
    ...(hours === undefined ? [] : [t('along.hours', { text: formatOpeningHours(hours, locale, t) })]),
    ...(fee === 'yes' ? [t('along.fee')] : []),
    ...(access === 'customers' ? [t('along.customers')] : []),
    ...(isWheelchair(wheelchair) ? [t(`along.wheelchair.${wheelchair}`)] : []),
  ]
  const lastOf = (places: readonly PlaceAlong[], kind: 'water' | 'toilets') => {
    const last = places.findLast((place) => place.kind === kind)
    return last ? [t(`along.last.${kind}`, { distance: distanceAlong(last.alongMeters, language) })] : []
  }
  /** Nothing where a part of the way, or of the list, is not there to be looked at. */
  const lastPlaces = ({ places, hasMore, coverage }: Along) =>
    hasMore || coverage !== 'all' ? '' : [...lastOf(places, 'toilets'), ...lastOf(places, 'water')].join('')
  const credit = ({ dataDate, dateSource, isInvented }: NonNullable<Along['region']>) => {
    const date = formatDate(dataDate, locale)
    if (isInvented) return t('along.creditInvented', { date })
    return dateSource === 'extract' ? t('along.credit', { date }) : t('along.creditOfFile', { date })
  }
  return { t, language, kindName, placeName, detour, notes, lastPlaces, credit }
}

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
const isSeason = (text: string): text is (typeof SEASONS)[number] => SEASONS.some((season) => season === text)
const isWheelchair = (text: string | undefined): text is 'yes' | 'limited' | 'no' =>
  /^(yes|limited|no)$/.test(text ?? '')

const rounded = (meters: number, language: LengthFormat) =>
  formatElevation(Math.round(meters / ROUNDED_TO) * ROUNDED_TO, language)

/** How far along the way, with a decimal: kilometres or miles. */
export function alongTheWay(meters: number, { locale, units }: LengthFormat): Measure {
  const { long } = lengthUnits(units)
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return { figure: new Intl.NumberFormat(locale, digits).format(meters / long.meters), unit: long.name }
}

function distanceAlong(meters: number, language: LengthFormat): string {
  const { figure, unit } = alongTheWay(meters, language)
  return `${figure} ${unit}`
}
