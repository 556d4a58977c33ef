/** The last click of a page that is not in React's hands yet. */
interface EarlyClick {
  event?: Event
  handleEvent(event: Event): void
}

declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/**
 * Notes what is clicked before the page's scripts run, for {@link useEarlyClick} to repeat. In front of React's own listener: until it has
 * hydrated the page, that one lets nothing through. Runs in the page as text, so it may name nothing from here.
 */
export function noteEarlyClicks(): void {
  const note: EarlyClick = {
    handleEvent(event) {
      note.event = event
    },
  }
  window.earlyClick = note
  addEventListener('click', note, true)
}
