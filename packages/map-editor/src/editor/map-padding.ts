import type { EditorLayout } from './use-editor-layout.ts'

/** A notice of two lines and the gap under it, in pixels. */
const NOTICE_HEIGHT = 84

/** A pin stands over its place. */
const PIN_HEIGHT = 36

interface Covering {
  /** The elevation profile at the lower edge; none without a line. */
  readonly profile: 'none' | 'open' | 'collapsed'
  readonly noticeCount?: number
  readonly hasVertexList?: boolean
  /** A phone's sheets stand beside the map and not over its lower edge. */
  readonly isBeside?: boolean
}

const PROFILE_COVER = { none: 60, open: 190, collapsed: 98 } as const

/** The list of points: at the right, above the drawing buttons on a phone. */
const VERTEX_LIST = { width: 336, height: 360 } as const

/** How much of each edge the panels of a layout cover, in pixels, so that what is shown lands beside them. */
export function mapPadding(
  layout: EditorLayout,
  { profile, noticeCount = 0, hasVertexList = false, isBeside = false }: Covering,
) {
  const notices = noticeCount * NOTICE_HEIGHT
  const list = hasVertexList ? VERTEX_LIST : { width: 0, height: 0 }
  if (layout === 'phone' && isBeside) return { top: 40 + PIN_HEIGHT, right: 76, bottom: 84, left: 40 }
  if (layout === 'phone') return { top: 98, right: 76, bottom: 150 + notices + list.height, left: 40 }
  return {
    top: 100 + PIN_HEIGHT + notices,
    right: 84 + list.width,
    bottom: PROFILE_COVER[profile],
    left: layout === 'wide' ? 350 : 60,
  }
}

export function profileCover(hasProfile: boolean, isCollapsed: boolean): Covering['profile'] {
  if (!hasProfile) return 'none'
  return isCollapsed ? 'collapsed' : 'open'
}
