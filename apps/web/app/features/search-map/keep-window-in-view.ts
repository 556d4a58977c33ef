import type { Map as MapLibre } from 'maplibre-gl'

/** Pixels along each side of the map that its tools, credits and, on a phone, the button of the list take. */
const MARGINS = { top: 68, right: 68, bottom: 36, left: 12 }
const PHONE_MARGINS = { top: 68, right: 12, bottom: 88, left: 12 }
const PHONE = '(max-width: 768px)'

/** Moves the map only as far as its window needs to be seen whole, so that the list hardly changes. */
export function keepWindowInView(map: MapLibre): void {
  const container = map.getContainer()
  const popup = container.querySelector('.maplibregl-popup')
  if (!popup) return
  const margins = matchMedia(PHONE).matches ? PHONE_MARGINS : MARGINS
  const [area, box] = [container.getBoundingClientRect(), popup.getBoundingClientRect()]
  const right = beyond([box.left, box.right], [area.left + margins.left, area.right - margins.right])
  const down = beyond([box.top, box.bottom], [area.top + margins.top, area.bottom - margins.bottom])
  if (right === 0 && down === 0) return
  map.panBy([right, down], { animate: !matchMedia('(prefers-reduced-motion: reduce)').matches })
}

type Span = readonly [from: number, to: number]

/** How far the first span reaches beyond the second; of one that is too long, its beginning counts. */
export function beyond([from, to]: Span, [least, most]: Span): number {
  if (from < least || to - from > most - least) return Math.round(from - least)
  return Math.max(0, Math.round(to - most))
}
