import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { RecorderMachine } from '../machine/recorder-machine.ts'

export type RecorderActor = ActorRefFrom<RecorderMachine>
export type RecorderSnapshot = SnapshotFrom<RecorderMachine>
