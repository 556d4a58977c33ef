import { STREET_COLORS, type StreetColors } from '../street-theme.ts'
import { LINK_WIDTH, ROAD_CLASSES, ROAD_WIDTHS } from '../style-streets.ts'
import type { BasemapTheme } from '../theme.ts'
import type { TileArchive } from '../tiles.ts'
import { type Frame, zoomOf } from './frame.ts'
import { PREVIEW_COLORS } from './preview-colors.ts'
import { readTilePaths, STREET_TILE_ZOOMS, type TilePath } from './tile-paths.ts'

const TILES = { ...STREET_TILE_ZOOMS, layers: ['area', 'waterway', 'rail', 'road'] } as const
/** How much wider than a road its casing is, in CSS pixels. */
const CASING = 1.4
const WAYS = ['path', 'track', 'steps', 'footway']

/** The streets that a picture shows, as SVG elements; empty where the archive has none. */
export async function streetSvg(
  streets: Pick<TileArchive, 'tile'>,
  frame: Frame,
  theme: BasemapTheme,
): Promise<string> {
  const paths = await readTilePaths(streets, frame, TILES)
  if (paths.length === 0) return ''
  const colors = STREET_COLORS[theme]
  return [grounds(paths, colors), waters(paths, frame, theme), lines(paths, frame, colors)].join('')
}

const classOf = ({ properties }: TilePath) => String(properties.class)
const dataOf = (paths: readonly TilePath[]) => paths.map(({ data }) => data).join('')
const ofLayer = (paths: readonly TilePath[], name: (typeof TILES.layers)[number]) =>
  paths.filter(({ layer }) => layer === name)

function grounds(paths: readonly TilePath[], { park, wood, built }: StreetColors): string {
  const fills: Readonly<Record<string, string>> = { built, wood, park }
  const areas = ofLayer(paths, 'area')
  return Object.entries(fills)
    .map(([name, fill]) => `<path d="${dataOf(areas.filter((path) => classOf(path) === name))}" fill="${fill}"/>`)
    .join('')
}

function waters(paths: readonly TilePath[], frame: Frame, theme: BasemapTheme): string {
  const { river, water } = PREVIEW_COLORS[theme]
  const areas = ofLayer(paths, 'area').filter((path) => classOf(path) === 'water')
  const [streams, rivers] = split(ofLayer(paths, 'waterway'), (path) => classOf(path) === 'stream')
  return [
    stroke(dataOf(streams), river, 1.2 * frame.size.scale),
    stroke(dataOf(rivers), river, 2.6 * frame.size.scale),
    `<path d="${dataOf(areas)}" fill="rgb(${water.join()})" fill-rule="evenodd"/>`,
  ].join('')
}

/** Paths below rails below roads; all casings below all roads, so that crossings are open. */
function lines(paths: readonly TilePath[], frame: Frame, colors: StreetColors): string {
  const { scale } = frame.size
  const roads = ofLayer(paths, 'road')
  const ways = roads.filter((path) => WAYS.includes(classOf(path)))
  const drawn = ROAD_CLASSES.flatMap((name) => {
    const [links, others] = split(
      roads.filter((path) => classOf(path) === name),
      ({ properties }) => properties.is_link !== undefined,
    )
    const width = roadWidth(ROAD_WIDTHS[name], zoomOf(frame))
    return [
      { name, data: dataOf(links), width: width * LINK_WIDTH },
      { name, data: dataOf(others), width },
    ].filter((road) => road.data !== '' && road.width > 0)
  })
  const lookOf = (name: string) => {
    if (name === 'motorway') return { fill: colors.motorway, casing: colors.motorwayCasing }
    const isMajor = ['trunk', 'primary', 'secondary'].includes(name)
    return isMajor
      ? { fill: colors.major, casing: colors.majorCasing }
      : { fill: colors.minor, casing: colors.minorCasing }
  }
  return [
    stroke(dataOf(ways), colors.path, scale, ` stroke-dasharray="${2.4 * scale} ${1.4 * scale}"`),
    stroke(dataOf(ofLayer(paths, 'rail')), colors.rail, 2 * scale),
    ...drawn.map(({ name, data, width }) => stroke(data, lookOf(name).casing, (width + CASING) * scale)),
    ...drawn.map(({ name, data, width }) => stroke(data, lookOf(name).fill, width * scale)),
  ].join('')
}

/** As the live map widens a road between zooms 11, 14 and 18. */
function roadWidth([from, middle, to]: readonly [number, number, number], zoom: number): number {
  const [low, high, start, end] = zoom < 14 ? [11, 14, from, middle] : [14, 18, middle, to]
  const share = (1.5 ** (zoom - low) - 1) / (1.5 ** (high - low) - 1)
  return start + (end - start) * Math.max(0, Math.min(1, share))
}

const stroke = (data: string, color: string, width: number, more = '') =>
  data === ''
    ? ''
    : `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"${more}/>`

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [first: T[], others: T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
