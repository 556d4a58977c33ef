import { haversineDistanceMeters, longitudeDelta, type Position, wrapLongitude } from '@mishiori/map-document'
import type { Track } from './point-pool.ts'

/** Between two places, straight on the map, by the shorter way around the Earth. */
export function placeBetween([lngA, latA]: Position, [lngB, latB]: Position, fraction: number): Position {
  return [wrapLongitude(lngA + longitudeDelta(lngA, lngB) * fraction), latA + (latB - latA) * fraction]
}

function placeOf(track: Track, index: number): Position {
  const lng = track.lng[index]
  const lat = track.lat[index]
  if (lng === undefined || lat === undefined) throw new RangeError(`The way has no point ${index}`)
  return [lng, lat]
}

export function addPoint(track: Track, [lng, lat]: Position, timeMs: number): void {
  track.lng.push(lng)
  track.lat.push(lat)
  track.timesMs.push(timeMs)
}

export const emptyTrack = (): Track => ({ lng: [], lat: [], timesMs: [] })

export function lengthMeters(track: Track): number {
  let length = 0
  for (let index = 1; index < track.lng.length; index++) length += stepMeters(track, index)
  return length
}

/** From the point before to this one. */
function stepMeters(track: Track, index: number): number {
  return haversineDistanceMeters(placeOf(track, index - 1), placeOf(track, index))
}

/** Times of a way that was gone at one speed. */
export function evenTimes(track: Track, startMs: number, endMs: number): number[] {
  const whole = lengthMeters(track)
  let gone = 0
  return track.lng.map((_, index) => {
    if (index > 0) gone += stepMeters(track, index)
    return startMs + (whole === 0 ? 0 : (gone / whole) * (endMs - startMs))
  })
}

/** The way from one moment to another, both within it; its ends may lie between two points. Times must not fall. */
export function sliceTrack(track: Track, fromMs: number, toMs: number): Track {
  const sliced = emptyTrack()
  const { timesMs } = track
  const addBetween = (index: number, timeMs: number) => {
    const before = timesMs[index - 1] ?? timeMs
    const after = timesMs[index] ?? timeMs
    const fraction = after === before ? 0 : (timeMs - before) / (after - before)
    addPoint(sliced, placeBetween(placeOf(track, index - 1), placeOf(track, index), fraction), timeMs)
  }
  for (const [index, timeMs] of timesMs.entries()) {
    const before = timesMs[index - 1] ?? timeMs
    if (before < fromMs && timeMs > fromMs) addBetween(index, fromMs)
    if (before < toMs && timeMs > toMs) addBetween(index, toMs)
    if (timeMs >= fromMs && timeMs <= toMs) addPoint(sliced, placeOf(track, index), timeMs)
  }
  return sliced
}

interface Place {
  readonly lng: number
  readonly lat: number
}

export function metersBetween(from: Place, to: Place): number {
  return haversineDistanceMeters([from.lng, from.lat], [to.lng, to.lat])
}
