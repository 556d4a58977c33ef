import type { Feature, MultiPolygon, Point, Polygon } from 'geojson'

function ringCentre(ring: number[][]): { area: number; centre: [number, number] } {
  let [area, x, y] = [0, 0, 0]
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax = 0, ay = 0] = ring[i] ?? []
    const [bx = 0, by = 0] = ring[i + 1] ?? []
    const cross = ax * by - bx * ay
    area += cross / 2
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return { area: Math.abs(area), centre: [x / (6 * area), y / (6 * area)] }
}

/** Countries that the source calls otherwise than the locale data does. */
const SHORTENED: Record<string, string> = {
  'United States of America': 'US',
  'Dem. Rep. Congo': 'CD',
  'Central African Rep.': 'CF',
  'S. Sudan': 'SS',
  'Bosnia and Herz.': 'BA',
  Czechia: 'CZ',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  Turkey: 'TR',
  Myanmar: 'MM',
  Congo: 'CG',
}

/** A label in the middle of each country's largest part, in the names of the Unicode locale data. */
export function countryLabels(countries: readonly Feature<Polygon | MultiPolygon>[]): Feature<Point>[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const japanese = new Intl.DisplayNames('ja', { type: 'region' })
  const codes = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const code of letters.flatMap((a) => letters.map((b) => a + b))) codes.set(english.of(code) ?? code, code)
  return countries.flatMap((country) => {
    const name: string = country.properties?.name
    const code = SHORTENED[name] ?? codes.get(name)
    if (!code || !country.geometry) return []
    const { type, coordinates } = country.geometry
    const rings = type === 'Polygon' ? [coordinates[0] ?? []] : coordinates.map((polygon) => polygon[0] ?? [])
    const [largest] = rings.map(ringCentre).sort((a, b) => b.area - a.area)
    if (!largest) return []
    const properties = { name_en: english.of(code), name_ja: japanese.of(code), area: Math.round(largest.area) }
    return [{ type: 'Feature', geometry: { type: 'Point', coordinates: largest.centre }, properties }]
  })
}
