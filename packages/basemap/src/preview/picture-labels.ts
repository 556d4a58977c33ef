import { type AnyLine, type MapDocument, readInLanguage } from '@mishiori/map-document'
import { BASEMAP_COLORS } from '../theme.ts'
import type { TileArchive } from '../tiles.ts'
import { type Frame, type Point, projectPath } from './frame.ts'
import { LabelRoom } from './label-room.ts'
import { straightLabel } from './label-svg.ts'
import { byNeed, pointLabels, townLabels } from './map-labels.ts'
import { type Label, type LabelContext, placeLabel } from './place-label.ts'
import { riverLabels } from './river-labels.ts'
import { occupyPins, spotLabels } from './spot-labels.ts'

interface LabelArchives {
  readonly world: TileArchive
  /** Null where the picture shows none of its streets. */
  readonly streets: { readonly archive: TileArchive; readonly isInvented: boolean } | null
}

/** Square CSS pixels that there are for each name of the map, at the usual size. */
const ROOM_FOR_NAME = 9_000
const MOST_NAMES = 24
/** A line is compared with names at so many of its points. */
const ROUTE_SAMPLES = 160
/** A narrower picture has its credits beside it, on the page that it leads to. */
const CREDITED_FROM_WIDTH = 500
const CREDIT = { size: 9 } as const

/** The names in a picture, as SVG elements: those of the route's spots, then of the map, where there is room. */
export async function pictureLabels(
  document: MapDocument,
  frame: Frame,
  { world, streets }: LabelArchives,
  context: LabelContext,
): Promise<string> {
  const { letters, locale, enlarged, padding } = context
  const shown = readInLanguage(document, locale)
  const room = new LabelRoom(frame, padding)
  const lines = document.layers
    .flatMap(({ objects }) => objects)
    .filter((object): object is AnyLine => 'path' in object)
  const paths = lines.map(({ path }) => projectPath(frame, path))
  for (const path of paths) room.addRoute(path)
  occupyPins(document, frame, room)
  const [towns, points] = await Promise.all([
    townLabels(world, frame, context),
    streets ? pointLabels(streets.archive, frame, context) : [],
  ])
  const credit = creditSvg(sourcesOf(streets, towns.length > 0), frame, context, room)
  const place = (labels: readonly Label[]) => labels.flatMap((label) => placeLabel(letters, label, room) ?? [])
  const spots = place(spotLabels(shown, frame, context))
  const { width, height } = frame.size
  const most = Math.min(MOST_NAMES, Math.round((width * height) / (ROOM_FOR_NAME * enlarged ** 2)))
  const names: string[] = []
  for (const label of byNeed([...towns, ...points], paths.map(sampled), frame.size.scale)) {
    if (names.length < most) names.push(...place([label]))
  }
  const rivers = streets ? await riverLabels(streets.archive, frame, context, room) : []
  return [...rivers, ...names.reverse(), ...spots.reverse(), credit].join('')
}

/** A path of fewer points that runs the same way, for measuring from it. */
function sampled(path: readonly Point[]): readonly Point[] {
  const step = Math.max(1, Math.ceil(path.length / ROUTE_SAMPLES))
  return path.filter((_, index) => index % step === 0 || index === path.length - 1)
}

/** Whose names and streets a picture shows. */
function sourcesOf(streets: LabelArchives['streets'], hasTowns: boolean): readonly string[] {
  return [...(streets && !streets.isInvented ? ['© OpenStreetMap'] : []), ...(hasTowns ? ['GeoNames'] : [])]
}

/** Sources, in the picture's corner. */
function creditSvg(
  sources: readonly string[],
  frame: Frame,
  { letters, theme }: LabelContext,
  room: LabelRoom,
): string {
  const { width, scale } = frame.size
  const text = width < CREDITED_FROM_WIDTH ? null : letters.set(sources.join(' · '))
  if (!text) return ''
  const size = CREDIT.size * scale
  const { right, bottom } = room.inner
  const at = { x: right - (text.width * size) / 2, y: bottom - size / 2 }
  room.occupy({ left: right - text.width * size, top: bottom - size, right, bottom })
  const { labelQuiet, halo } = BASEMAP_COLORS[theme]
  return straightLabel(letters, text, at, size, { color: labelQuiet, halo, haloWidth: 1.5 * scale })
}
