import { type ApiError, isPassing, type Journey } from '@repo/contract'
import {
  applyEdit,
  type EntryRef,
  type JourneyDraft,
  type JourneyEdit,
  joined,
  renamed,
  toDraft,
} from './journey-edit.ts'
import { addedBy, type SaverApi, sendEdit } from './send-edit.ts'

/** Edits that the server does not know yet, on the device. */
export interface EditStore {
  readonly read: () => readonly JourneyEdit[]
  readonly write: (edits: readonly JourneyEdit[]) => void
  /** What the server had last, for opening without a network. */
  readonly keep?: (journey: Journey) => void
}

interface SaverPorts {
  readonly api: SaverApi
  readonly store: EditStore
  /** Calls back after so long; answers what ends the waiting. */
  readonly wait: (work: () => void, ms: number) => () => void
}

export interface SaverState {
  /** With all that was done here. */
  readonly draft: JourneyDraft
  readonly status: 'saved' | 'saving' | 'waiting'
  /** Of entries that were added here and got their number since, what they were known by before. */
  readonly formerRefs: ReadonlyMap<EntryRef, EntryRef>
  /** Why something that was done here was not taken; the draft is without it then. */
  readonly refusal: { readonly edit: JourneyEdit; readonly error: ApiError } | null
}

/** A pause in typing. */
const PAUSE_MS = 600
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const
/** How often the same is tried on ever newer states. */
const MOST_CONFLICTS = 8

/**
 * Sends edits one after the other. What others, or another tab, changed meanwhile is read, and the edit is done to that
 * again. Without a network they stay on the device until there is one.
 */
export class JourneySaver {
  readonly #ports: SaverPorts
  readonly #params: { readonly id: string }
  readonly #listeners = new Set<() => void>()
  readonly #opened: SaverState
  #base: Journey
  #kept: Journey | null = null
  #edits: readonly JourneyEdit[]
  #state: SaverState
  #refusal: SaverState['refusal'] = null
  #isSending = false
  #formerRefs: ReadonlyMap<EntryRef, EntryRef> = new Map()
  #failures = 0
  #endWait = () => {}

  constructor(opened: Journey, ports: SaverPorts) {
    this.#ports = ports
    this.#params = { id: String(opened.id) }
    this.#base = opened
    this.#opened = { draft: toDraft(opened), status: 'saved', formerRefs: this.#formerRefs, refusal: null }
    this.#edits = ports.store.read()
    this.#state = this.#stateNow()
  }

  readonly getState = (): SaverState => this.#state

  /** As the server showed it, which knows nothing of the device. */
  readonly getOpened = (): SaverState => this.#opened

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  edit(next: JourneyEdit): void {
    const last = this.#edits.at(-1)
    const isUnderWay = this.#isSending && this.#edits.length === 1
    const both = last && !isUnderWay ? joined(last, next) : null
    this.#edits = both ? [...this.#edits.slice(0, -1), both] : [...this.#edits, next]
    this.#refusal = null
    this.#changed()
    this.#schedule(PAUSE_MS)
  }

  /** Sends at once: the page is left, or there is a network again. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    for (let edit = this.#edits[0]; edit !== undefined; edit = this.#edits[0]) {
      const isDone = await this.#settle(edit)
      this.#changed()
      if (!isDone) break
    }
    this.#isSending = false
    const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? PAUSE_MS
    if (this.#edits.length > 0) this.#schedule(pause)
  }

  /** Reads what was done elsewhere meanwhile. */
  async refresh(): Promise<void> {
    if (this.#isSending || !(await this.#reread())) return
    this.#changed()
    if (this.#edits.length > 0) this.#schedule(0)
  }

  /** Keeps what the server had last on the device, each state once. */
  keep(): void {
    if (this.#kept === this.#base) return
    this.#kept = this.#base
    this.#ports.store.keep?.(this.#base)
  }

  stop(): void {
    this.#endWait()
  }

  #stateNow(): SaverState {
    const status = this.#edits.length === 0 ? 'saved' : this.#failures > 0 ? 'waiting' : 'saving'
    const draft = this.#edits.reduce(applyEdit, toDraft(this.#base))
    return { draft, status, formerRefs: this.#formerRefs, refusal: this.#refusal }
  }

  #changed(): void {
    this.#ports.store.write(this.#edits)
    this.keep()
    this.#state = this.#stateNow()
    for (const listener of this.#listeners) listener()
  }

  #schedule(ms: number): void {
    this.#endWait()
    this.#endWait = this.#ports.wait(() => void this.flush(), ms)
  }

  /** @returns whether the next one can be sent. */
  async #settle(edit: JourneyEdit): Promise<boolean> {
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const answer = await sendEdit(edit, this.#base, { api: this.#ports.api, params: this.#params })
      if (answer === null) return this.#finish(edit)
      if (answer.ok) {
        const added = addedBy(edit, answer.data)
        this.#base = answer.data
        return this.#finish(edit, added)
      }
      if (isPassing(answer) || answer.status === 401) break
      // What was read is not the newest state, or an entry of the order is gone: it is done again to what there is.
      const isOutdated = answer.status === 412 || answer.error.code === 'journey.order_invalid'
      if (!isOutdated) return this.#refuse(edit, answer.error)
      if (!(await this.#reread())) break
    }
    this.#failures += 1
    return false
  }

  async #reread(): Promise<boolean> {
    const answer = await this.#ports.api.readJourney({ params: this.#params, query: {} })
    if (answer.ok) this.#base = answer.data
    return answer.ok
  }

  /** Who sees it may be refused; what else was written stays. */
  #refuse(edit: JourneyEdit, error: ApiError): true {
    this.#refusal = error.code === 'journey.entry_not_found' ? null : { edit, error }
    this.#finish(edit)
    if (edit.type !== 'details' || edit.change.state === undefined) return true
    const { state: _, ...change } = edit.change
    if (Object.keys(change).length > 0) this.#edits = [{ ...edit, key: `${edit.key}-rest`, change }, ...this.#edits]
    return true
  }

  #finish(edit: JourneyEdit, added: ReadonlyMap<string, number> = new Map()): true {
    this.#failures = 0
    if (added.size > 0)
      this.#formerRefs = new Map([...this.#formerRefs, ...[...added].map(([key, id]) => [id, key] as const)])
    const rest = this.#edits.filter(({ key }) => key !== edit.key)
    this.#edits = rest.map((other) => [...added].reduce((now, [key, id]) => renamed(now, key, id), other))
    const addedId = added.get(edit.key)
    // It came to the end of its day; where it was wanted elsewhere, it goes there.
    if (edit.type === 'add' && addedId !== undefined && edit.behind !== undefined)
      this.#edits = [{ type: 'move', key: `${edit.key}-place`, ref: addedId, behind: edit.behind }, ...this.#edits]
    return true
  }
}
