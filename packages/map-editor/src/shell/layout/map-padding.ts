import type { EditorLayout } from '../../ui/context/use-editor-layout.ts'

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
