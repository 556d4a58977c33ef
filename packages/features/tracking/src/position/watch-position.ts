import { bridgeFor } from '@repo/web-kit/current-bridge'
import type { PositionEffort, PositionEvent, PositionProblem } from './position-fix.ts'
import { watchAppPosition } from './watch-app-position.ts'

/** By the codes of the browser. */
const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' }

/** A first fix under the open sky may take this long. */
const TIMEOUT_MS = 30_000
/** Of a fix that another page requested, when the battery is spared. */
const OLD_ENOUGH_MS = 15_000

/**
 * Tells where the device is until it is stopped: as the app around the page knows it, or the browser.
 *
 * @param isKept whether the listener stores positions, and then tells the app which it may delete; otherwise it may
 * delete each as soon as it is delivered.
 * @returns stops it.
 */
export function watchPosition(
  onEvent: (event: PositionEvent) => void,
  effort: PositionEffort,
  { isPersisted = false } = {},
): () => void {
  const bridge = bridgeFor('position')
  return bridge ? watchAppPosition(bridge, onEvent, { effort, isPersisted }) : watchBrowserPosition(onEvent, effort)
}

function watchBrowserPosition(onEvent: (event: PositionEvent) => void, effort: PositionEffort): () => void {
  // Pages that did not come over a safe connection may have none, whatever its type says.
  if (!('geolocation' in navigator)) {
    onEvent({ type: 'position.fail', problem: 'unavailable' })
    return () => {}
  }
  const id = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) =>
      onEvent({
        type: 'position.fix',
        fix: {
          position: [coords.longitude, coords.latitude],
          accuracyMeters: coords.accuracy,
          elevationMeters: coords.altitude,
          headingDegrees: Number.isFinite(coords.heading) ? coords.heading : null,
          timeMs: timestamp,
        },
      }),
    ({ code }) => onEvent({ type: 'position.fail', problem: PROBLEMS[code] ?? 'unavailable' }),
    effort === 'precise'
      ? { enableHighAccuracy: true, maximumAge: 0, timeout: TIMEOUT_MS }
      : { enableHighAccuracy: false, maximumAge: OLD_ENOUGH_MS, timeout: TIMEOUT_MS },
  )
  return () => navigator.geolocation.clearWatch(id)
}
