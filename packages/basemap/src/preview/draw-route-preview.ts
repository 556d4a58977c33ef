import { type BBox, documentBounds, type MapDocument, mainCluster } from '@mishiori/map-document'
import sharp from 'sharp'
import { ElevationReader } from '../elevation-raster.ts'
import { NEAR, nearnessAt, SHORE_ERROR_METERS } from '../style-near.ts'
import { LANDMARKS_FROM_ZOOM, STREETS_FROM_ZOOM } from '../style-parts.ts'
import type { BasemapLocale, BasemapTheme } from '../theme.ts'
import { openTiles, RELIEF_TILES_PATH, type TileArchive, WORLD_TILES_PATH } from '../tiles.ts'
import { type Frame, fitFrame, metersPerPixel, type PicturePadding, zoomOf } from './frame.ts'
import { graticuleSvg } from './graticule-svg.ts'
import { type Letters, openLetters } from './letters.ts'
import { pictureLabels } from './picture-labels.ts'
import { PREVIEW_COLORS, type PreviewColors } from './preview-colors.ts'
import { routeSvg } from './route-svg.ts'
import { streetSvg } from './street-svg.ts'
import { paintTerrain } from './terrain-picture.ts'
import { readTilePaths, WORLD_TILE_ZOOMS } from './tile-paths.ts'

export interface RoutePreviewOptions {
  readonly document: MapDocument
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly theme: BasemapTheme
  /** Of its names, and whose country an empty document shows. */
  readonly locale: BasemapLocale
  /** `large` for pictures that are shown small. */
  readonly names?: 'usual' | 'large'
  /** Shows all of the document; by default, the main line and what is near it. */
  readonly isWhole?: boolean
  /** CSS pixels at each edge that the route keeps clear of, as of what will cover them; unless given, room for its pins. */
  readonly padding?: PicturePadding
  /** Image pixels in a CSS pixel; 1 by default. */
  readonly scale?: number
  /** `webp` by default. */
  readonly format?: 'webp' | 'png'
}

const EMPTY_VIEWS: Readonly<Record<BasemapLocale, BBox>> = {
  ja: [128.6, 30.6, 146, 45.6],
  'en-us': [-125, 24.5, -66.5, 49.5],
}
const SHORE_BLUR_PIXELS = 5
/** A wider blur takes long, and shows nothing more. */
const MAX_SHORE_BLUR = 60
const STATE_BORDERS_FROM_ZOOM = 5.5
/** How much larger names are in pictures that are shown small. */
const LARGE_NAMES = 1.4

interface PreviewArchives {
  readonly world: TileArchive
  readonly relief: TileArchive
  readonly letters: Letters
  /** The streets of the installed regions; those of the demo town are `isInvented`. */
  readonly streets?: { readonly archive: TileArchive; readonly isInvented: boolean }
}

/** Draws routes. Holds no state but the elevations read last, so any number of pictures can be drawn at once. */
export class RoutePreviews {
  readonly #world: TileArchive
  readonly #elevations: ElevationReader
  readonly #letters: Letters
  readonly #streets: NonNullable<PreviewArchives['streets']> | null

  constructor({ world, relief, letters, streets }: PreviewArchives) {
    this.#world = world
    this.#letters = letters
    this.#streets = streets ?? null
    this.#elevations = new ElevationReader(relief)
  }

  async draw(options: RoutePreviewOptions): Promise<Buffer> {
    const { document, width, height, theme, locale, padding, scale = 1, format = 'webp', isWhole = false } = options
    const enlarged = options.names === 'large' ? LARGE_NAMES : 1
    const bounds = isWhole ? documentBounds(document) : mainCluster(document).bounds
    const frame = fitFrame(bounds ?? EMPTY_VIEWS[locale], { width, height, scale }, padding)
    const colors = PREVIEW_COLORS[theme]
    const shownStreets = this.#streetsIn(frame)
    const context = { letters: this.#letters, locale, theme, enlarged, padding }
    const [paths, elevations, streets, labels] = await Promise.all([
      readWorldPaths(this.#world, frame),
      this.#elevations.elevationsIn(frame),
      shownStreets ? streetSvg(shownStreets.archive, frame, theme) : '',
      pictureLabels(document, frame, { world: this.#world, streets: shownStreets }, context),
    ])
    // The exact rivers of a region and the world's rough ones would be two beside each other.
    const shownPaths = shownStreets?.isInvented === false ? { ...paths, rivers: [] } : paths
    const graticule = this.#streets?.isInvented === false ? '' : graticuleSvg(frame, colors.graticule)
    const land = await landMask(paths, frame)
    const shore = paths.waters.length === 0 ? land : await blurred(land, frame)
    const terrain = paintTerrain(frame, { elevations, land, shore }, colors)
    const drawing = [
      graticule,
      worldLines(shownPaths, frame, colors),
      streets,
      routeSvg(document, frame, theme),
      labels,
    ]
    const picture = sharp(terrain, { raw: { width: frame.width, height: frame.height, channels: 3 } }).composite([
      { input: Buffer.from(svg(frame, drawing.join(''))) },
    ])
    return format === 'png'
      ? picture.png({ compressionLevel: 8 }).toBuffer()
      : picture.webp({ quality: 80, effort: 3 }).toBuffer()
  }

  #streetsIn(frame: Frame) {
    const fromZoom = this.#streets?.isInvented ? STREETS_FROM_ZOOM : LANDMARKS_FROM_ZOOM
    return zoomOf(frame) < fromZoom ? null : this.#streets
  }
}

/** From zooms at which the coast is not known exactly, as soft as it is uncertain. */
function blurred(land: Buffer, frame: Frame): Promise<Buffer> {
  const uncertain = (SHORE_ERROR_METERS / metersPerPixel(frame)) * nearnessAt(zoomOf(frame))
  const pixels = Math.min(
    MAX_SHORE_BLUR * frame.size.scale,
    Math.max(SHORE_BLUR_PIXELS * frame.size.scale, uncertain / 2),
  )
  return greys(land, frame).blur(pixels).extractChannel(0).raw().toBuffer()
}

const greys = (pixels: Uint8Array, { width, height }: Frame) => sharp(pixels, { raw: { width, height, channels: 1 } })

function svg({ width, height }: Frame, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}

/** White where there is land. */
async function landMask({ waters }: WorldPaths, frame: Frame): Promise<Buffer> {
  const areas = waters.map((data) => `<path d="${data}" fill-rule="evenodd"/>`).join('')
  const content = `<rect width="100%" height="100%" fill="#fff"/>${areas}`
  return sharp(Buffer.from(svg(frame, content)))
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer()
}

function worldLines({ rivers, borders, stateBorders }: WorldPaths, frame: Frame, colors: PreviewColors): string {
  const { scale } = frame.size
  const zoom = zoomOf(frame)
  const lines = (paths: readonly string[], color: string, width: number, dash = '') =>
    `<g fill="none" stroke="${color}" stroke-width="${width * scale}" stroke-linejoin="round"${dash}>` +
    `${paths.map((data) => `<path d="${data}"/>`).join('')}</g>`
  const dashes = ` stroke-dasharray="${3 * scale} ${2.5 * scale}"`
  return [
    lines(zoom < NEAR.wholeFromZoom ? rivers : [], colors.river, (zoom < 5 ? 0.6 : 1.3) * (1 - nearnessAt(zoom))),
    lines(zoom < STATE_BORDERS_FROM_ZOOM ? [] : stateBorders, colors.stateBorder, 0.8, dashes),
    lines(borders, colors.border, 1.1),
  ].join('')
}

let packaged: Promise<RoutePreviews> | undefined

async function openPackaged(): Promise<RoutePreviews> {
  const [world, relief, letters] = await Promise.all([
    openTiles(WORLD_TILES_PATH),
    openTiles(RELIEF_TILES_PATH),
    openLetters(),
  ])
  return new RoutePreviews({ world, relief, letters })
}

/**
 * Draws a route on the packaged map, as a card or a link preview shows it: the main line and what is near it.
 */
export async function drawRoutePreview(options: RoutePreviewOptions): Promise<Buffer> {
  packaged ??= openPackaged()
  return (await packaged).draw(options)
}

/** SVG path data of the part of the world in a picture, one string for each feature. */
interface WorldPaths {
  /** Seas and lakes. */
  readonly waters: readonly string[]
  readonly rivers: readonly string[]
  readonly borders: readonly string[]
  readonly stateBorders: readonly string[]
}

/** Reads the outlines that a picture shows. */
async function readWorldPaths(world: TileArchive, frame: Frame): Promise<WorldPaths> {
  const layers = ['ocean', 'lakes', 'rivers', 'border', 'state_border'] as const
  const paths = await readTilePaths(world, frame, { ...WORLD_TILE_ZOOMS, layers })
  const of = (...names: readonly (typeof layers)[number][]) =>
    paths.filter(({ layer }) => names.some((name) => name === layer)).map(({ data }) => data)
  return {
    waters: of('ocean', 'lakes'),
    rivers: of('rivers'),
    borders: of('border'),
    stateBorders: of('state_border'),
  }
}
