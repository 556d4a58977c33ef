import {
  type AnyLine,
  cumulativeDistancesMeters,
  estimateLine,
  type Ground,
  type MapDocument,
  type MeasuredLine,
  minutesAt,
  ON_THE_WAY_METERS,
  type Position,
  progressAlong,
  spotsOf,
  type TimeModel,
  type WayTime,
} from '@mishiori/map-document'

/** A spot of the map that the main line comes to. */
interface PlaceOnLine {
  readonly id: string
  readonly alongMeters: number
  /** From the start, at the pace of the model, without rests. */
  readonly minutes: number
}

/** How long the main line takes, by a model; never mixed with how long a recording took. */
export interface LineTime {
  readonly model: TimeModel
  readonly version: number
  /** At the pace of the model, without rests. */
  readonly minutes: number
  readonly climbs: WayTime['climbs']
  /** Whether the pace is by what is under the feet, where that is known. */
  readonly isByGround?: boolean
  /** The course constant, on foot; null where climbs are unknown. */
  readonly constant: number | null
  /** In the order in which they are come to. */
  readonly places: readonly PlaceOnLine[]
  /** To a thousandth of a degree: for when the sun sets there. */
  readonly end: Position
}

/** Null where no model can tell, and where the line's own times say that it is not walked. */
export function lineTimeOf(
  document: MapDocument,
  line: AnyLine,
  measured: MeasuredLine,
  ground?: Ground,
): LineTime | null {
  const estimate = estimateLine(line, measured, ground)
  const end = line.path.at(-1)
  if (!estimate || !end) return null
  const { time, constant } = estimate
  const { model, version, minutes, climbs } = time
  return {
    model,
    version,
    minutes,
    climbs,
    ...(ground && model !== 'ride' && { isByGround: true }),
    constant,
    places: placesOn(document, line.path, time),
    end: [round(end[0]), round(end[1])],
  }
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Of long lines not every point is measured from, and of full maps not every spot, as a page waits for it. */
const MOST_POINTS = 2_000
const MOST_SPOTS = 100

function placesOn(document: MapDocument, path: readonly Position[], time: WayTime): readonly PlaceOnLine[] {
  const way = sampled(path)
  const places = spotsOf(document)
    .slice(0, MOST_SPOTS)
    .flatMap(({ id, position }) => {
      const progress = progressAlong(way.path, position)
      if (!progress || progress.offMeters > ON_THE_WAY_METERS) return []
      const [from = 0, to = from] = way.distances.slice(progress.segmentIndex)
      const [start = 0, end = start] = way.chords.slice(progress.segmentIndex)
      const share = end > start ? (progress.alongMeters - start) / (end - start) : 0
      const alongMeters = from + share * (to - from)
      return [{ id, alongMeters, minutes: minutesAt(time, alongMeters) }]
    })
  return places.toSorted((a, b) => a.alongMeters - b.alongMeters)
}

/** Every few points of a path, how far they are along the path itself, and how far along straight lines between them. */
function sampled(path: readonly Position[]) {
  const distances = cumulativeDistancesMeters(path)
  const step = Math.ceil(path.length / MOST_POINTS)
  const kept = path.flatMap((position, index) =>
    index % step === 0 || index === path.length - 1 ? [{ position, meters: distances[index] ?? 0 }] : [],
  )
  const short = kept.map(({ position }) => position)
  return { path: short, distances: kept.map(({ meters }) => meters), chords: cumulativeDistancesMeters(short) }
}
