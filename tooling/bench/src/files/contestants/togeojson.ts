import { gpx, kml } from '@tmcw/togeojson'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { type FileContestant, type FoundPoints, sum } from '../contestant.ts'

/** A document of the browser, and togeojson on it: in the page, as workers have no DOM. */
function onDom(toGeojson: (document: Document) => FeatureCollection<Geometry | null>): FileContestant {
  let features: readonly Feature<Geometry | null>[] = []
  return {
    start() {},
    async read(file) {
      const document = new DOMParser().parseFromString(await file.text(), 'text/xml')
      features = toGeojson(document).features
    },
    found: () => foundIn(features),
  }
}

function foundIn(features: readonly Feature<Geometry | null>[]): FoundPoints {
  const lines = features.map(({ geometry }) => (geometry?.type === 'LineString' ? geometry.coordinates : []))
  const total = (of: (position: Position) => number) => sum(lines.map((line) => sum(line.map(of))))
  const times = features.map(({ properties }) => sum(timesOf(properties?.coordinateProperties?.times)))
  return {
    points: sum(lines.map(({ length }) => length)),
    latitudeSum: total(([, lat = Number.NaN]) => lat),
    longitudeSum: total(([lng = Number.NaN]) => lng),
    elevationSumMeters: total(([, , elevation = Number.NaN]) => elevation),
    timestampSumMs: sum(times),
  }
}

function timesOf(times: unknown): readonly number[] {
  return Array.isArray(times) ? times.map((time) => Date.parse(String(time))) : [Number.NaN]
}

export const togeojsonGpx = onDom(gpx)
export const togeojsonKml = onDom(kml)
