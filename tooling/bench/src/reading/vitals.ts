/** What a page notes about itself while it opens. Runs in the page before anything of it does, so it may name nothing from here. */
export function noteVitals(): void {
  const vitals: Vitals = {
    paintedAt: 0,
    largestAt: 0,
    largest: 'nothing',
    isOfArticle: false,
    shift: 0,
    longTasks: [],
  }
  window.vitals = vitals
  // Here no idle moment comes in which the page would fetch its map unasked.
  window.requestIdleCallback = () => 0
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.paintedAt = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element: Element | null } // as its type says
    vitals.largestAt = entry.startTime
    vitals.largest = element
      ? `${element.localName}${element.id && `#${element.id}`} ${element.textContent?.slice(0, 20)}`
      : 'something that is gone'
    vitals.isOfArticle = element?.closest('article, [data-static]') != null
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // as its type says
    if (!hadRecentInput) vitals.shift += value
  })
  observe('longtask', ({ startTime, duration }) => vitals.longTasks.push({ startTime, duration }))
}

/** Milliseconds since the page was requested. */
export interface Vitals {
  paintedAt: number
  largestAt: number
  /** The element that was painted then. */
  largest: string
  /** It is text, preview or photo of the article and no part of the frame. */
  isOfArticle: boolean
  shift: number
  readonly longTasks: { readonly startTime: number; readonly duration: number }[]
}

declare global {
  interface Window {
    vitals: Vitals
  }
}

const SHORT_MS = 50

/** Of all that kept the page from answering once it could be seen, the part that is felt. */
export function blockedMs({ paintedAt, longTasks }: Pick<Vitals, 'paintedAt' | 'longTasks'>): number {
  const felt = longTasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, paintedAt) - SHORT_MS,
  )
  return felt.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}
