import { bridgeFor } from './app-bridge/current-bridge.ts'

/**
 * Keeps the screen on until it is stopped, where the browser can and has to: an app that knows positions goes on
 * without. It is let go whenever the page is hidden, and taken again.
 * @returns stops it.
 */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator) || bridgeFor('position')) return () => {}
  const stop = new AbortController()
  let held: WakeLockSentinel | null = null
  const take = async () => {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return
    // Refused when the battery is low: the page then does without.
    const lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (stop.signal.aborted) await lock?.release()
    else held = lock
  }
  document.addEventListener('visibilitychange', () => void take(), { signal: stop.signal })
  void take()
  return () => {
    stop.abort()
    void held?.release()
  }
}
