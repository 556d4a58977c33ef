import { METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { placeAreas, places } from '../../schema/places.table.ts'
import { beginningQuery, type GramQuery, insideQuery, wholeQuery } from './grams.ts'

export interface NameSearch {
  /** Folded. */
  readonly text: string
  /** Where the map looks at, and how far around it what is there counts as near; null without a map. */
  readonly near: { readonly position: Position; readonly radiusKm: number } | null
  readonly limit: number
}

/** Score weights, in powers of ten of population: for an exact name, for a region beside its city, and for each tenfold distance. */
const SCORE_WEIGHTS = { exactName: 1.5, region: -0.8, distance: 1.2 }
export const KM_PER_DEGREE = METERS_PER_DEGREE / 1000

const columns = {
  id: places.id,
  kind: places.kind,
  nameJa: places.nameJa,
  nameEn: places.nameEn,
  areaJa: places.areaJa,
  areaEn: places.areaEn,
  position: places.position,
}

/** SQL for the embedded gazetteer. */
export function placesRepository(db: Database) {
  const listBest = (where: SQL | undefined, { text, near, limit }: NameSearch) =>
    db
      .select(columns)
      .from(places)
      .where(where)
      .orderBy(...byScore(text, near))
      .limit(limit)
  return {
    /** Names that begin with the text, and such that are it in another language. */
    listBeginning({ text, near, limit }: NameSearch) {
      const where = sql`(${matches(beginningQuery(text), `\n${text}`)} or ${matches(wholeQuery(text), text)})`
      return listBest(where, { text, near, limit })
    },
    /** Names that have the text further inside. */
    async listInside({ text, near, limit }: NameSearch, except: readonly string[]) {
      const query = insideQuery(text)
      if (!query) return []
      const where = and(matches(query, text), notInArray(places.id, [...except]))
      return listBest(where, { text, near, limit })
    },
    /** Names that begin with the first word; the other words are in the name or in the area that contains it: `Matsumoto Nagano`. */
    listByTerms([first, ...others]: Terms, { near, limit }: NameSearch) {
      const inOthers = others.map((word) => sql`strpos(${places.keys} || ${places.context}, ${word}) > 0`)
      const where = and(matches(beginningQuery(first), `\n${first}`), ...inOthers)
      return listBest(where, { text: first, near, limit })
    },
    listByIds(ids: readonly string[]) {
      return db
        .select(columns)
        .from(places)
        .where(inArray(places.id, [...ids]))
    },
    /** The state or prefecture around a position; the smallest of several, because outlines have no holes. */
    async findRegion([lng, lat]: Position): Promise<string | null> {
      const [row] = await selectRegion(db, { lng, lat })
      return row?.region ?? null
    },
    /** The towns nearest in degrees, of a region or of all. */
    listNearby([lng, lat]: Position, { region, withinDegrees, limit }: NearbyOptions) {
      const [west, south, east, north] = [-1, 1].flatMap((way) => [lng, lat].map((at) => at + way * withinDegrees))
      const values = { lng, lat, west, south, east, north, limit }
      return region === null ? selectNearby(db, values) : selectNearbyIn(db, { ...values, region })
    },
    async findLabels(id: string) {
      const [row] = await db.select(labels).from(places).where(eq(places.id, id))
      return row ?? null
    },
  }
}

/** Folded, at least one. */
export type Terms = readonly [string, ...string[]]

export interface NearbyOptions {
  readonly region: string | null
  readonly withinDegrees: number
  readonly limit: number
}

const POSITION = sql`point(${sql.placeholder('lng')}, ${sql.placeholder('lat')})`

const selectRegion = statement((db) =>
  db
    .select({ region: placeAreas.region })
    .from(placeAreas)
    // The index knows polygons only.
    .where(sql`${placeAreas.ring} && polygon(box(${POSITION}, ${POSITION})) and ${placeAreas.ring} @> ${POSITION}`)
    .orderBy(asc(placeAreas.size))
    .limit(1),
)

const labels = { labelJa: places.labelJa, labelEn: places.labelEn }

const nearby = (isThere?: SQL) =>
  statement((db) => {
    const corners = sql`point(${sql.placeholder('west')}, ${sql.placeholder('south')}), point(${sql.placeholder('east')}, ${sql.placeholder('north')})`
    const isNear = sql`${places.position} <@ box(${corners})`
    return db
      .select({ position: places.position, prominence: places.prominence, ...labels })
      .from(places)
      .where(and(eq(places.kind, 'place'), isNull(places.extract), isNear, isThere))
      .orderBy(sql`${places.position} <-> ${POSITION}`)
      .limit(sql.placeholder('limit'))
  })

const selectNearby = nearby()
const selectNearbyIn = nearby(eq(places.region, sql.placeholder('region')))

function matches({ grams, isExact }: GramQuery, text: string): SQL {
  const held = sql`${places.grams} @> ${sql.param([...grams], places.grams)}`
  return isExact ? held : sql`(${held} and ${has(text)})`
}

const has = (text: string) => sql`strpos(${places.keys}, ${text}) > 0`

const byScore = (text: string, near: NameSearch['near']) => [sql`${score(text, near)} desc`, asc(places.id)]

/** How well known a place is, nearer ones and such that are called so exactly before others. */
function score(text: string, near: NameSearch['near']): SQL {
  const { exactName, region, distance } = SCORE_WEIGHTS
  const known = sql`${places.prominence}
    + case when ${has(`\n${text}\n`)} or ${has(`\t${text}\t`)} then ${exactName}::real else 0 end
    + case ${places.kind} when 'region' then ${region}::real else 0 end`
  if (near === null) return sql`(${known})`
  const [lng, lat] = near.position
  // Whatever does not depend on the row is worked out here: the database would do it for each of thousands.
  const [kmEast, kmNorth] = [KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180), KM_PER_DEGREE]
  const degreesEast = sql`abs(${places.position}[0] - ${lng}::float8)`
  const east = sql`least(${degreesEast}, 360 - ${degreesEast}) * ${kmEast / near.radiusKm}::float8`
  const north = sql`(${places.position}[1] - ${lat}::float8) * ${kmNorth / near.radiusKm}::float8`
  return sql`(${known} - ${distance}::float8 * log(1 + (point(0, 0) <-> point(${east}, ${north}))))`
}
