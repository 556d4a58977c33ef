import type { ApiError } from '@repo/contract'
import type { PositionEvent, PositionFix, PositionProblem } from '../../position/position-fix.ts'
import type { Track, Verdict } from '../track/track.ts'
import type { Trim } from '../track/trim-ends.ts'
import type { JournalAnswer } from './journal-actor.ts'
import type { RecordingEntry, RecordingPhase, StoredRecording } from './recording-store.ts'

export interface RecorderInput {
  readonly userId: number
  readonly createId: () => string
  readonly now: () => number
}

export interface RecorderContext extends RecorderInput {
  readonly id: string
  readonly key: string
  readonly startedAtMs: number
  readonly track: Track
  /** How many points of it the device has written. */
  readonly writtenCount: number
  /** What the device said last, taken or not. */
  readonly lastFix: { readonly fix: PositionFix; readonly verdict: Verdict } | null
  /** Null while the device says where it is. */
  readonly problem: PositionProblem | null
  readonly title: string | null
  readonly trim: Trim
  /** Whether the device keeps what is recorded. */
  readonly isPersisted: boolean
  /** Why the server took no draft. */
  readonly error: ApiError | null
  readonly articleId: number | null
}

export type RecorderEvent =
  | { type: 'recording.start' }
  | { type: 'recording.stop' }
  | { type: 'recording.restart' }
  /** After it was ended, or after the browser was. */
  | { type: 'recording.continue' }
  | { type: 'recording.end' }
  | { type: 'recording.delete' }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }
  | { type: 'title.change'; title: string }
  | { type: 'trim.change'; trim: Partial<Trim> }
  | { type: 'draft.save' }
  | { type: 'network.return' }
  | { type: 'journal.flush' }
  | PositionEvent
  | JournalAnswer

/** What came of asking the server for a draft. */
export type DraftOutcome =
  | { readonly kind: 'saved'; readonly articleId: number }
  /** Asking again may help: the network, a busy server. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly error: ApiError }

/** What a draft is made of. */
export interface DraftOrder {
  readonly id: string
  readonly key: string
  readonly startedAtMs: number
  readonly title: string | null
  readonly trim: Trim
  readonly points: Track['points']
}

export function draftOrder({ id, key, startedAtMs, title, trim, track }: RecorderContext): DraftOrder {
  return { id, key, startedAtMs, title, trim, points: track.points }
}

export function storedRecording(context: RecorderContext, phase: RecordingPhase): StoredRecording {
  const { userId, id, key, startedAtMs, title, trim } = context
  return { userId, id, key, startedAtMs, phase, title, trim }
}

export type FoundRecording = RecordingEntry | null
