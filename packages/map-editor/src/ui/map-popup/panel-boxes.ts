import type { ScreenBox } from '../../map/camera/uncover.ts'

/** Marks an element with panels that lie on the map: `data-covers-map`. */
const PANELS = '[data-covers-map] > *'

/** The panels on the map, in the window. */
export function panelBoxes(root: HTMLElement | null): readonly ScreenBox[] {
  return [...(root?.querySelectorAll(PANELS) ?? [])].map((panel) => panel.getBoundingClientRect())
}
