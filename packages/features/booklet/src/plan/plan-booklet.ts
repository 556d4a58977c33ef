import type { AnyLine, MapDocument, MapObjectId } from '@mishiori/map-document'
import type { BookletChoices } from '../choices.ts'
import type { PictureRequest } from '../pictures/use-map-pictures.ts'
import { type ScaledStrips, STRIP_LIMIT, stripsAtScale } from '../strips/choose-scale.ts'
import { type CutLine, linesToCut, type Strip } from '../strips/cut-strips.ts'
import type { WorldPoint } from '../strips/frame.ts'
import { type Frame, isOnPaper, paperOf } from '../strips/frame.ts'
import { indexAt, pointAt } from '../strips/measured-path.ts'
import { type NumberedSpot, numberSpots } from './number-spots.ts'
import { overviewFrame } from './overview-frame.ts'
import { layOutSheets, mostRows, type SheetLayout } from './sheet-layout.ts'

/** The key of the cover's map among the pictures; strips have their numbers. */
export const OVERVIEW = 'overview'

/** Lines and spots keep this far from the edges of their maps. */
const MARGIN_MM = 9
/** Marks are at least this far from each other. */
const LEAST_MARK_MM = 20
/** Of kilometres or miles. */
const MARK_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]
const LONGEST_STEP = 1000

/** A round distance along a line. */
export interface DistanceMark {
  readonly meters: number
  readonly point: WorldPoint
  /** A little farther on. */
  readonly ahead: WorldPoint
}

export interface PlannedStrip extends Strip {
  /** Those on the map. */
  readonly spots: readonly NumberedSpot[]
  /** The line whose kilometres are marked and whose profile is drawn; null where no line is. */
  readonly line: CutLine | null
  readonly marks: readonly DistanceMark[]
}

export interface BookletPlan extends Omit<ScaledStrips, 'strips'> {
  readonly layout: SheetLayout
  readonly strips: readonly PlannedStrip[]
  readonly spots: readonly NumberedSpot[]
  readonly lines: readonly CutLine[]
  /** Of the cover; null where the map is empty. */
  readonly overview: Frame | null
}

interface PlanOptions {
  /** Of the marks along the line: of a kilometre or a mile. */
  readonly unitMeters?: number
  /** Strip maps at most. */
  readonly mostStrips?: number
}

export function planBooklet(
  document: MapDocument,
  choices: BookletChoices,
  canHaveProfile: boolean,
  { unitMeters = 1000, mostStrips = STRIP_LIMIT }: PlanOptions = {},
): BookletPlan {
  const lines = linesToCut(document)
  const spots = numberSpots(document, lines[0]?.line ?? null)
  const hasProfile = canHaveProfile && lines.length > 0
  const withRows = (spotCount: number) => {
    const layout = layOutSheets(choices, { hasProfile, spotCount })
    const window = { size: layout.map, marginMm: MARGIN_MM, heading: choices.heading }
    const scaled = stripsAtScale(document, window, { requested: choices.scale, most: mostStrips })
    const strips = scaled.strips.map((strip) => withContents(strip, { lines, spots, unitMeters }))
    return { ...scaled, layout, strips }
  }
  const planned = withFewestRows(withRows, Math.min(spots.length, mostRows(choices)))
  const overview = overviewFrame({ strips: planned.strips, document, size: coverMapSize(planned.layout) })
  return { ...planned, spots, lines, overview }
}

type Planned = Omit<BookletPlan, 'spots' | 'lines' | 'overview'>

/**
 * Maps get the room that no table needs. On a larger map there may be more spots, which get their rows as well, as many
 * as a sheet has room for.
 */
function withFewestRows(withRows: (rows: number) => Planned, most: number): Planned {
  const neededBy = ({ strips }: Planned) => Math.min(most, Math.max(0, ...strips.map(({ spots }) => spots.length)))
  const roomy = withRows(most)
  let rows = neededBy(roomy)
  while (rows < most) {
    const planned = withRows(rows)
    if (neededBy(planned) <= rows) return planned
    rows = neededBy(planned)
  }
  return roomy
}

interface Contents extends Pick<BookletPlan, 'lines' | 'spots'> {
  readonly unitMeters: number
}

function withContents(strip: Strip, { lines, spots, unitMeters }: Contents): PlannedStrip {
  const place = paperOf(strip.frame)
  const isShown = (point: WorldPoint, marginMm: number) => isOnPaper(place(point), strip.frame.size, marginMm)
  const line = lineOf(strip, lines)
  const step = unitMeters * markStep(strip.frame.scaleDenominator, unitMeters)
  return {
    ...strip,
    line,
    spots: spots.filter(({ point }) => isShown(point, 1)),
    marks: line ? marksAlong(line, step).filter(({ point }) => isShown(point, 3)) : [],
  }
}

/** Of the map on a cover. */
export function coverMapSize({ content, isWide }: SheetLayout) {
  return isWide
    ? { widthMm: content.widthMm * 0.6, heightMm: content.heightMm }
    : { widthMm: content.widthMm, heightMm: content.heightMm * 0.6 }
}

/** The first of the lines that has a part there. */
function lineOf({ stretches }: Strip, lines: readonly CutLine[]): CutLine | null {
  const ids = new Set<MapObjectId>(stretches.map(({ lineId }) => lineId))
  return lines.find(({ line }) => ids.has(line.id)) ?? null
}

function markStep(scaleDenominator: number, unitMeters: number): number {
  const least = ((LEAST_MARK_MM / 1000) * scaleDenominator) / unitMeters
  return MARK_STEPS.find((step) => step >= least) ?? LONGEST_STEP
}

function marksAlong({ path }: CutLine, step: number): readonly DistanceMark[] {
  const count = Math.floor(path.lengthMeters / step)
  return Array.from({ length: count }, (_, index) => {
    const meters = (index + 1) * step
    const at = indexAt(path, meters)
    return { meters, point: pointAt(path, at), ahead: pointAt(path, indexAt(path, meters + step / 50)) }
  })
}

/** The maps that are drawn for it. */
export function picturesOf({ overview, strips }: BookletPlan): readonly PictureRequest[] {
  const cover = overview ? [{ key: OVERVIEW, frame: overview }] : []
  return [...cover, ...strips.map(({ number, frame }) => ({ key: String(number), frame }))]
}

/** Of a line whose elevations are known or can be. */
export function hasElevations({ elevationsMeters }: AnyLine): boolean {
  return elevationsMeters?.some((meters) => meters !== null) ?? false
}
