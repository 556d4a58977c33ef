import type { ScreenBox } from '../../../map/camera/uncover.ts'

/** Marks an element with panels that lie on the map: `data-covers-map`. */
const PANELS = '[data-covers-map] > *'

/** Pixels between what is shown and the panels around it. A pin extends above its position. */
const MARGIN = { top: 60, right: 24, bottom: 24, left: 24 } as const
/** For the controls, which are rendered with the map. */
const CONTROLS_PIXELS = 60

/** How many pixels of each edge of the editor's map its panels cover at this moment, with room for pins. */
export function coveredEdges(root: HTMLElement | null): ScreenBox {
  if (!root) return { top: 0, right: 0, bottom: 0, left: 0 }
  const panels = [...root.querySelectorAll(PANELS)].map((panel) => panel.getBoundingClientRect())
  const map = root.getBoundingClientRect()
  const free = freeBox(map, panels)
  return {
    top: free.top - map.top + MARGIN.top,
    right: Math.max(map.right - free.right, CONTROLS_PIXELS) + MARGIN.right,
    bottom: map.bottom - free.bottom + MARGIN.bottom,
    left: free.left - map.left + MARGIN.left,
  }
}

/** What is left of a map when each panel takes the edge on which it takes least, the largest panels first. */
export function freeBox(map: ScreenBox, panels: readonly ScreenBox[]): ScreenBox {
  const { left, top, right, bottom } = map // a DOMRect has them from its class, which copies leave behind
  return panels
    .toSorted((a, b) => areaOf(b) - areaOf(a))
    .reduce<ScreenBox>((free, panel) => (doOverlap(free, panel) ? largestBeside(free, panel) : free), {
      left,
      top,
      right,
      bottom,
    })
}

function largestBeside(free: ScreenBox, panel: ScreenBox): ScreenBox {
  const [first, ...others] = [
    { ...free, left: panel.right },
    { ...free, right: panel.left },
    { ...free, top: panel.bottom },
    { ...free, bottom: panel.top },
  ] as const
  return others.reduce<ScreenBox>((best, next) => (areaOf(next) > areaOf(best) ? next : best), first)
}

const areaOf = ({ left, top, right, bottom }: ScreenBox) => Math.max(0, right - left) * Math.max(0, bottom - top)

function doOverlap(a: ScreenBox, b: ScreenBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && areaOf(b) > 0
}
