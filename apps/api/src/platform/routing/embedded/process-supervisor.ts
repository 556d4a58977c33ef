import type { KnownWays } from '../routing-engine.ts'
import type { RegionFolder } from '../trace/open-region.ts'
import type { EngineQuery } from './engine-messages.ts'
import { type EngineAnswer, type EngineProcess, startEngineProcess } from './engine-process.ts'

/** What an engine's process serves. */
export interface EngineSetup {
  /** Names the tiles. */
  readonly version: string
  readonly config: string
  /** A question that these tiles answer. */
  readonly probe: string
  /** Null where that was not kept. */
  readonly ways?: KnownWays | null
  /** What these tiles were built with; without it nothing is known of their ways but what tiles say. */
  readonly facts?: RegionFolder
}

interface ProcessSupervisorOptions {
  readonly program: string
  readonly onWarning: (warning: string) => void
}

/** `late`: it thought for too long and was ended. */
type ProcessAnswer = EngineAnswer | { readonly kind: 'late' | 'absent' }

/** Milliseconds from a failed start to the next one. */
const PAUSE_MS = 2_000

/** Keeps one engine's process running: starts it again when it ends, and changes to another one without a gap. */
export class ProcessSupervisor {
  readonly #options: ProcessSupervisorOptions
  #setup: EngineSetup | null = null
  #process: EngineProcess | null = null
  #starting: Promise<EngineProcess | null> | null = null
  #failedAt = Number.NEGATIVE_INFINITY
  /** The last request. The engine handles one request at a time. */
  #latest: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(options: ProcessSupervisorOptions) {
    this.#options = options
  }

  get version(): string {
    return this.#setup?.version ?? 'none'
  }

  get ways(): KnownWays | null {
    return this.#setup?.ways ?? null
  }

  get pid(): number | null {
    return this.#process?.pid ?? null
  }

  /** Whether there ever was something to serve. */
  get isPrepared(): boolean {
    return this.#setup !== null && !this.#isClosed
  }

  async use(setup: EngineSetup): Promise<void> {
    const next = await startEngineProcess(this.#options.program, setup)
    if (this.#isClosed) return next.kill()
    const [previous, itsLast] = [this.#process, this.#latest]
    this.#setup = setup
    this.#adopt(next)
    await itsLast
    previous?.kill()
  }

  /** `limitMs`: how long the engine may think about it, once its turn has come. */
  async send(query: EngineQuery, limitMs: number): Promise<ProcessAnswer> {
    const running = this.#process ?? (await this.#start())
    if (!running) return { kind: 'absent' }
    const answer = running.send(query)
    const before = this.#latest
    this.#latest = answer
    await before
    let isLate = false
    const timeout = setTimeout(() => {
      isLate = true
      this.#options.onWarning(`The routing engine thought for more than ${limitMs} ms and was started again.`)
      running.kill()
    }, limitMs)
    const { kind } = await answer
    clearTimeout(timeout)
    return kind === 'ended' && isLate ? { kind: 'late' } : answer
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const running = this.#process ?? (await this.#starting)
    running?.kill()
    await running?.ended
  }

  #adopt(next: EngineProcess): void {
    this.#process = next
    next.ended.then(() => {
      if (this.#process !== next) return
      this.#process = null
      if (this.#isClosed) return
      this.#options.onWarning('The routing engine ended and is started again.')
      void this.#start()
    })
  }

  /** Null when it does not start, or did not a moment ago. */
  #start(): Promise<EngineProcess | null> {
    this.#starting ??= this.#tryStart().finally(() => {
      this.#starting = null
    })
    return this.#starting
  }

  async #tryStart(): Promise<EngineProcess | null> {
    if (!this.#setup || this.#isClosed || performance.now() - this.#failedAt < PAUSE_MS) return null
    try {
      const next = await startEngineProcess(this.#options.program, this.#setup)
      if (this.#isClosed) next.kill()
      else this.#adopt(next)
      return next
    } catch (error) {
      this.#failedAt = performance.now()
      this.#options.onWarning(error instanceof Error ? error.message : String(error))
      return null
    }
  }
}
