import { destinationPoint, type Position, pathLengthMeters, wrapLongitude } from '@mishiori/map-document'
import type { FoundWay, RoutingAnswer, RoutingProblem } from '../../../platform/routing/routing-engine.ts'
import { firstMeters, metersTwice, sharedPart, withHalfways, withoutSpurs } from './loop-shape.ts'

/** How long a loop shall be. */
export type LoopSize = { readonly kilometers: number } | { readonly minutes: number }

export interface LoopQuestion {
  readonly origin: Position
  readonly size: LoopSize
  /** About how fast it goes: where a first guess from a time begins. */
  readonly metersPerSecond: number
}

export interface FoundLoop extends FoundWay {
  /** Between start and goal, which are the same place. The way through them is this one. */
  readonly waypoints: readonly Position[]
  /** Metres that it goes along a second time. */
  readonly metersTwice: number
}

export type LoopsAnswer =
  | { readonly ok: true; readonly loops: readonly FoundLoop[] }
  /** `noLoop`: there are ways, but none of about that size comes back. */
  | { readonly ok: false; readonly problem: RoutingProblem | 'noLoop' }

/** Asks for a way through stops, those after the first one at most so far from a road. Null while nothing more shall be asked. */
export type AskLoopWay = (stops: readonly Position[], strayMeters: number) => Promise<RoutingAnswer | null>

interface Shape {
  /** Where the stops are on a circle through the start, in degrees from there. */
  readonly corners: readonly number[]
  /** Where its middle is. */
  readonly bearing: number
}

const MOST_LOOPS = 3
/** Wide loops first, then narrow ones for valleys; opposite directions after each other. */
const SHAPES: readonly { readonly corners: readonly number[]; readonly bearings: readonly number[] }[] = [
  { corners: [90, 180, 270], bearings: [0, 180, 90, 270, 45, 225, 135, 315] },
  { corners: [120, 240], bearings: [22, 202, 112, 292, 67, 247, 157, 337] },
  { corners: [150, 210], bearings: [0, 180, 90, 270, 45, 225, 135, 315] },
]
/** Roads are longer than the circle that they are to follow. */
const USUAL_DETOUR = 1.35
const MOST_TRIES = 4
/** What is not far off: how many of them are looked beside, by how many degrees, and how often. */
const MOST_BESIDE = 8
const TURNS = [-12, 12]
const TRIES_BESIDE = 2
/** Parts of the size: what is near enough to try no further, what is too far off, and what is so far that nothing beside it fits either. */
const NEAR = 0.03
const TOO_FAR = 0.1
const FAR = 0.6
/** Parts of the length that are gone along twice: what is little enough to look no further, or beside it, and what is there and back. */
const LITTLE_TWICE = 0.05
const SOME_TWICE = 0.1
const MOST_TWICE = 0.45
/** Of two loops, beyond which they are as good as the same, and beyond which they are. */
const MOST_SHARED = 0.6
const SAME = 0.98
/** How many of the best ones are led through their stops at most. */
const MOST_CHECKED = 8

interface Circle {
  readonly shape: Shape
  readonly radius: number
}

interface Candidate extends FoundLoop {
  /** The part of the size by which it is longer, or shorter below 0. */
  readonly off: number
  /** Where its stops were before it was freed of spurs; null for a way there and back, and for one that is offered. */
  readonly circle: Circle | null
}

/**
 * Different ways that end where they begin, those first that go along the same stretches least. Where nothing leads around, as at the
 * end of a valley, ways there and back.
 */
export async function findLoops(question: LoopQuestion, ask: AskLoopWay): Promise<LoopsAnswer> {
  const search = new LoopSearch(question, ask)
  await search.around()
  let loops = await search.best(MOST_TWICE)
  if (loops.length === 0) {
    await search.thereAndBack()
    loops = await search.best(1)
  }
  return loops.length > 0 ? { ok: true, loops } : { ok: false, problem: search.problem }
}

class LoopSearch {
  readonly #question: LoopQuestion
  readonly #ask: AskLoopWay
  readonly #meters: number
  readonly #candidates: Candidate[] = []
  #problem: RoutingProblem | null = null

  constructor(question: LoopQuestion, ask: AskLoopWay) {
    const { size, metersPerSecond } = question
    this.#question = question
    this.#ask = ask
    this.#meters = 'kilometers' in size ? size.kilometers * 1_000 : size.minutes * 60 * metersPerSecond
  }

  /** Why there is no loop. */
  get problem(): RoutingProblem | 'noLoop' {
    return this.#problem === 'unavailable' || this.#candidates.length === 0
      ? (this.#problem ?? 'unavailable')
      : 'noLoop'
  }

  async around(): Promise<void> {
    const radius = this.#meters / USUAL_DETOUR / (2 * Math.PI)
    for (const { corners, bearings } of SHAPES) {
      for (const bearing of bearings) await this.#towards({ shape: { corners, bearing }, radius }, MOST_TRIES)
      if (this.#hasEnough) return
    }
    await this.#beside()
  }

  async thereAndBack(): Promise<void> {
    const { origin } = this.#question
    for (const bearingDegrees of SHAPES[0]?.bearings ?? []) {
      const far = destinationPoint(origin, { bearingDegrees, distanceMeters: this.#meters / 2 })
      const out = await this.#way([origin, onMap(far)], this.#meters)
      if (!out) continue
      const meters = Math.max(1, pathLengthMeters(out.path))
      const there = firstMeters(out.path, this.#half(out.durationSeconds / meters))
      const path = [...there, ...there.toReversed().slice(1)]
      const durationSeconds = (out.durationSeconds * pathLengthMeters(path)) / meters
      this.#candidates.push(this.#measured({ path, durationSeconds }, there.slice(-1)))
    }
  }

  /** The best ones, as the way through their stops is, which is what a line has that is made of them. */
  async best(mostTwice: number): Promise<readonly FoundLoop[]> {
    const offered: Candidate[] = []
    const fitting = this.#candidates.filter(fits(mostTwice)).toSorted((a, b) => badness(a) - badness(b))
    for (const candidate of fitting) {
      if (offered.length === MOST_CHECKED || distinct(offered.filter(fits(LITTLE_TWICE))).length >= MOST_LOOPS) break
      if (!isUnlike(candidate, offered)) continue
      const loop = await this.#kept(candidate)
      if (loop && fits(mostTwice)(loop)) offered.push(loop)
    }
    return distinct(offered.toSorted((a, b) => badness(a) - badness(b))).slice(0, MOST_LOOPS)
  }

  /** The way through its stops, which may be another one: then with a few more of them. */
  async #kept(candidate: Candidate): Promise<Candidate | null> {
    const { path, waypoints } = candidate
    const few = await this.#through(waypoints)
    if (few && sharedPart(path, few.path) > SAME) return few
    const more = await this.#through(withHalfways(path, waypoints))
    return more && (!few || badness(more) < badness(few)) ? more : few
  }

  async #through(waypoints: readonly Position[]): Promise<Candidate | null> {
    const { origin } = this.#question
    const way = await this.#way([origin, ...waypoints, origin], 0)
    return way && this.#measured(way, waypoints)
  }

  /** Looks in one direction, nearer to the size from try to try: between what was too short and too long, once there is either. */
  async #towards({ shape, radius: first }: Circle, mostTries: number): Promise<void> {
    const { origin } = this.#question
    let [radius, short, long] = [first, 0, Number.POSITIVE_INFINITY]
    for (let tries = 0; tries < mostTries; tries++) {
      const stops = circleStops(origin, shape, radius)
      const way = await this.#way([origin, ...stops, origin], 3 * radius)
      if (!way) return
      const { off } = this.#add(way, stops, { shape, radius })
      if (Math.abs(off) <= NEAR) return
      if (off < 0) short = Math.max(short, radius)
      else long = Math.min(long, radius)
      const next = radius * Math.min(2, Math.max(0.5, 1 / (1 + off)))
      radius = next > short && next < long ? next : (short + Math.min(long, 2 * short)) / 2
    }
  }

  /** Looks beside those that lead around, but are too short or too long: turned a little, the next size may be between them. */
  async #beside(): Promise<void> {
    const near = this.#candidates.filter(
      (one) => partTwice(one) <= SOME_TWICE && Math.abs(one.off) > TOO_FAR && Math.abs(one.off) <= FAR,
    )
    const nearest = near.toSorted((a, b) => Math.abs(a.off) - Math.abs(b.off)).slice(0, MOST_BESIDE)
    for (const { circle, off } of nearest) {
      if (!circle) continue
      for (const turn of TURNS) {
        const shape = { ...circle.shape, bearing: circle.shape.bearing + turn }
        await this.#towards({ shape, radius: circle.radius / (1 + off) }, TRIES_BESIDE)
      }
    }
  }

  get #hasEnough(): boolean {
    return distinct(this.#candidates.filter(fits(LITTLE_TWICE))).length >= MOST_LOOPS
  }

  async #way(stops: readonly Position[], strayMeters: number): Promise<FoundWay | null> {
    const answer = await this.#ask(stops, strayMeters)
    if (answer?.ok) return answer
    if (answer && this.#problem !== 'unavailable') this.#problem = answer.problem
    return null
  }

  #add(way: FoundWay, asked: readonly Position[], circle: Circle): Candidate {
    const { path, stops } = withoutSpurs(way.path, asked)
    const meters = pathLengthMeters(path)
    const durationSeconds = (way.durationSeconds * meters) / Math.max(1, pathLengthMeters(way.path))
    const candidate = { ...this.#measured({ path, durationSeconds }, stops), circle }
    this.#candidates.push(candidate)
    return candidate
  }

  /** Metres, of a way that takes so many seconds for each. */
  #half(secondsPerMeter: number): number {
    const { size } = this.#question
    return ('kilometers' in size ? this.#meters : (size.minutes * 60) / secondsPerMeter) / 2
  }

  #measured({ path, durationSeconds }: FoundWay, waypoints: readonly Position[]): Candidate {
    const { size } = this.#question
    const off = 'kilometers' in size ? pathLengthMeters(path) / this.#meters : durationSeconds / (size.minutes * 60)
    return { path, durationSeconds, waypoints, metersTwice: metersTwice(path), off: off - 1, circle: null }
  }
}

function circleStops(origin: Position, { corners, bearing }: Shape, radius: number): readonly Position[] {
  const middle = destinationPoint(origin, { bearingDegrees: bearing, distanceMeters: radius })
  return corners.map((corner) =>
    onMap(destinationPoint(middle, { bearingDegrees: bearing + 180 + corner, distanceMeters: radius })),
  )
}

const onMap = ([lng, lat]: Position): Position => [wrapLongitude(lng), lat]

const partTwice = ({ path, metersTwice: twice }: FoundLoop) => twice / Math.max(1, pathLengthMeters(path))

const fits = (mostTwice: number) => (candidate: Candidate) =>
  candidate.waypoints.length > 0 && Math.abs(candidate.off) <= TOO_FAR && partTwice(candidate) <= mostTwice

const badness = (candidate: Candidate) => partTwice(candidate) + Math.abs(candidate.off) / 2

const isUnlike = ({ path }: FoundLoop, others: readonly FoundLoop[]) =>
  others.every((other) => sharedPart(path, other.path) <= MOST_SHARED)

function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = []
  for (const candidate of candidates) if (isUnlike(candidate, chosen)) chosen.push(candidate)
  return chosen
}
