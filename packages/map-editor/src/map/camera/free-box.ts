import type { ScreenBox } from './uncover.ts'

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
