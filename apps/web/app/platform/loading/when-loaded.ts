/** Once all that the page arrived with is there: at once, or after the event that says so. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
