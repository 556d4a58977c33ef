import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { fitLayers, haversineDistanceMeters, mapObjectId, type RecordedLine } from '@mishiori/map-document'
import { newArticleInput } from '@repo/authoring/new-article-input'
import type { RouteArticleInput } from '@repo/contract'
import { isContinued, type TrackPoint, trackOf } from './track.ts'

/** Metres a second on the way: faster is no walk. */
const WALKED_UP_TO = 3.5

interface Names {
  readonly title: string
  readonly layerName: string
  /** Of the line with this number, from 1; of a recording that has but one, 1 of 1. */
  readonly lineName: (number: number, count: number) => string
}

/** The draft that is sent for a recording; null when no line is left. */
export function draftOfTrack(
  points: readonly TrackPoint[],
  { id, title, layerName, lineName }: Names & { readonly id: string },
): RouteArticleInput | null {
  const lines = recordedLines(points, { id, lineName })
  if (lines.length === 0) return null
  const { layers } = fitLayers([{ name: layerName, objects: lines }])
  return newArticleInput({ id, title, layers, text: EMPTY_ARTICLE })
}

/** The lines of a track, one for each stretch of at least two points. */
export function recordedLines(
  points: readonly TrackPoint[],
  { id, lineName }: Pick<Names, 'lineName'> & { readonly id: string },
): readonly RecordedLine[] {
  const stretches = stretchesOf(points).filter((stretch) => stretch.length > 1)
  const isWalk = recordedMeters(points) <= (trackOf(points).movingMs / 1000) * WALKED_UP_TO
  return stretches.map((stretch, at) => ({
    kind: 'recordedLine',
    id: mapObjectId(`${id}-${at}`),
    name: lineName(at + 1, stretches.length),
    description: '',
    color: 'red',
    travelMode: isWalk ? 'walking' : 'driving',
    path: stretch.map(({ position }) => position),
    timestampsMs: stretch.map(({ timeMs }) => timeMs),
    ...(stretch.some(({ elevationMeters }) => elevationMeters !== null) && {
      elevationsMeters: stretch.map(({ elevationMeters }) => elevationMeters),
    }),
  }))
}

/** Within the parts: the way between them took no recorded time. */
function recordedMeters(points: readonly TrackPoint[]): number {
  return points.reduce((meters, point, at) => {
    const last = points[at - 1]
    return last?.part === point.part ? meters + haversineDistanceMeters(last.position, point.position) : meters
  }, 0)
}

function stretchesOf(points: readonly TrackPoint[]): TrackPoint[][] {
  const stretches: TrackPoint[][] = []
  for (const point of points) {
    const stretch = stretches.at(-1)
    const last = stretch?.at(-1)
    if (stretch && last && isContinued(last, point)) stretch.push(point)
    else stretches.push([point])
  }
  return stretches
}
