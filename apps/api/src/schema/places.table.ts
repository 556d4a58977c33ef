import { customType, index, integer, pgTable, point, real, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'

/** Corners as `lng lat` pairs. */
type Corners = readonly (readonly [lng: number, lat: number])[]

const polygonColumn = customType<{ data: Corners; driverData: string }>({
  dataType: () => 'polygon',
  toDriver: (corners) => `(${corners.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`,
})

/**
 * The embedded gazetteer, loaded from a file that comes with the product, and what the installed regions name. Nothing refers to its rows.
 */
export const places = pgTable(
  'places',
  {
    /** As in the file, `provider:id`. */
    id: text().primaryKey(),
    kind: text({ enum: ['country', 'region', 'district', 'place', 'station', 'peak', 'street'] }).notNull(),
    nameJa: text('name_ja').notNull(),
    nameEn: text('name_en').notNull(),
    /** The area that contains it, to distinguish places of the same name: 長野県, `Nagano, Japan`. */
    areaJa: text('area_ja').notNull(),
    areaEn: text('area_en').notNull(),
    /** What an article that begins here is said to be about: 長野県 松本市, `Matsumoto, Nagano, Japan`. */
    labelJa: text('label_ja').notNull(),
    labelEn: text('label_en').notNull(),
    /** Id of the state or prefecture that it is, or that contains it. */
    region: text(),
    /** The installed region that names it; null for places that come with the product. */
    extract: text(),
    position: point({ mode: 'tuple' }).notNull(),
    /** Powers of ten of people, as a measure of how well known it is. */
    prominence: real().notNull(),
    /**
     * The folded names, each between line feeds; then names in other languages, between tabs, which are found but come
     * first only as a whole.
     */
    keys: text().notNull(),
    /** The folded names of the areas that contain it. */
    context: text().notNull(),
    /** Pieces of the keys, as `gramsOfName` makes them. */
    grams: text().array().notNull(),
  },
  (table) => [
    index('places_grams_idx').using('gin', table.grams),
    index('places_position_idx').using('gist', table.position),
  ],
)

/** Outlines of states and prefectures, a row for each ring. */
export const placeAreas = pgTable(
  'place_areas',
  {
    id: integer().primaryKey(),
    region: text().notNull(),
    ring: polygonColumn().notNull(),
    /** Square degrees of its bounding box: of several outlines around a position the smallest is used. */
    size: real().notNull(),
  },
  (table) => [index('place_areas_ring_idx').using('gist', table.ring)],
)

/** Which gazetteer is loaded, and which set of regions: a row each, or none yet. */
export const gazetteerLoads = pgTable('gazetteer_loads', {
  id: smallint().primaryKey(),
  version: text().notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})
