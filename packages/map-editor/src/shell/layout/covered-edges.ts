import { freeBox } from '../../map/camera/free-box.ts'
import type { ScreenBox } from '../../map/camera/uncover.ts'
import type { EditorLayout } from '../../ui/context/use-editor-layout.ts'
import { panelBoxes } from '../../ui/map-popup/panel-boxes.ts'

/** Pixels between what is shown and the panels around it. A pin extends above its position. */
const MARGIN = { top: 60, right: 24, bottom: 24, left: 24 } as const
/** For the controls, which are rendered with the map. */
const CONTROLS_PIXELS = 60

/** How many pixels of each edge of the editor's map its panels cover at this moment, with room for pins. */
export function coveredEdges(root: HTMLElement | null): ScreenBox {
  if (!root) return { top: 0, right: 0, bottom: 0, left: 0 }
  const panels = panelBoxes(root)
  const map = root.getBoundingClientRect()
  const free = freeBox(map, panels)
  return {
    top: free.top - map.top + MARGIN.top,
    right: Math.max(map.right - free.right, CONTROLS_PIXELS) + MARGIN.right,
    bottom: map.bottom - free.bottom + MARGIN.bottom,
    left: free.left - map.left + MARGIN.left,
  }
}

/** The elevation profile at the lower edge; none without a line. */
type ProfileCover = 'none' | 'open' | 'collapsed'

const PROFILE_COVER = { none: 60, open: 190, collapsed: 98 } as const

/** How much of each edge panels will cover, in pixels, including the profile that opens with an object. */
export function mapPadding(layout: EditorLayout, profile: ProfileCover) {
  return { top: 136, right: 84, bottom: PROFILE_COVER[profile], left: layout === 'wide' ? 350 : 60 }
}

export function profileCover(hasProfile: boolean, isCollapsed: boolean): ProfileCover {
  if (!hasProfile) return 'none'
  return isCollapsed ? 'collapsed' : 'open'
}
