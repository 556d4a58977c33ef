import type { PageMessageData, RecordingState, RecordingStep } from '@repo/app-bridge'
import type { AppBridge } from '@repo/web-kit/bridge'
import { useAppBridge } from '@repo/web-kit/current-bridge'
import { useEffect } from 'react'
import type { RecorderActor, RecorderSnapshot } from './recorder-actor.ts'

const REPORT_INTERVAL_MS = 1000
const STEPS: readonly RecordingStep[] = ['start', 'stop', 'restart', 'continue', 'end', 'delete']

/** Reports to the app around the page what the recorder does, and lets it press the recorder's buttons. */
export function useRecordingBridge(actor: RecorderActor): void {
  const bridge = useAppBridge()
  useEffect(() => (bridge ? connectRecorder(actor, bridge) : undefined), [actor, bridge])
}

/** @returns ends the connection. */
export function connectRecorder(
  actor: Pick<RecorderActor, 'getSnapshot' | 'send' | 'subscribe'>,
  bridge: AppBridge,
): () => void {
  let lastState: RecordingState | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    clearTimeout(timer)
    timer = undefined
    const shown = recordingOf(actor.getSnapshot())
    lastState = shown.state
    bridge.send('recording.show', shown)
  }
  const acknowledge = acknowledger(bridge)
  const subscription = actor.subscribe((snapshot) => {
    acknowledge(snapshot.context)
    if (stateOf(snapshot) !== lastState) report()
    else timer ??= setTimeout(report, REPORT_INTERVAL_MS)
  })
  const stopCommands = bridge.on('recording.do', ({ step }) => {
    const event = { type: `recording.${step}` } as const
    if (!actor.getSnapshot().can(event)) return false
    actor.send(event)
    if (bridge.has('haptics')) bridge.send('haptics.play', { kind: 'tap' })
    return true
  })
  report()
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
    stopCommands()
  }
}

/** Tells which positions the app may forget: those whose points the device has written, and those that made none. */
function acknowledger(bridge: AppBridge) {
  const waiting: { readonly seq: number; readonly pointCount: number }[] = []
  let last = -1
  return ({ lastFix, track, writtenCount, isPersisted }: RecorderSnapshot['context']) => {
    const seq = lastFix?.fix.seq ?? -1
    if (seq > last) {
      last = seq
      waiting.push({ seq, pointCount: track.points.length })
    }
    if (!isPersisted) return
    const open = waiting.findIndex(({ pointCount }) => pointCount > writtenCount)
    const upTo = waiting.splice(0, open < 0 ? waiting.length : open).at(-1)?.seq
    if (upTo !== undefined) bridge.send('position.keep', { upTo })
  }
}

function recordingOf(snapshot: RecorderSnapshot): PageMessageData<'recording.show'> {
  const { track, articleId } = snapshot.context
  return {
    state: stateOf(snapshot),
    distanceMeters: track.distanceMeters,
    movingMs: track.movingMs,
    pointCount: track.points.length,
    steps: STEPS.filter((step) => snapshot.can({ type: `recording.${step}` })),
    articleId,
  }
}

/** The names of the bridge are those of the machine, without what only passes by. */
function stateOf({ value }: RecorderSnapshot): RecordingState {
  if (typeof value === 'object') return value.held
  if (value === 'removing' || value === 'interrupted' || value === 'ending') return 'idle'
  // Apps know one question before something is lost.
  return value === 'confirmingEmpty' ? 'confirmingDelete' : value
}
