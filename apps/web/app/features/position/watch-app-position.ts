import type { AppMessageData } from '@repo/app-bridge'
import type { AppBridge } from '../../platform/app-bridge/bridge.ts'
import type { PositionEffort, PositionEvent, PositionFix } from './position-fix.ts'

type AppFix = AppMessageData<'position.fixes'>['fixes'][number]

/**
 * Tells where the app says that the device is, until it is stopped. An app goes on while its page sleeps behind a
 * locked screen: what it gathered comes at once then, in order, and each position is told once.
 * @returns stops it.
 */
export function watchAppPosition(
  bridge: AppBridge,
  tell: (event: PositionEvent) => void,
  { effort, isKept }: { readonly effort: PositionEffort; readonly isKept: boolean },
): () => void {
  let last = -1
  const stops = [
    bridge.on('position.fixes', ({ fixes }) => {
      for (const fix of fixes) {
        if (fix.seq <= last) continue // sent again, since the app has not heard that it came
        last = fix.seq
        tell({ type: 'position.fix', fix: positionFixOf(fix) })
      }
      if (!isKept) bridge.send('position.keep', { upTo: last })
      return true
    }),
    bridge.on('position.fail', ({ problem }) => {
      tell({ type: 'position.fail', problem })
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
