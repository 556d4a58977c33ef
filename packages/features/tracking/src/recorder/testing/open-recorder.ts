import { destinationPoint, type Position } from '@mishiori/map-document'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { PositionEvent, PositionFix } from '../../position/position-fix.ts'
import { createJournalActor } from '../machine/journal-actor.ts'
import type { DraftOrder, DraftOutcome, FoundRecording } from '../machine/recorder-context.ts'
import { recorderMachine } from '../machine/recorder-machine.ts'
import type { RecordingStore } from '../machine/recording-store.ts'

export const START: Position = [137.8, 35.95]
/** 10:00 in Japan. */
export const START_MS = Date.UTC(2026, 9, 4, 1)

/** A position north of {@link START}, this many metres and seconds later. */
export function aFix(meters: number, seconds: number, over: Partial<PositionFix> = {}): PositionFix {
  return {
    position: destinationPoint(START, { bearingDegrees: 0, distanceMeters: meters }),
    accuracyMeters: 8,
    elevationMeters: null,
    headingDegrees: null,
    timeMs: START_MS + seconds * 1000,
    ...over,
  }
}

interface Ports {
  readonly store: RecordingStore
  readonly createDraft?: (order: DraftOrder) => Promise<DraftOutcome>
}

/** A recorder with a simulated position. */
export function openRecorder({ store, createDraft = () => new Promise(() => {}) }: Ports) {
  let emit: ((event: PositionEvent) => void) | null = null
  const device = { awake: 0 }
  const machine = recorderMachine.provide({
    actors: {
      findRecording: fromPromise<FoundRecording, { userId: number }>(({ input }) => store.find(input.userId)),
      removeRecording: fromPromise<void, { userId: number; id: string }>(({ input }) => store.remove(input)),
      createDraft: fromPromise<DraftOutcome, DraftOrder>(({ input }) => createDraft(input)),
      journal: createJournalActor(store),
      watchPosition: fromCallback<PositionEvent>(({ sendBack }) => {
        emit = sendBack
        return () => {
          emit = null
        }
      }),
      keepAwake: fromCallback<PositionEvent>(() => {
        device.awake++
        return () => device.awake--
      }),
    },
  })
  let ids = 0
  const createId = () => `recording-${ids++}`
  const actor = createActor(machine, { input: { userId: 7, createId, now: () => START_MS } }).start()
  return {
    actor,
    device,
    isWatched: () => emit !== null,
    emit: (event: PositionEvent) => emit?.(event),
    go: (...fixes: readonly PositionFix[]) => {
      for (const fix of fixes) emit?.({ type: 'position.fix', fix })
    },
  }
}
