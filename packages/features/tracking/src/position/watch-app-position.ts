import type { AppMessageData } from '@repo/app-bridge'
import type { AppBridge } from '@repo/web-kit/bridge'
import type { PositionEffort, PositionEvent, PositionFix } from './position-fix.ts'

type AppFix = AppMessageData<'position.fixes'>['fixes'][number]

/**
 * Passes on the positions that the app measures, until it is stopped. An app goes on while its page sleeps behind a
 * locked screen: what it gathered comes at once then, in order, and each position is passed on once.
 * @returns stops it.
 */
export function watchAppPosition(
  bridge: AppBridge,
  onEvent: (event: PositionEvent) => void,
  { effort, isPersisted }: { readonly effort: PositionEffort; readonly isPersisted: boolean },
): () => void {
  let lastSeq = -1
  const stops = [
    bridge.on('position.fixes', ({ fixes }) => {
      for (const fix of fixes) {
        if (fix.seq <= lastSeq) continue // resent: the app has not received the acknowledgement
        lastSeq = fix.seq
        onEvent({ type: 'position.fix', fix: positionFixOf(fix) })
      }
      if (!isPersisted) bridge.send('position.keep', { upTo: lastSeq })
      return true
    }),
    bridge.on('position.fail', ({ problem }) => {
      onEvent({ type: 'position.fail', problem })
      return true
    }),
  ]
  bridge.send('position.watch', { effort })
  return () => {
    for (const stop of stops) stop()
    bridge.send('position.stop', {})
  }
}

function positionFixOf({ longitude, latitude, ...fix }: AppFix): PositionFix {
  return { ...fix, position: [longitude, latitude] }
}
