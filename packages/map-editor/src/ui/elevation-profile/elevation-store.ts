import { type AnyLine, elevationSamples, elevationsOfSamples, type Position } from '@mishiori/map-document'
import type { EditorClock, ElevationsAnswer, MapEditorServices } from '../../core/services.ts'

const browserClock: EditorClock = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // it was given by the line above
}

/** A host is asked for no more elevations than a profile can show. */
const MOST_POSITIONS = 500
const PATIENCE_MS = 20_000

type Path = readonly Position[]

export type LookedUp =
  | { readonly state: 'asking' }
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
  readonly #asked = new Map<Path, AbortController>()
  readonly #listeners = new Set<() => void>()
  readonly #fetch: () => MapEditorServices['fetchElevations']
  readonly #clock: EditorClock
  #version = 0

  /** `fetch` is asked for at each use, so that a host may change its services. */
  constructor(fetch: () => MapEditorServices['fetchElevations'], clock: EditorClock = browserClock) {
    this.#fetch = fetch
    this.#clock = clock
  }

  /** Null for a line that has elevations of its own, and before it was wanted. */
  get(line: AnyLine): LookedUp | null {
    return hasElevations(line) ? null : (this.#lookedUp.get(line.path) ?? null)
  }

  /** From now on these lines are shown and no others: what is unknown is asked for, what is no longer shown is called off. */
  want = (lines: readonly AnyLine[]): void => {
    const paths = lines.filter((line) => !hasElevations(line)).map(({ path }) => path)
    for (const [path, asked] of this.#asked) if (!paths.includes(path)) this.#callOff(path, asked)
    for (const path of paths) if (!this.#lookedUp.has(path)) void this.#ask(path)
  }

  retry({ path }: AnyLine): void {
    if (this.#lookedUp.get(path)?.state === 'failed') void this.#ask(path)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Another number after each change. */
  version = (): number => this.#version

  async #ask(path: Path): Promise<void> {
    const fetch = this.#fetch()
    if (!fetch) return
    const asked = new AbortController()
    this.#asked.set(path, asked)
    this.#note(path, { state: 'asking' })
    const samples = elevationSamples(path, MOST_POSITIONS)
    const positions = samples.indices.map((index) => samples.path[index]).filter((position) => position !== undefined)
    const answer = await this.#withPatience(() => fetch(positions, { signal: asked.signal }), asked)
    if (this.#asked.get(path) !== asked) return
    this.#asked.delete(path)
    if (!answer?.ok || answer.elevationsMeters.length !== positions.length) return this.#note(path, { state: 'failed' })
    const elevationsMeters = elevationsOfSamples(samples, answer.elevationsMeters)
    this.#note(path, { state: 'known', source: answer.source, path: samples.path, elevationsMeters })
  }

  #callOff(path: Path, asked: AbortController): void {
    this.#asked.delete(path)
    this.#lookedUp.delete(path)
    asked.abort()
  }

  #note(path: Path, lookedUp: LookedUp): void {
    this.#lookedUp.set(path, lookedUp)
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  /** Null for a rejection, and for an answer that does not come in time, which is then called off. */
  async #withPatience(ask: () => Promise<ElevationsAnswer>, asked: AbortController): Promise<ElevationsAnswer | null> {
    const timer = this.#clock.setTimeout(() => asked.abort(), PATIENCE_MS)
    const calledOff = new Promise<null>((resolve) => {
      asked.signal.addEventListener('abort', () => resolve(null), { once: true })
    })
    const given = await Promise.race([askSafely(ask), calledOff])
    this.#clock.clearTimeout(timer)
    return given
  }
}

/** Null for a rejection, and for a host that throws. */
async function askSafely(ask: () => Promise<ElevationsAnswer>): Promise<ElevationsAnswer | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}

/** Whether a line knows how high at least one of its points is. */
export function hasElevations({ elevationsMeters }: AnyLine): boolean {
  return elevationsMeters?.some((meters) => meters !== null) ?? false
}
