import type { AreaRow, PlaceRow } from '../../src/gazetteer/gazetteer-row.ts'
import { encodeRing } from '../../src/gazetteer/ring.ts'
import type { Region } from './regions.ts'

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const japanese = new Intl.DisplayNames('ja', { type: 'region', fallback: 'none' })

interface InCountry {
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly lng: number
  readonly lat: number
}

/** One row for each country that a region or a city names; where its label would stand, which is the middle of what it has. */
export function countryRows(parts: readonly InCountry[], populations: ReadonlyMap<string, number>): PlaceRow[] {
  return [...Map.groupBy(parts, ({ country }) => country)].map(([country, own]) => {
    const id = `iso:${country}`
    const ja = japanese.of(country)
    const names = { en: english.of(country) ?? country, ...(ja ? { ja } : {}) }
    return { kind: 'country', id, ...names, ...middleOf(own), population: populations.get(id) ?? 0 }
  })
}

/** The part nearest to the mean of them all: a mean may lie in the sea. */
function middleOf(parts: readonly InCountry[]): { lng: number; lat: number } {
  const mean = (of: 'lng' | 'lat') => parts.reduce((sum, part) => sum + part[of], 0) / parts.length
  const [lng, lat] = [mean('lng'), mean('lat')]
  const nearest = parts.reduce((best, part) =>
    Math.hypot(part.lng - lng, part.lat - lat) < Math.hypot(best.lng - lng, best.lat - lat) ? part : best,
  )
  return { lng: nearest.lng, lat: nearest.lat }
}

export function regionRows(
  regions: readonly Region[],
  populations: ReadonlyMap<string, number>,
  readings: ReadonlyMap<string, string>,
): PlaceRow[] {
  return regions.map(({ id, en, ja, country, code, lng, lat }) => {
    const kana = readings.get(code)
    const names = { en, ...(ja === en ? {} : { ja }), ...(kana ? { kana } : {}) }
    return { kind: 'region', id, ...names, within: `iso:${country}`, lng, lat, population: populations.get(id) ?? 0 }
  })
}

export function areaRows(regions: readonly Region[]): AreaRow[] {
  return regions.flatMap(({ id, outline }) => outline.map(({ ring }) => ({ kind: 'area', id, ring: encodeRing(ring) })))
}
