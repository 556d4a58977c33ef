import { type Locale, SEASONS, type TravelProfile } from '@repo/contract'

/** Kilometres, minutes and metres; without a second number there is no end. */
const VALUES = {
  length: ['0-5', '5-10', '10-20', '20-50', '50-'],
  time: ['0-60', '60-120', '120-240', '240-480', '480-'],
  climb: ['0-100', '100-300', '300-600', '600-1000', '1000-'],
  level: ['easy', 'moderate', 'hard'],
  shape: ['loop', 'oneWay'],
  // Those for a walk in a town or on a mountain first.
  profile: [
    'hike',
    'walk',
    'stepFree',
    'cityBike',
    'mountainBike',
    'roadBike',
    'gravelBike',
    'eBike',
    'motorcycle',
    'car',
  ] satisfies readonly TravelProfile[],
  stairs: ['none'],
  season: SEASONS,
  lang: ['ja', 'en-us'] satisfies readonly Locale[],
} as const

export type TraitName = keyof typeof VALUES
export type TraitValues = { readonly [Name in TraitName]: (typeof VALUES)[Name][number] }

/** One of a few values each, or empty: what lists of articles are narrowed by, on their pages and on the map. */
export type Traits = { readonly [Name in TraitName]: TraitValues[Name] | '' } & { readonly photos: boolean }

/** In the order in which they are asked for. */
export const TRAIT_VALUES: { readonly [Name in TraitName]: readonly TraitValues[Name][] } = VALUES
export const TRAIT_NAMES: readonly TraitName[] = [
  'length',
  'time',
  'climb',
  'level',
  'shape',
  'profile',
  'stairs',
  'season',
  'lang',
]

export function rangeOf(band: string): { readonly min: number; readonly max: number | null } {
  const [min, max] = band.split('-')
  return { min: Number(min), max: max ? Number(max) : null }
}

/** Empty for what is no value, because addresses are typed and shared by people. */
export function traitOf<Name extends TraitName>(name: Name, value: string | null): TraitValues[Name] | '' {
  return TRAIT_VALUES[name].find((candidate) => candidate === value) ?? ''
}

export function readTraits(search: URLSearchParams): Traits {
  const read = <Name extends TraitName>(name: Name) => traitOf(name, search.get(name))
  return {
    length: read('length'),
    time: read('time'),
    climb: read('climb'),
    level: read('level'),
    shape: read('shape'),
    profile: read('profile'),
    stairs: read('stairs'),
    season: read('season'),
    photos: search.get('photos') === '1',
    lang: read('lang'),
  }
}

export const NO_TRAITS = readTraits(new URLSearchParams())

/** Into an address, which has none that is empty. */
export function writeTraits(search: URLSearchParams, traits: Partial<Traits>): void {
  for (const name of TRAIT_NAMES) {
    const value = traits[name]
    if (value) search.set(name, value)
  }
  if (traits.photos) search.set('photos', '1')
}

export const countTraits = (traits: Traits): number =>
  TRAIT_NAMES.filter((name) => traits[name] !== '').length + (traits.photos ? 1 : 0)

/** As the API reads them. */
export function traitsAsked({ length, time, climb, level, shape, profile, stairs, season, photos, lang }: Traits) {
  const [km, minutes, meters] = [length, time, climb].map((band) => (band ? rangeOf(band) : null))
  return {
    ...(km ? { min_km: String(km.min) } : {}),
    ...(km?.max ? { max_km: String(km.max) } : {}),
    ...(minutes ? { min_minutes: String(minutes.min) } : {}),
    ...(minutes?.max ? { max_minutes: String(minutes.max) } : {}),
    ...(meters ? { min_climb_m: String(meters.min) } : {}),
    ...(meters?.max ? { max_climb_m: String(meters.max) } : {}),
    ...(level ? { level } : {}),
    ...(shape ? { loop: shape === 'loop' ? ('1' as const) : ('0' as const) } : {}),
    ...(profile ? { profile } : {}),
    ...(stairs ? { stairs } : {}),
    ...(season ? { season } : {}),
    ...(photos ? { photos: '1' as const } : {}),
    ...(lang ? { lang } : {}),
  }
}
