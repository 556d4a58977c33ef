import type { Map as MapLibre } from 'maplibre-gl'

/** Pixels along each side of the map that its tools, credits and, on a phone, what covers it take. */
const MARGINS = { top: 68, right: 76, bottom: 36, left: 12 }
const PHONE_MARGINS = { top: 68, right: 12, bottom: 88, left: 12 }
/** Here what was found lies in a sheet on the map. */
export const PHONE = '(max-width: 768px)'
/** Around a mark: its own size, and the tools of the map. */
const MARK_MARGINS = { top: 84, side: 28, bottom: 72 }

/** Moves the map only as far as its window needs to be seen whole, so that the list hardly changes. */
export function keepWindowInView(map: MapLibre): void {
  const popup = map.getContainer().querySelector('.maplibregl-popup')
  if (!popup) return
  panInto(map, popup.getBoundingClientRect(), matchMedia(PHONE).matches ? PHONE_MARGINS : MARGINS)
}

/** Moves the map only as far as a mark needs to be seen above the panel that covers the map's lower part. */
export function keepMarkInView(
  map: MapLibre,
  { lng, lat }: { readonly lng: number; readonly lat: number },
  panelPixels: number,
): void {
  const { left, top } = map.getContainer().getBoundingClientRect()
  // Of the copy of the world that the map looks at: it goes on beyond 180°.
  const turns = Math.round((map.getCenter().lng - lng) / 360)
  const { x, y } = map.project([lng + 360 * turns, lat])
  const { side, ...margins } = MARK_MARGINS
  panInto(
    map,
    { left: left + x, right: left + x, top: top + y, bottom: top + y },
    { left: side, right: side, top: margins.top, bottom: margins.bottom + panelPixels },
  )
}

/** Comes with the events of such a move. */
const ASIDE = { isAside: true }

/** Whether a move of the map only made room for something. */
export const isAside = (event: object): boolean => 'isAside' in event && event.isAside === true

type Sides = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

function panInto(map: MapLibre, box: Sides, margins: Sides): void {
  const area = map.getContainer().getBoundingClientRect()
  const right = beyond([box.left, box.right], [area.left + margins.left, area.right - margins.right])
  const down = beyond([box.top, box.bottom], [area.top + margins.top, area.bottom - margins.bottom])
  if (right === 0 && down === 0) return
  map.panBy([right, down], { animate: !matchMedia('(prefers-reduced-motion: reduce)').matches }, ASIDE)
}

type Span = readonly [from: number, to: number]

/** How far the first span reaches beyond the second; of one that is too long, its beginning counts. */
export function beyond([from, to]: Span, [least, most]: Span): number {
  if (from < least || to - from > most - least) return Math.round(from - least)
  return Math.max(0, Math.round(to - most))
}
