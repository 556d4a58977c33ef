import type { BBox, Position } from '@mishiori/map-document'
import type { Locale, Place } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { foldTerms } from '../../platform/folding/fold-text.ts'
import type { Gazetteer, LabelPosition, PlaceLabel } from './gazetteer.ts'
import { OSM_ATTRIBUTION } from './http/osm-attribution.ts'
import type { LoadGazetteer, LoadResult } from './load-gazetteer.ts'
import { loadRegionPlaces, type RegionPlaces } from './load-region-places.ts'
import { KM_PER_DEGREE, type NameSearch, placesRepository } from './places.repository.ts'

const MAX_FOUND = 10
const ATTRIBUTION = 'GeoNames (CC BY 4.0), Natural Earth'
/** A load takes some ten seconds. */
const RETRY_AFTER_SECONDS = 5
/** Kilometres around the middle of a map that are near, however closely it looks. */
const LEAST_RADIUS_KM = 20
/** Where readers of a language are taken to look when they look at no map. */
const HOMES: Readonly<Record<Locale, NameSearch['near']>> = {
  ja: { position: [138, 37], radiusKm: 1_000 },
  'en-us': null,
}

/** Degrees in which towns are looked for: inside a region, and off every outline, as on a cape that they leave out. */
const REACH = { inside: 0.7, outside: 0.25 }
const CANDIDATES = 30

export interface EmbeddedGazetteerDependencies {
  readonly db: Database
  readonly load: LoadGazetteer
}

export interface EmbeddedGazetteer extends Gazetteer {
  /** Brings the database up to the file; until then every question is a `BREAK_OUT`. */
  load(signal: AbortSignal): Promise<LoadResult>
  /** Puts what the installed regions name beside it; `busy` while the gazetteer itself is not loaded. */
  loadRegions(places: RegionPlaces, signal: AbortSignal): Promise<LoadResult>
  /**
   * Names a position by the nearest town of its state or prefecture, where a well-known town reaches further. Null at sea and while
   * the places are not loaded.
   */
  readonly labelPosition: LabelPosition
}

/** The gazetteer that comes with the product, asked in PostgreSQL. */
export function createEmbeddedGazetteer({ db, load }: EmbeddedGazetteerDependencies): EmbeddedGazetteer {
  const repository = placesRepository(db)
  let isLoaded = false
  let hasRegions = false
  const label: LabelPosition = async (position) => (isLoaded ? labelPosition(repository, position) : null)
  const requireLoaded = () => {
    if (!isLoaded) throw new AppError('BREAK_OUT', { seconds: RETRY_AFTER_SECONDS })
  }
  return {
    async load(signal) {
      const result = await load(signal)
      if (result !== 'busy') isLoaded = true
      return result
    },
    async loadRegions(places, signal) {
      if (!isLoaded) return 'busy'
      const result = await loadRegionPlaces(db, places, { labelPosition: label, signal })
      if (result !== 'busy') hasRegions = places.path !== null && !places.isInvented
      return result
    },
    labelPosition: label,
    get attribution() {
      return hasRegions ? `${ATTRIBUTION}, ${OSM_ATTRIBUTION}` : ATTRIBUTION
    },
    async search({ query, locale, view }) {
      requireLoaded()
      const rows = await searchNames(repository, query, nearOf(view) ?? HOMES[locale])
      return rows.map((row) => toPlace(row, locale))
    },
    async findByIds(ids, locale) {
      requireLoaded()
      const rows = new Map((await repository.listByIds(ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = rows.get(id)
        return row ? [toPlace(row, locale)] : []
      })
    },
  }
}

type Repository = ReturnType<typeof placesRepository>

/** Names that begin with the query; if few, those that contain it; if none, those with its words, one by one. */
async function searchNames(repository: Repository, question: string, near: NameSearch['near']) {
  const [first, ...others] = foldTerms(question)
  if (first === undefined) return []
  const search = { text: [first, ...others].join(''), near, limit: MAX_FOUND }
  const beginning = await repository.listBeginning(search)
  const missing = MAX_FOUND - beginning.length
  if (missing === 0) return beginning
  const known = beginning.map(({ id }) => id)
  const found = [...beginning, ...(await repository.listInside({ ...search, limit: missing }, known))]
  return found.length === 0 && others.length > 0 ? repository.listByTerms([first, ...others], search) : found
}

async function labelPosition(repository: Repository, position: Position): Promise<PlaceLabel | null> {
  const region = await repository.findRegion(position)
  const withinDegrees = region === null ? REACH.outside : REACH.inside
  const towns = await repository.listNearby(position, { region, withinDegrees, limit: CANDIDATES })
  const reach = (town: (typeof towns)[number]) =>
    kilometersBetween(position, town.position) / Math.sqrt(town.prominence)
  const [nearest] = towns.toSorted((a, b) => reach(a) - reach(b))
  const found = nearest ?? (region === null ? null : await repository.findLabels(region))
  return found && { ja: found.labelJa, en: found.labelEn }
}

type PlaceRow = Awaited<ReturnType<Repository['listByIds']>>[number]

function toPlace({ id, kind, position: [lng, lat], ...row }: PlaceRow, locale: Locale): Place {
  const isJapanese = locale === 'ja'
  return {
    place_id: id,
    kind,
    name: isJapanese ? row.nameJa : row.nameEn,
    address: isJapanese ? row.areaJa : row.areaEn,
    lat,
    lng,
  }
}

function nearOf(view: BBox | null): NameSearch['near'] {
  if (view === null) return null
  const [west, south, east, north] = view
  const width = east < west ? east + 360 - west : east - west
  const lng = west + width / 2
  const position = [lng > 180 ? lng - 360 : lng, (south + north) / 2] as const
  return { position, radiusKm: Math.max(LEAST_RADIUS_KM, ((north - south) / 4) * KM_PER_DEGREE) }
}

/** Flat, which is exact enough between neighbours. */
function kilometersBetween([lng, lat]: Position, [otherLng, otherLat]: Position): number {
  const east = (otherLng - lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(east, otherLat - lat) * KM_PER_DEGREE
}
