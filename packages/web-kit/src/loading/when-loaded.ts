/** Once all initial resources of the page are loaded: at once, or after the load event. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
