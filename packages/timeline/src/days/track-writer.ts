import { haversineDistanceMeters } from '@mishiori/map-document'
import { E7, type PlaceE7 } from '../shapes/read-place.ts'
import type { FixDraft } from '../shapes/segment-sink.ts'
import { ZoneLookup } from '../time/zone-lookup.ts'
import { localDay, startOfDayMs } from '../time/zone-offset.ts'
import type { DayStore } from './day-store.ts'
import type { TrackPiece } from './piece.ts'
import { TYPE_CODES } from './piece-pool.ts'
import { placeBetween } from './way.ts'

/** Fixes that are farther apart say nothing about the path between them. */
const JOINED_MS = 6 * 3_600_000
/** Raw fixes come no closer: a day has room for 50,000. */
const RAW_STEP_MS = 2000
/** Clocks of the smallest zones are a quarter of an hour apart, and days begin on a whole one; the cache of a day is good for so long. */
const QUARTER_MS = 900_000
/** Faster than any airliner, metres a second. */
const IMPOSSIBLE_SPEED = 350
/** Errors of a kilometre are no leaps. */
const LEAP_METERS = 1000

interface PlaceInTime extends PlaceE7 {
  readonly timeMs: number
}

function isTooFast(from: PlaceInTime, to: PlaceInTime): boolean {
  const reach = Math.max(LEAP_METERS, (IMPOSSIBLE_SPEED * Math.abs(to.timeMs - from.timeMs)) / 1000)
  const degrees = (Math.abs(to.latE7 - from.latE7) + Math.abs(to.lngE7 - from.lngE7)) / E7
  // a degree has at most 111.2 km: most steps need no sines; nothing is too fast from no place
  if (!(degrees * 112_000 > reach)) return false
  const metersAway = haversineDistanceMeters([from.lngE7 / E7, from.latE7 / E7], [to.lngE7 / E7, to.latE7 / E7])
  return metersAway > reach
}

/** Lays the fixes of a file into the days where the person was, and gives both days the place at midnight where a way leads over it. */
export class TrackWriter {
  readonly #store: DayStore
  readonly #file: number
  readonly #zones = new ZoneLookup()
  #source: TrackPiece['source'] = 'path'
  #piece: { readonly row: number; readonly startMs: number } | null = null
  #day = Number.NaN
  #known = { zone: '', quarter: Number.NaN, day: Number.NaN }
  #series = 0
  /** A fix that cannot be reached from the one before: what comes next decides whether it is an error. */
  #held: FixDraft | null = null
  #last = { lngE7: Number.NaN, latE7: Number.NaN, timeMs: Number.NaN, day: Number.NaN }

  constructor(store: DayStore, file: number) {
    this.#store = store
    this.#file = file
  }

  begin(source: TrackPiece['source']): void {
    this.end()
    this.#source = source
    this.#series = this.#store.newSeries()
    this.#piece = null
  }

  /** Lays down what it still holds. */
  end(): void {
    const held = this.#held
    this.#held = null
    if (held) this.#lay(held)
  }

  add(fix: FixDraft): void {
    const held = this.#held
    if (!held && !isTooFast(this.#last, fix)) this.#lay(fix)
    else {
      const isError = held && isTooFast(held, fix) && !isTooFast(this.#last, fix)
      if (isError) this.#held = null
      else this.end()
      if (isTooFast(this.#last, fix)) this.#held = { ...fix }
      else this.#lay(fix)
    }
  }

  #lay(fix: FixDraft): void {
    const zone = this.#zones.zoneOf(fix, fix.offsetMinutes)
    const day = this.#dayOf(zone, fix.timeMs)
    const { timeMs, day: lastDay } = this.#last
    const sinceLast = fix.timeMs - timeMs
    if (this.#source === 'raw' && day === lastDay && sinceLast >= 0 && sinceLast < RAW_STEP_MS) return
    if (day === lastDay + 1 && sinceLast > 0 && sinceLast <= JOINED_MS) this.#addMidnight(fix, { zone, day })
    this.#put(fix, { zone, day })
    this.#last = { lngE7: fix.lngE7, latE7: fix.latE7, timeMs: fix.timeMs, day }
  }

  #dayOf(zone: string, timeMs: number): number {
    const quarter = Math.floor(timeMs / QUARTER_MS)
    if (this.#known.quarter !== quarter || this.#known.zone !== zone) {
      this.#known = { zone, quarter, day: localDay(zone, timeMs) }
    }
    return this.#known.day
  }

  #addMidnight(fix: FixDraft, { zone, day }: { zone: string; day: number }): void {
    const midnight = startOfDayMs(zone, day)
    const last = this.#last
    if (midnight <= last.timeMs || midnight >= fix.timeMs) return
    const from = [last.lngE7 / E7, last.latE7 / E7] as const
    const to = [fix.lngE7 / E7, fix.latE7 / E7] as const
    const [lng, lat] = placeBetween(from, to, (midnight - last.timeMs) / (fix.timeMs - last.timeMs))
    const between = { ...fix, lngE7: Math.round(lng * E7), latE7: Math.round(lat * E7), timeMs: midnight }
    this.#put(between, { zone, day: last.day })
    this.#put(between, { zone, day })
  }

  #put(fix: FixDraft, { zone, day }: { zone: string; day: number }): void {
    let piece = this.#piece
    if (!piece || this.#day !== day) {
      const points = { firstPoint: this.#store.pool.length, pointCount: 0 }
      const place = { zone, startMs: fix.timeMs, source: this.#source, series: this.#series }
      const row = this.#store.put(day, { kind: 'track', file: this.#file, ...place, ...points })
      piece = { row, startMs: fix.timeMs }
      this.#piece = piece
      this.#day = day
    }
    const type = TYPE_CODES.get(fix.type) ?? 0
    const afterMs = Math.round(fix.timeMs - piece.startMs)
    this.#store.addFixTo(day, piece.row, { lngE7: fix.lngE7, latE7: fix.latE7, afterMs, type })
  }
}
