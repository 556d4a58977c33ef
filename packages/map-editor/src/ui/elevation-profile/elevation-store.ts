import { type AnyLine, elevationSamples, elevationsOfSamples, type Position } from '@mishiori/map-document'
import type { EditorClock, ElevationsAnswer, MapEditorServices } from '../../core/services.ts'

const browserClock: EditorClock = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // it was given by the line above
}

/** Maximum elevations for each request: no more than a profile can show. */
const MOST_POSITIONS = 500
const PATIENCE_MS = 20_000

type Path = readonly Position[]

export type LookedUp =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'known'
      readonly source: string
      /** The line's way, with more points where the line has few; one height for each. */
      readonly path: Path
      readonly elevationsMeters: readonly (number | null)[]
    }

/** Elevations that the host has looked up for lines that brought none, known by their paths: a path never changes. */
export class ElevationStore {
  readonly #lookedUp = new WeakMap<Path, LookedUp>()
  readonly #pending = new Map<Path, AbortController>()
  readonly #listeners = new Set<() => void>()
  readonly #fetch: () => MapEditorServices['fetchElevations']
  readonly #clock: EditorClock
  #version = 0

  /** `fetch` is read at each use, so that a host may change its services. */
  constructor(fetch: () => MapEditorServices['fetchElevations'], clock: EditorClock = browserClock) {
    this.#fetch = fetch
    this.#clock = clock
  }

  /** Null for a line that has elevations of its own, and before it was requested. */
  get(line: AnyLine): LookedUp | null {
    return hasElevations(line) ? null : (this.#lookedUp.get(line.path) ?? null)
  }

  /** Sets the lines that are shown: requests unknown elevations, and cancels requests for other lines. */
  request = (lines: readonly AnyLine[]): void => {
    const paths = lines.filter((line) => !hasElevations(line)).map(({ path }) => path)
    for (const [path, pending] of this.#pending) if (!paths.includes(path)) this.#callOff(path, pending)
    for (const path of paths) if (!this.#lookedUp.has(path)) void this.#load(path)
  }

  retry({ path }: AnyLine): void {
    if (this.#lookedUp.get(path)?.state === 'failed') void this.#load(path)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Another number after each change. */
  version = (): number => this.#version

  async #load(path: Path): Promise<void> {
    const fetch = this.#fetch()
    if (!fetch) return
    const pending = new AbortController()
    this.#pending.set(path, pending)
    this.#note(path, { state: 'loading' })
    const samples = elevationSamples(path, MOST_POSITIONS)
    const positions = samples.indices.map((index) => samples.path[index]).filter((position) => position !== undefined)
    const answer = await this.#withPatience(() => fetch(positions, { signal: pending.signal }), pending)
    if (this.#pending.get(path) !== pending) return
    this.#pending.delete(path)
    if (!answer?.ok || answer.elevationsMeters.length !== positions.length) return this.#note(path, { state: 'failed' })
    const elevationsMeters = elevationsOfSamples(samples, answer.elevationsMeters)
    this.#note(path, { state: 'known', source: answer.source, path: samples.path, elevationsMeters })
  }

  #callOff(path: Path, pending: AbortController): void {
    this.#pending.delete(path)
    this.#lookedUp.delete(path)
    pending.abort()
  }

  #note(path: Path, lookedUp: LookedUp): void {
    this.#lookedUp.set(path, lookedUp)
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  /** Null for a rejection, and for a request that times out, which is then cancelled. */
  async #withPatience(
    load: () => Promise<ElevationsAnswer>,
    pending: AbortController,
  ): Promise<ElevationsAnswer | null> {
    const timer = this.#clock.setTimeout(() => pending.abort(), PATIENCE_MS)
    const calledOff = new Promise<null>((resolve) => {
      pending.signal.addEventListener('abort', () => resolve(null), { once: true })
    })
    const given = await Promise.race([loadSafely(load), calledOff])
    this.#clock.clearTimeout(timer)
    return given
  }
}

/** Null for a rejection, and for a host that throws. */
async function loadSafely(load: () => Promise<ElevationsAnswer>): Promise<ElevationsAnswer | null> {
  try {
    return await load()
  } catch {
    return null
  }
}

/** Whether a line knows how high at least one of its points is. */
export function hasElevations({ elevationsMeters }: AnyLine): boolean {
  return elevationsMeters?.some((meters) => meters !== null) ?? false
}
