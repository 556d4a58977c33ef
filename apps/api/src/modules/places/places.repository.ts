import type { Position } from '@mishiori/map-document'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { gramsOfQuery, isFoundInside } from './grams.ts'
import { placeAreas, places } from './places.table.ts'

export interface NameSearch {
  /** The whole question, folded, and its words. */
  readonly text: string
  readonly words: readonly string[]
  /** Where the map looks at, and how far around it what is there counts as near; null without a map. */
  readonly near: { readonly position: Position; readonly radiusKm: number } | null
  readonly limit: number
}

/** In powers of ten of people: what a name is worth that is all that was asked for, a region beside its city, and each tenfold distance. */
const WORTH = { exactName: 1.5, region: -0.8, distance: 1.2 }
const KM_PER_DEGREE = 111.2

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
  return {
    /** Names that begin with what is asked for before those that contain it; then the well known, the near and the exact ones. */
    searchNames({ text, words, near, limit }: NameSearch) {
      const isPrefix = sql`(${places.keys} like ${`%\n${text}%`} or ${places.keys} like ${`%\t${text}\t%`})`
      const matches = sql`(${holds(text)} ${words.length > 1 ? sql`or ${holdsWords(words)}` : sql``})`
      return db
        .select(columns)
        .from(places)
        .where(matches)
        .orderBy(sql`${isPrefix} desc`, sql`${worth(text, near)} desc`, asc(places.id))
        .limit(limit)
    },
    listByIds(ids: readonly string[]) {
      return db
        .select(columns)
        .from(places)
        .where(inArray(places.id, [...ids]))
    },
    /** The state or prefecture around a position; the smallest of several, because outlines have no holes. */
    async findRegion([lng, lat]: Position): Promise<string | null> {
      const [row] = await db
        .select({ region: placeAreas.region })
        .from(placeAreas)
        // The index knows polygons only.
        .where(
          sql`${placeAreas.ring} && polygon(box(point(${lng}, ${lat}), point(${lng}, ${lat}))) and ${placeAreas.ring} @> point(${lng}, ${lat})`,
        )
        .orderBy(asc(placeAreas.size))
        .limit(1)
      return row?.region ?? null
    },
    /** The towns nearest in degrees, of a region or of all. */
    listNearby([lng, lat]: Position, { region, withinDegrees, limit }: NearbyOptions) {
      const box = sql`box(point(${lng - withinDegrees}, ${lat - withinDegrees}), point(${lng + withinDegrees}, ${lat + withinDegrees}))`
      return db
        .select({ position: places.position, prominence: places.prominence, ...labels })
        .from(places)
        .where(
          and(
            eq(places.kind, 'place'),
            sql`${places.position} <@ ${box}`,
            region === null ? undefined : eq(places.region, region),
          ),
        )
        .orderBy(sql`${places.position} <-> point(${lng}, ${lat})`)
        .limit(limit)
    },
    async findLabels(id: string) {
      const [row] = await db.select(labels).from(places).where(eq(places.id, id))
      return row ?? null
    },
  }
}

export interface NearbyOptions {
  readonly region: string | null
  readonly withinDegrees: number
  readonly limit: number
}

const labels = { labelJa: places.labelJa, labelEn: places.labelEn }

const gramsOf = (text: string) => sql`${places.grams} @> ${sql.param([...gramsOfQuery(text)], places.grams)}`

/** A name holds the text; at its beginning only, where the index knows no more. */
function holds(text: string): SQL {
  return sql`(${gramsOf(text)} and ${places.keys} like ${isFoundInside(text) ? `%${text}%` : `%\n${text}%`})`
}

/** A name holds the first word; the others may tell where it is: `Matsumoto Nagano`. */
function holdsWords([first = '', ...others]: readonly string[]): SQL {
  const told = others.map((word) => sql`and ${places.keys} || ${places.context} like ${`%${word}%`}`)
  return sql`(${holds(first)} ${sql.join(told, sql` `)})`
}

function worth(text: string, near: NameSearch['near']): SQL {
  const { exactName, region, distance } = WORTH
  const known = sql`${places.prominence}
    + case when ${places.keys} like ${`%\n${text}\n%`} or ${places.keys} like ${`%\t${text}\t%`} then ${exactName}::real else 0 end
    + case ${places.kind} when 'region' then ${region}::real else 0 end`
  if (near === null) return sql`(${known})`
  const [lng, lat] = near.position
  const east = sql`abs(${places.position}[0] - ${lng}::float8)`
  const km = sql`${KM_PER_DEGREE}::float8 * sqrt(
    power(least(${east}, 360 - ${east}) * cosd(${lat}::float8), 2) + power(${places.position}[1] - ${lat}::float8, 2))`
  return sql`(${known} - ${distance}::float8 * log(1 + ${km} / ${near.radiusKm}::float8))`
}
