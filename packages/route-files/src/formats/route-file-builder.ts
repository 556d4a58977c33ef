import { MAP_LIMITS, type Position } from '@mishiori/map-document'
import { FILE_LIMITS } from '../limits.ts'
import type { ReadArea, ReadLine, ReadSegment, ReadSpot, RouteFile } from '../read-result.ts'
import { RefusedError } from '../refused-error.ts'
import { cleanElevations, isElevationOfPlace } from './cleaning/clean-elevations.ts'
import { cleanTimes, isRecordingTime } from './cleaning/clean-times.ts'
import { joinPauses } from './cleaning/join-pauses.ts'
import { joinTouching } from './cleaning/join-touching.ts'
import { withoutMissingFixes, withoutMissingVertices } from './cleaning/without-missing-fixes.ts'
import { NoteCounter } from './notes.ts'
import { refuseNoPoints } from './place-on-map.ts'
import { waysFirst } from './ways-first.ts'

/** The only point of a segment. NaN where it has no elevation or time. */
export interface LonePoint {
  readonly position: Position
  readonly elevation: number
  readonly time: number
}

/** Gathers what a file holds, within {@link FILE_LIMITS}. */
export class RouteFileBuilder {
  /** That this product wrote the file: what it says is taken by its word. */
  isOwn = false
  /** Whether an address is that of a picture in the archive that the file is in. */
  isPicture: (address: string) => boolean = () => false
  readonly notes = new NoteCounter()
  readonly #folders: string[] = []
  readonly #lines: ReadLine[] = []
  readonly #spots: ReadSpot[] = []
  readonly #areas: ReadArea[] = []
  #pointCount = 0
  #stopCount = 0

  /** @throws {RefusedError} `file.too_many_points`, before they take memory. */
  countPoint(): void {
    refuseBeyond(FILE_LIMITS.points, this.#pointCount++)
  }

  /** @returns the folder's index, for the lines, spots and areas in it. */
  addFolder(name: string): number {
    return this.#folders.push(name) - 1
  }

  /**
   * Adds a line of cleaned segments. One of a single point is no line, but a place that the file has: `spotOf` makes
   * the spot of it.
   */
  addLine(line: ReadLine, spotOf: (lone: LonePoint) => ReadSpot): void {
    const fixesBefore = this.notes.count('point.no_fix')
    const segments = this.#segmentsOf(line)
    const hasLostFixes = this.notes.count('point.no_fix') > fixesBefore
    const stops = hasLostFixes
      ? line.stops.filter(({ position }) => position.some((degrees) => degrees !== 0))
      : line.stops
    for (const lone of segments.filter(({ length }) => length === 1)) {
      this.notes.add('line.became_spot')
      this.addSpot(spotOf(lonePointOf(lone)))
    }
    const long = segments.filter(({ length }) => length > 1)
    if (long.length === 0) return
    refuseBeyond(FILE_LIMITS.lines, this.#lines.length)
    this.#lines.push({ ...line, segments: long, stops })
  }

  #segmentsOf({ segments, kind }: ReadLine): readonly ReadSegment[] {
    if (this.isOwn) return segments
    const clean = cleanSegments(segments, this.notes)
    return kind === 'track' ? joinPauses(clean, this.notes) : joinTouching(clean, this.notes)
  }

  /** Stops of lines count as spots. */
  countStop(): void {
    refuseBeyond(FILE_LIMITS.spots, this.#spots.length + this.#stopCount++)
  }

  addSpot(spot: ReadSpot): void {
    refuseBeyond(FILE_LIMITS.spots, this.#spots.length + this.#stopCount)
    this.#spots.push(this.cleanSpot(spot))
  }

  /** A spot, or a stop of a line, without an elevation or a time that cannot be. */
  cleanSpot(spot: ReadSpot): ReadSpot {
    const { elevationMeters, timestampMs } = spot
    const hasElevation = elevationMeters === null || this.isOwn || isElevationOfPlace(elevationMeters)
    const hasTime = timestampMs === null || this.isOwn || isRecordingTime(timestampMs)
    if (!hasElevation) this.notes.add('elevation.no_data')
    if (!hasTime) this.notes.add('time.implausible')
    return {
      ...spot,
      elevationMeters: hasElevation ? elevationMeters : null,
      timestampMs: hasTime ? timestampMs : null,
    }
  }

  /** An area that the map cannot hold is left out and counted. */
  addArea(read: ReadArea): void {
    const area = this.isOwn ? read : { ...read, vertices: withoutMissingVertices(read.vertices, this.notes) }
    if (!canBeShown(area.vertices)) {
      this.notes.add('area.left_out')
      return
    }
    refuseBeyond(FILE_LIMITS.areas, this.#areas.length)
    this.#areas.push(area)
  }

  get isEmpty(): boolean {
    return [this.#lines, this.#spots, this.#areas].every(({ length }) => length === 0)
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(file: Pick<RouteFile, 'format' | 'name' | 'description'>): RouteFile {
    if (this.isEmpty) refuseNoPoints(this.notes)
    const lines = this.isOwn ? this.#lines : waysFirst(this.#lines)
    const [folders, spots, areas] = [this.#folders, this.#spots, this.#areas]
    return { ...file, folders, lines, spots, areas, notes: this.notes.list() }
  }
}

function lonePointOf({ lngLat, elevationsMeters, timestampsMs }: ReadSegment): LonePoint {
  const [lng = 0, lat = 0] = lngLat
  return {
    position: [lng, lat],
    elevation: elevationsMeters?.[0] ?? Number.NaN,
    time: timestampsMs?.[0] ?? Number.NaN,
  }
}

/** @throws {RefusedError} `file.too_many_points` for one more than `max`, of which there are `count`. */
export function refuseBeyond(max: number, count: number): void {
  if (count >= max) throw new RefusedError('file.too_many_points', { max })
}

function canBeShown(vertices: readonly Position[]): boolean {
  const { min, max } = MAP_LIMITS.polygonPoints
  const distinct = new Set(vertices.map((vertex) => vertex.map((degrees) => degrees.toFixed(5)).join()))
  return distinct.size >= min && vertices.length <= max
}

/**
 * The segments of a line without what devices write where they know nothing: positions without a fix, elevations and
 * times that cannot be. Each is counted. The columns of the segments are changed in place.
 */
function cleanSegments(segments: readonly ReadSegment[], notes: NoteCounter): readonly ReadSegment[] {
  return segments.flatMap((segment) => {
    const placed = withoutMissingFixes(segment, notes)
    if (placed.length === 0) return []
    cleanElevations(placed, notes)
    cleanTimes(placed, notes)
    return [withoutEmptyColumns(placed)]
  })
}

function withoutEmptyColumns(segment: ReadSegment): ReadSegment {
  const { elevationsMeters, timestampsMs } = segment
  return {
    ...segment,
    elevationsMeters: elevationsMeters?.every(Number.isNaN) ? null : elevationsMeters,
    timestampsMs: timestampsMs?.every(Number.isNaN) ? null : timestampsMs,
  }
}
