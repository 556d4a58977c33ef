import { E7 } from '../shapes/read-place.ts'
import type { MoveDraft, SegmentSpan, VisitDraft } from '../shapes/segment-sink.ts'
import { ZoneLookup } from '../time/zone-lookup.ts'
import type { MovePiece, Piece } from './piece.ts'
import { PiecePool } from './piece-pool.ts'
import { PointPool, type Track } from './point-pool.ts'
import { splitDays } from './split-days.ts'
import { evenTimes, lengthMeters, sliceTrack } from './way.ts'

/** More pieces of one day are errors of the file. */
const DAY_PIECES = 5000

/** The content of the files, by the person's local day. Days are assembled only on request. */
export class DayStore {
  readonly pool = new PointPool()
  readonly #pieces = new PiecePool()
  /** Rows of the pieces of each day. */
  readonly #days = new Map<number, number[]>()
  readonly #zones = new ZoneLookup()
  readonly #refused = new Set<number>()
  readonly #changed = new Set<number>()
  #lastChanged = Number.NaN
  #lastSeries = 0

  /** Days, since 1970-01-01, that have changed since the last call. */
  takeChangedDays(): readonly number[] {
    const changed = [...this.#changed]
    this.#changed.clear()
    this.#lastChanged = Number.NaN
    return changed
  }

  piecesOf(day: number): readonly Piece[] {
    const rows = this.#days.get(day) ?? []
    return rows.filter((row) => !this.#refused.has(this.#pieces.fileOf(row))).map((row) => this.#pieces.pieceAt(row))
  }

  /** Forgets what came from a file. */
  refuse(file: number): void {
    this.#refused.add(file)
    for (const [day, rows] of this.#days) {
      if (rows.some((row) => this.#pieces.fileOf(row) === file)) this.#changed.add(day)
    }
  }

  /** @returns the piece's row. */
  put(day: number, piece: Piece): number {
    const row = this.#pieces.add(piece)
    const rows = this.#days.get(day)
    this.#markChanged(day)
    if (!rows) this.#days.set(day, [row])
    else if (rows.length < DAY_PIECES) rows.push(row)
    return row
  }

  newSeries(): number {
    return ++this.#lastSeries
  }

  /** Adds a point to the track of a row, which must be the last to have got points. */
  addFixTo(day: number, row: number, point: Parameters<PointPool['add']>[0]): void {
    this.pool.add(point)
    this.#pieces.growTrack(row)
    this.#markChanged(day)
  }

  #markChanged(day: number): void {
    if (day !== this.#lastChanged) this.#changed.add(day)
    this.#lastChanged = day
  }

  /** @returns whether it has a place among the days. */
  addVisit(file: number, { place, name, placeId, ...span }: VisitDraft): boolean {
    const { startZone, spans } = this.#split(span, { start: place, end: place })
    for (const { day, startMs, endMs } of spans) {
      const position = [place.lngE7 / E7, place.latE7 / E7] as const
      this.put(day, { kind: 'visit', file, zone: startZone, startMs, endMs, position, name, placeId })
    }
    return spans.length > 0
  }

  /** @returns whether it has a place among the days. */
  addMove(file: number, move: MoveDraft): boolean {
    const placeAt = (index: number) => ({ lngE7: move.lngE7.at(index) ?? 0, latE7: move.latE7.at(index) ?? 0 })
    const { startZone, spans } = this.#split(move, { start: placeAt(0), end: placeAt(-1) })
    if (spans.length === 1) {
      const [span] = spans
      if (span) this.#putWhole(file, { move, zone: startZone, day: span.day })
      return true
    }
    this.#putParts(file, { move, zone: startZone, spans })
    return spans.length > 0
  }

  #split(span: SegmentSpan, { start, end }: { start: VisitDraft['place']; end: VisitDraft['place'] }) {
    const startZone = this.#zones.zoneOf(start, span.startOffsetMinutes)
    const endZone = this.#zones.zoneOf(end, span.endOffsetMinutes)
    return { startZone, spans: splitDays({ startMs: span.startMs, endMs: span.endMs, startZone, endZone }) }
  }

  /** The usual case, without a way through degrees. */
  #putWhole(file: number, { move, zone, day }: { move: MoveDraft; zone: string; day: number }): void {
    const { startMs, endMs, type, distanceMeters, timesMs } = move
    const times = timesMs ?? evenTimes(trackOf(move), startMs, endMs)
    const firstPoint = this.pool.length
    for (const [index, timeMs] of times.entries()) {
      const lngE7 = move.lngE7[index] ?? 0
      const latE7 = move.latE7[index] ?? 0
      this.pool.add({ lngE7, latE7, afterMs: Math.round(timeMs - startMs), type: 0 })
    }
    const isTimed = timesMs !== null
    const cuts = { isCutBefore: false, isCutAfter: false }
    const points = { firstPoint, pointCount: times.length }
    this.put(day, { kind: 'move', file, zone, startMs, endMs, type, distanceMeters, ...points, isTimed, ...cuts })
  }

  #putParts(file: number, parts: { move: MoveDraft; zone: string; spans: ReturnType<typeof splitDays> }): void {
    const { move, zone, spans } = parts
    const track = trackOf(move)
    const whole = lengthMeters(track)
    for (const { day, startMs, endMs } of spans) {
      const part = sliceTrack(track, startMs, endMs)
      const share = whole === 0 ? 1 / spans.length : lengthMeters(part) / whole
      const piece: MovePiece = {
        kind: 'move',
        file,
        zone,
        startMs,
        endMs,
        type: move.type,
        distanceMeters: move.distanceMeters * share,
        ...this.#addTrack(part, startMs),
        isTimed: move.timesMs !== null,
        isCutBefore: startMs > move.startMs,
        isCutAfter: endMs < move.endMs,
      }
      this.put(day, piece)
    }
  }

  #addTrack(track: Track, startMs: number) {
    const firstPoint = this.pool.length
    for (const [index, timeMs] of track.timesMs.entries()) {
      const lngE7 = Math.round((track.lng[index] ?? 0) * E7)
      const latE7 = Math.round((track.lat[index] ?? 0) * E7)
      this.pool.add({ lngE7, latE7, afterMs: Math.round(timeMs - startMs), type: 0 })
    }
    return { firstPoint, pointCount: this.pool.length - firstPoint }
  }
}

function trackOf({ lngE7, latE7, timesMs, startMs, endMs }: MoveDraft): Track {
  const places = { lng: lngE7.map((lng) => lng / E7), lat: latE7.map((lat) => lat / E7), timesMs: [] }
  return { ...places, timesMs: timesMs ? [...timesMs] : evenTimes(places, startMs, endMs) }
}
