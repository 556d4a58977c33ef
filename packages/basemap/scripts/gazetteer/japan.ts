import type { PlaceRow } from '../../src/gazetteer/gazetteer-row.ts'
import { latinKey } from '../romaji.ts'
import { type Municipality, readMunicipalities, spells } from './municipalities.ts'
import { type City, type JapanesePoint, readJapanesePoints } from './sources.ts'

/** Degrees within which two lists mean one place by one name. */
const SAME_PLACE = 0.15
/** How a point states its district. */
const GUN = /^(.+?)[- ]gun\b/i
/** How the kinds of municipalities are read: two of a district may differ in nothing else. */
const LATIN_KINDS = [
  ['まち', '-machi'],
  ['ちょう', '-cho'],
  ['むら', '-mura'],
  ['そん', '-son'],
  ['く', '-ku'],
  ['し', '-shi'],
] as const
const CAPITAL = { id: '1850147', ja: '東京', kana: 'とうきょう' }

interface Point extends JapanesePoint {
  readonly id: string | null
  readonly population: number
  readonly alternateNames: readonly string[]
}

export interface JapanSources {
  readonly modules: string
  readonly cities: readonly City[]
  /** By GeoNames' code of the prefecture. */
  readonly prefectures: ReadonlyMap<string, { readonly jis: string; readonly rowId: string }>
}

/**
 * Japan's municipalities, each where its seat is, and the quarters and villages in them. A point whose municipality cannot be determined
 * with certainty gets its district or prefecture, which is true and less precise. A municipality without a point is
 * found by its names, as an area where its district or its city is.
 */
export function japaneseRows({ modules, cities, prefectures }: JapanSources): PlaceRow[] {
  const points = Map.groupBy(mergePoints(readJapanesePoints(modules), cities), ({ division }) => division)
  const listed = Map.groupBy(readMunicipalities(modules), ({ prefecture }) => prefecture)
  return [...points].flatMap(([division, own]) => {
    const prefecture = prefectures.get(division)
    if (!prefecture) throw new Error(`GeoNames has a prefecture ${division} that Natural Earth has not.`)
    return prefectureRows(own, listed.get(prefecture.jis) ?? [], prefecture.rowId)
  })
}

/** Ids, people and Japanese names of the older list for the points of the newer one, and the points that only the older has. */
function mergePoints(newer: readonly JapanesePoint[], cities: readonly City[]): Point[] {
  const byKey = Map.groupBy(cities, (city) => latinKey(city.name))
  const used = new Set<City>()
  const merged = newer.map((point): Point => {
    const twin = byKey.get(latinKey(point.name))?.find((city) => isNear(city, point) && !used.has(city))
    if (twin) used.add(twin)
    const { id = null, population = 0, alternateNames = [] } = twin ?? {}
    return { ...point, id, population, alternateNames }
  })
  return [...merged, ...cities.filter((city) => !used.has(city)).map((city) => ({ ...city, within: '' }))]
}

type Position = Pick<Point, 'lng' | 'lat'>

const isNear = (a: Position, b: Position) => Math.hypot(a.lng - b.lng, a.lat - b.lat) < SAME_PLACE

function prefectureRows(points: readonly Point[], municipalities: readonly Municipality[], rowId: string): PlaceRow[] {
  const districts = new Map<string, PlaceRow>()
  const groups = Map.groupBy(points, (point) => municipalityOf(point, municipalities))
  const addDistrict = (point: Point): string => {
    const district = districtRow(point, municipalities, rowId)
    if (district && !districts.has(district.id)) districts.set(district.id, district)
    return district?.id ?? rowId
  }
  const rows = [...groups].flatMap(([municipality, own]) => {
    if (municipality) return municipalityRows(municipality, own, rowId)
    return own.map((point) => pointRow(point, addDistrict(point)))
  })
  const areas = municipalities.flatMap((municipality) => {
    if (groups.has(municipality)) return []
    const { ja, district } = municipality
    const point = district ? pointInDistrict(municipality, points) : null
    if (point) return areaOf(municipality, pointRow(point, addDistrict(point)))
    const city = rows.find((row) => ja.endsWith('区') && row.ja?.endsWith('市') && ja.startsWith(row.ja))
    return city ? areaOf(municipality, { ...city, within: rowId }) : []
  })
  return [...districts.values(), ...areas, ...rows]
}

/** A point of its name where several are read alike, else any other of its district. */
function pointInDistrict({ district, stem }: Municipality, points: readonly Point[]): Point | null {
  const own = points.filter(({ within }) => {
    const [, name] = GUN.exec(within) ?? []
    return name !== undefined && district !== null && spells(name, district.stem)
  })
  return own.find(({ name }) => spells(name, stem)) ?? own[0] ?? null
}

function areaOf({ code, ja, kana, stem }: Municipality, { lng, lat, within }: PlaceRow): PlaceRow {
  const [, kind = ''] = LATIN_KINDS.find(([read]) => kana.endsWith(read)) ?? []
  const name = capitalized(stem)
  const names = { en: `${name}${kind}`, ja, kana, aka: [name] }
  return { kind: 'district', id: `jis:${code}`, ...names, ...(within && { within }), lng, lat, population: 0 }
}

/** Null if it is ambiguous: several have the same reading, or the list has only the district. */
function municipalityOf(point: Point, all: readonly Municipality[]): Municipality | null {
  const [, within = '', kind] = /^(.+?)[- ](shi|ku|gun)\b/i.exec(point.within) ?? []
  const ofKind = (ending: string) => all.filter(({ ja, district }) => ja.endsWith(ending) && !district)
  switch (kind?.toLowerCase()) {
    case 'shi':
      return onlyOne(ofKind('市').filter(({ stem }) => spells(within, stem)))
    case 'ku':
      return onlyOne(ofKind('区').filter(({ ja, stem }) => !ja.includes('市') && spells(within, stem)))
    case 'gun': {
      const inDistrict = all.filter(({ district }) => district && spells(within, district.stem))
      return onlyOne(inDistrict.filter((own) => isNamed(point, own) || spells(point.name, own.stem)))
    }
    default:
      return onlyOne(all.filter((own) => isNamed(point, own)))
  }
}

const onlyOne = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null)

/** Whether GeoNames knows the point by the name in kanji; a city also without its kind. */
function isNamed({ alternateNames }: Point, { ja }: Municipality): boolean {
  return alternateNames.includes(ja) || (ja.endsWith('市') && alternateNames.includes(ja.slice(0, -1)))
}

function municipalityRows(municipality: Municipality, points: readonly Point[], within: string): PlaceRow[] {
  const { code, ja, kana, stem } = municipality
  const weight = (point: Point) => (spells(point.name, stem) ? 1e9 : 0) + point.population
  const [seat, ...others] = points.toSorted((a, b) => weight(b) - weight(a))
  if (!seat) return []
  const population = Math.max(...points.map((point) => point.population))
  const id = `jis:${code}`
  const row: PlaceRow = { ...pointRow(seat, within), id, en: englishName(seat, stem), ja, kana, population }
  const named = others.filter((point) => !spells(point.name, stem))
  return [row, ...named.map((point) => pointRow(point, id))]
}

/** A seat has the name of the municipality, not of the quarter of its town hall; without the kind, as Kōchi-shi. */
function englishName({ name, within }: Point, stem: string): string {
  const spelled = [name, within].find((latin) => spells(latin, stem)) ?? capitalized(stem)
  return spelled.replace(/[- ](shi|machi|cho|mura|ku|gun|town|city)$/i, '')
}

const capitalized = (stem: string) => `${stem.slice(0, 1).toUpperCase()}${stem.slice(1)}`

function districtRow(point: Point, municipalities: readonly Municipality[], prefecture: string): PlaceRow | null {
  const [, within] = GUN.exec(point.within) ?? []
  const district = within && municipalities.find((own) => own.district && spells(within, own.district.stem))?.district
  if (!district) return null
  const { ja, kana } = district
  return {
    ...pointRow(point, prefecture),
    kind: 'district',
    id: `${prefecture}:${ja}`,
    en: `${within} District`,
    ja,
    kana,
  }
}

function pointRow({ id, name, lng, lat, population, alternateNames }: Point, within: string): PlaceRow {
  const place = { kind: 'place', en: name, within, lng, lat, population } as const
  if (id === CAPITAL.id) return { ...place, id: `geonames:${id}`, ja: CAPITAL.ja, kana: CAPITAL.kana }
  const ja = alternateNames.find((alternate) => /^[\u4e00-\u9fff\u3005ヶケのノ]+$/.test(alternate))
  // Points of the newer list have no id: where they are is the next best thing, as coarse as the list is stable.
  return { ...place, id: id ? `geonames:${id}` : `point:${lat.toFixed(3)},${lng.toFixed(3)}`, ...(ja ? { ja } : {}) }
}
