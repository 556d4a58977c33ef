import { STREET_COLORS, type StreetColors } from '../street-theme.ts'
import { LANDMARKS_FROM_ZOOM } from '../style-parts.ts'
import { BASEMAP_COLORS } from '../theme.ts'
import type { TileArchive } from '../tiles.ts'
import { type Frame, type Point, zoomOf } from './frame.ts'
import type { Label, LabelContext, Side } from './place-label.ts'
import { readTileShapes, STREET_TILE_ZOOMS, type TileShape, WORLD_TILE_ZOOMS } from './tile-paths.ts'

/** A name on the map, by how much it is needed: the smaller the first. */
export interface RankedLabel extends Label {
  readonly rank: number
}

/** Names of streets' tiles by class: their ranks among the towns, which have 0 to 6, and the zooms they come from. */
const POINTS = {
  peak: { rank: 2.5, fromZoom: LANDMARKS_FROM_ZOOM },
  station: { rank: 3.5, fromZoom: 12 },
  lake: { rank: 3, fromZoom: LANDMARKS_FROM_ZOOM },
  place: { rank: 5.5, fromZoom: 12 },
} as const
type PointClass = keyof typeof POINTS

const BESIDE: readonly Side[] = ['right', 'left', 'below', 'above']
/** Towns are areas from here on, below they have a dot. */
const DOTS_UNTIL_ZOOM = 9
const SMALL_PLACES_FROM_ZOOM = 10
/** So many CSS pixels from the route make a name as dispensable as a rank. */
const RANK_PIXELS = 90

/** The names of towns in a picture. */
export async function townLabels(
  world: TileArchive,
  frame: Frame,
  context: LabelContext,
): Promise<readonly RankedLabel[]> {
  const towns = await readTileShapes(world, frame, { ...WORLD_TILE_ZOOMS, layers: ['place'] })
  const colors = BASEMAP_COLORS[context.theme]
  const { scale } = frame.size
  const zoom = zoomOf(frame)
  return towns.flatMap((town) => {
    const rank = Number(town.properties.rank)
    if (rank > lastRank(zoom)) return []
    const label = pointLabel(town, context, { size: (townSize(rank, zoom) + 1) * scale, scale })
    if (!label) return []
    const hasDot = zoom < DOTS_UNTIL_ZOOM
    const color = rank > 5 ? colors.labelQuiet : colors.label
    const ink = { ...label.ink, color, halo: colors.halo, isHeavy: rank <= 2 }
    const dot = `<circle cx="${label.at.x.toFixed(1)}" cy="${label.at.y.toFixed(1)}" r="${2.4 * scale}" fill="${colors.dot}" stroke="${color}" stroke-width="${1.4 * scale}"/>`
    return [
      hasDot
        ? { ...label, rank, ink, sides: BESIDE, gap: 6 * scale, symbol: dot }
        : { ...label, rank, ink, sides: ['middle', 'below', 'above'] as const, gap: 6 * scale },
    ]
  })
}

/** As the live map comes to show them. */
function lastRank(zoom: number): number {
  if (zoom >= SMALL_PLACES_FROM_ZOOM) return 6
  return zoom < 5 ? 1 : zoom < 6 ? 2 : zoom < 7 ? 3 : zoom < 8 ? 4 : 5
}

function townSize(rank: number, zoom: number): number {
  const base = rank < 2 ? 14 : rank < 3 ? 13 : rank < 5 ? 12 : 11
  return base + Math.max(0, Math.min(4, (zoom - 7) * 0.8))
}

/** The names of peaks, lakes, stations and quarters in a picture. */
export async function pointLabels(
  streets: Pick<TileArchive, 'tile'>,
  frame: Frame,
  context: LabelContext,
): Promise<readonly RankedLabel[]> {
  const points = await readTileShapes(streets, frame, { ...STREET_TILE_ZOOMS, layers: ['poi'] })
  const zoom = zoomOf(frame)
  const { scale } = frame.size
  return points.flatMap((point) => {
    const kind = String(point.properties.class)
    if (!isPointClass(kind) || zoom < POINTS[kind].fromZoom) return []
    const label = pointLabel(point, context, { size: 12.5 * scale, scale })
    const look = label && lookOf(kind, label.at, scale, STREET_COLORS[context.theme])
    if (!label || !look) return []
    const { color, isHeavy = false, ...rest } = look
    // Of two peaks the higher is the better known.
    const height = kind === 'peak' ? Number(point.properties.meters ?? 0) / 10_000 : 0
    const ink = { ...label.ink, color, isHeavy, halo: BASEMAP_COLORS[context.theme].halo }
    return [{ ...label, ...rest, ink, rank: POINTS[kind].rank - height }]
  })
}

const isPointClass = (kind: string): kind is PointClass => kind in POINTS

function lookOf(kind: PointClass, { x, y }: Point, scale: number, colors: StreetColors) {
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`
  switch (kind) {
    case 'peak': {
      const symbol = `<path transform="${at}" d="M0-5L5 4H-5Z" fill="${colors.peak}" stroke="${colors.railGap}" stroke-width="1.2" stroke-linejoin="round" paint-order="stroke"/>`
      return { color: colors.peak, sides: BESIDE, gap: 8 * scale, symbol }
    }
    case 'station': {
      const symbol = `<circle transform="${at}" r="3.4" fill="${colors.railGap}" stroke="${colors.station}" stroke-width="1.6"/>`
      return { color: colors.station, isHeavy: true, sides: BESIDE, gap: 7 * scale, symbol }
    }
    case 'lake':
      return { color: colors.water, sides: ['middle'] as const, gap: 0 }
    case 'place':
      return { color: colors.name, sides: ['middle', 'below', 'above'] as const, gap: 6 * scale }
  }
}

interface Setting {
  /** Image pixels on a map of its own size. */
  readonly size: number
  readonly scale: number
}

/** A name at a point, with an elevation behind it where it has one. */
function pointLabel({ properties, parts }: TileShape, { letters, locale, enlarged }: LabelContext, setting: Setting) {
  const [at] = parts[0] ?? []
  const name = nameIn(properties, locale)
  const meters = properties.meters === undefined ? '' : ` ${properties.meters}`
  const text = letters.set(`${name}${meters}`)
  if (!at || name === '' || !text) return null
  return {
    text,
    at,
    size: setting.size * enlarged,
    ink: { color: '', halo: '', haloWidth: 1.75 * enlarged * setting.scale },
  }
}

export function nameIn(properties: TileShape['properties'], locale: LabelContext['locale']): string {
  const { name_ja: ja, name_en: en } = properties
  return String((locale === 'ja' ? (ja ?? en) : en) ?? '')
}

/** Names near the route first: they tell where it leads. */
export function byNeed(
  labels: readonly RankedLabel[],
  route: readonly (readonly Point[])[],
  scale: number,
): readonly RankedLabel[] {
  const needOf = ({ rank, at }: RankedLabel) => {
    const distances = route.flatMap((path) => path.map((to, index) => distanceBetween(at, path[index - 1] ?? to, to)))
    return rank + (distances.length > 0 ? Math.min(...distances) / (RANK_PIXELS * scale) : 0)
  }
  return labels
    .map((label) => ({ label, need: needOf(label) }))
    .sort((a, b) => a.need - b.need)
    .map(({ label }) => label)
}

function distanceBetween(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - from.x - dx * share, point.y - from.y - dy * share)
}
