import type { Locale } from '@repo/contract'
import { JAPANESE_CITIES } from './japanese-cities.server.ts'

interface NamedTimeZone {
  /** Its IANA name. */
  readonly value: string
  readonly label: string
}

/** Where the IANA name has a former or a foreign spelling, or says less than a reader needs. */
const ENGLISH: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
}

const JAPANESE = readCities(JAPANESE_CITIES)

/** All time zones by their cities, in the order of the language; `present` too if the runtime does not list it. */
export function namedTimeZones(locale: Locale, present: string): NamedTimeZone[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', present])
  const { compare } = new Intl.Collator(locale)
  return [...zones]
    .map((value) => ({ value, label: timeZoneName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label))
}

/** What people call a time zone, by its IANA name. */
export function timeZoneName(zone: string, locale: Locale): string {
  if (locale === 'ja') {
    if (zone === 'UTC') return '協定世界時（UTC）'
    const city = JAPANESE.get(zone)
    if (city !== undefined) return city
  }
  return ENGLISH[zone] ?? englishCity(zone)
}

/** `America/Indiana/Knox` is Knox, Indiana: there are several. */
function englishCity(zone: string): string {
  const [, ...places] = zone.split('/')
  return places.length === 0 ? zone : places.reverse().join(', ').replaceAll('_', ' ')
}

function readCities(table: string): ReadonlyMap<string, string> {
  const cities = new Map<string, string>()
  let region = ''
  for (const word of table.split(/\s+/)) {
    if (word.endsWith(':')) region = word.slice(0, -1)
    const [zone, city] = word.split('=')
    if (city !== undefined) cities.set(`${region}/${zone}`, city.replaceAll('_', ' '))
  }
  return cities
}
