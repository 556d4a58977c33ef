import type { TrimEnd } from '../../core/drafts/trim-draft.ts'
import type { InputMode } from '../../messages/input-mode.ts'

/** Messages of recordings: their times, their lock, and trimming their ends. Figures and times arrive formatted. */
export interface RecordingMessages {
  readonly started: string
  readonly ended: string
  readonly duration: string
  readonly speed: string
  readonly locked: string
  readonly trim: string
  readonly unlock: string
  readonly trimGuide: (input: InputMode) => string
  readonly ends: Readonly<Record<TrimEnd, string>>
  /** Of the field that takes the number of a point. */
  readonly pointOf: (end: string) => string
  readonly numberInvalid: (least: number, most: number) => string
  readonly at: (number: number, time: string | null) => string
  readonly trimmed: (count: number, length: string, times: string | null) => string
  readonly unlocked: (name: string) => string
}
