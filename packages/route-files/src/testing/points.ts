import type { RouteFile } from '../read-result.ts'
import type { OraclePoint } from './oracle.ts'

/** Every point of a file that was read, as text that does not depend on the order. */
export function pointsOf(file: RouteFile): readonly string[] {
  const ofLines = file.lines
    .flatMap((line) => line.segments)
    .flatMap(({ length, lngLat, elevationsMeters }) =>
      Array.from({ length }, (_, index) => ({
        lng: lngLat[2 * index] ?? Number.NaN,
        lat: lngLat[2 * index + 1] ?? Number.NaN,
        elevation: elevationsMeters?.[index] ?? Number.NaN,
      })),
    )
  const ofSpots = file.spots.map(({ position: [lng, lat], elevationMeters }) => ({
    lng,
    lat,
    elevation: elevationMeters,
  }))
  return asText([...ofLines, ...ofSpots])
}

export function asText(points: readonly OraclePoint[]): readonly string[] {
  return points.map(({ lng, lat, elevation }) => `${lng} ${lat} ${elevation ?? Number.NaN}`).sort()
}

/** A GPX 1.1 file around `content`. */
export function gpx(content: string): Uint8Array {
  return new TextEncoder().encode(`<?xml version="1.0"?>\n<gpx version="1.1">\n${content}\n</gpx>`)
}

export function track(points: string): string {
  return `<trk><trkseg>${points}</trkseg></trk>`
}
