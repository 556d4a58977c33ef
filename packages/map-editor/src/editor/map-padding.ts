import type { EditorLayout } from './use-editor-layout.ts'

/** A notice of two lines and the gap under it, in pixels. */
const NOTICE_HEIGHT = 84

/** A pin stands over its place. */
const PIN_HEIGHT = 36

interface Covering {
  readonly hasProfile: boolean
  readonly noticeCount?: number
}

/** How much of each edge the panels of a layout cover, in pixels, so that what is shown lands beside them. */
export function mapPadding(layout: EditorLayout, { hasProfile, noticeCount = 0 }: Covering) {
  const notices = noticeCount * NOTICE_HEIGHT
  if (layout === 'phone') return { top: 84, right: 76, bottom: 150 + notices, left: 40 }
  return {
    top: 100 + PIN_HEIGHT + notices,
    right: 84,
    bottom: hasProfile ? 190 : 60,
    left: layout === 'wide' ? 350 : 60,
  }
}
