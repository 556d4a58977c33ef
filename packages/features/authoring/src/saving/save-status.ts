import type { ApiError } from '@repo/contract'
import type { SnapshotFrom } from 'xstate'
import { isAutosaved } from './draft.ts'
import type { AwayCause } from './ports.ts'
import type { saveMachine } from './save-machine.ts'

/** The one thing the editor says about saving. */
export type SaveStatus =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'saving' }
  /** Changed; saved by itself in a moment. */
  | { readonly kind: 'changed' }
  /** A published article was changed: kept on the device until its author updates it. */
  | { readonly kind: 'unpublished' }
  /** All but some photos, which only this page has. */
  | { readonly kind: 'photosLeft'; readonly count: number }
  /** Of a guest: kept on this device alone. */
  | { readonly kind: 'onDevice' }
  | { readonly kind: 'offline' }
  /** The network is there, the server is not: sent again by itself. */
  | { readonly kind: 'serverAway'; readonly isMaintained: boolean }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'refused'; readonly error: ApiError }

/** `photosLeft`: how many photos are not on the server yet. */
export function saveStatus(snapshot: SnapshotFrom<typeof saveMachine>, photosLeft = 0): SaveStatus {
  const status = textStatus(snapshot)
  const isCalm = ['new', 'saved', 'changed', 'unpublished'].includes(status.kind)
  return isCalm && photosLeft > 0 ? { kind: 'photosLeft', count: photosLeft } : status
}

function textStatus({ context, value }: SnapshotFrom<typeof saveMachine>): SaveStatus {
  switch (value.server) {
    case 'saving':
      return context.attempt > 0 ? statusWhileAway(context.awayCause) : { kind: 'saving' }
    case 'retrying':
      return statusWhileAway(context.awayCause)
    case 'conflicted':
      return { kind: 'conflict' }
    case 'loggedOut':
      return { kind: 'loggedOut' }
    case 'refused':
      return context.problem ? { kind: 'refused', error: context.problem } : { kind: 'changed' }
    case 'unsaved':
      return { kind: isAutosaved(context.base?.status ?? null) ? 'changed' : 'unpublished' }
    default:
      return context.savedAt ? { kind: 'saved', at: context.savedAt } : { kind: 'new' }
  }
}

const statusWhileAway = (cause: AwayCause): SaveStatus =>
  cause === 'network' ? { kind: 'offline' } : { kind: 'serverAway', isMaintained: cause === 'maintenance' }

/**
 * Whether the server may have something else in a moment, without the author doing anything, or has already: another window saved. To who
 * is logged out it shows no draft.
 */
export function mayBeGone({ context, value }: SnapshotFrom<typeof saveMachine>): boolean {
  if (value.server === 'unsaved') return isAutosaved(context.base?.status ?? null)
  return GONE.has(value.server)
}

const GONE: ReadonlySet<string> = new Set(['saving', 'retrying', 'conflicted', 'loggedOut'])

/** Work exists that neither the server nor this device has: leaving now would lose it. */
export function wouldLose({ context, value }: SnapshotFrom<typeof saveMachine>): boolean {
  return context.revision !== context.savedRevision && value.device !== 'kept'
}
