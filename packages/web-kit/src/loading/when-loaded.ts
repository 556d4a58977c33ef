/** Once all initial resources of the page are loaded: at once, or after the load event. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

const IDLE_WITHIN_MS = 2000

/** Does it once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
    else setTimeout(work, 200)
  })
}
