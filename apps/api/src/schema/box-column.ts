import type { BBox } from '@mishiori/map-document'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType } from 'drizzle-orm/pg-core'

/**
 * A bounding box as PostgreSQL's `box`, which GiST can search. A box that crosses 180° is stored unrolled, with an east
 * beyond 180, because `box` sorts its corners.
 */
export const boxColumn = customType<{ data: BBox; driverData: string }>({
  dataType: () => 'box',
  toDriver: ([west, south, east, north]) => `((${east < west ? east + 360 : east},${north}),(${west},${south}))`,
  fromDriver: (text) => {
    const [east = 0, north = 0, west = 0, south = 0] = (text.match(/[-+\d.e]+/gi) ?? []).map(Number)
    return [west, south, east > 180 ? east - 360 : east, north]
  },
})

/** Whether a stored box has something of another: that one is compared on either side of the world. */
export function overlaps(column: AnyPgColumn, [west, south, east, north]: BBox): SQL {
  const onward = east < west ? east + 360 : east
  const point = (lng: number, lat: number) => sql`point(${lng}::float8, ${lat}::float8)`
  const boxes = [-360, 0, 360].map((turn) => sql`box(${point(west + turn, south)}, ${point(onward + turn, north)})`)
  return sql`${column} && any(array[${sql.join(boxes, sql`, `)}])`
}
