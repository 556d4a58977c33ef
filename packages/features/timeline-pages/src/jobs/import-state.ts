import type { TimelineMessages } from '@repo/i18n'
import type { TimelineImport } from './timeline-import.ts'

/** Sentences without parameters. */
type Key = Extract<keyof TimelineMessages, `timeline.state${string}` | `timeline.result${string}`>

interface ImportLook {
  readonly label: Key
  readonly text: Key | null
  readonly tone: 'brand' | 'success' | 'danger' | 'warning' | 'neutral'
}

/** What is said of an import by where it is and how it ended. */
export function importLook({ state, result }: Pick<TimelineImport, 'state' | 'result'>): ImportLook {
  if (state === 'done' && result) return RESULTS[result]
  return STATES[state]
}

const FAILED: ImportLook = { label: 'timeline.stateFailed', text: 'timeline.stateFailedText', tone: 'danger' }

const STATES: Readonly<Record<TimelineImport['state'], ImportLook>> = {
  before_upload: { label: 'timeline.stateBefore', text: 'timeline.stateBeforeText', tone: 'warning' },
  ready: { label: 'timeline.stateReady', text: 'timeline.stateReadyText', tone: 'brand' },
  running: { label: 'timeline.stateRunning', text: 'timeline.stateRunningText', tone: 'brand' },
  done: { label: 'timeline.resultSuccess', text: null, tone: 'success' },
  failed: FAILED,
  cancelled: { label: 'timeline.stateCancelled', text: 'timeline.stateCancelledText', tone: 'neutral' },
}

const RESULTS: Readonly<Record<NonNullable<TimelineImport['result']>, ImportLook>> = {
  success: { label: 'timeline.resultSuccess', text: null, tone: 'success' },
  partial_success: { label: 'timeline.resultPartial', text: 'timeline.resultPartialText', tone: 'warning' },
  failure: { ...FAILED, label: 'timeline.resultFailure' },
}

/** From 0 to 1: uploaded share while days are sent, stored share from then on. */
export function importFraction({ state, total, received, success, failed }: TimelineImport): number {
  const done = state === 'before_upload' ? received : success + failed
  return total === 0 ? 0 : done / total
}

/** Whether it is running, so that polling is useful. */
export const isUnderway = ({ state }: Pick<TimelineImport, 'state'>) => state === 'ready' || state === 'running'

/** A short name of the imported files. */
export const importName = ({ fileNames: [first = '', ...more] }: Pick<TimelineImport, 'fileNames'>) =>
  more.length > 0 ? `${first} +${more.length}` : first
