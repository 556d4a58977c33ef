import type { EditorLayout } from './use-editor-layout.ts'

/** How much of each edge the panels of a layout cover, in pixels, so that what is shown lands beside them. */
export function mapPadding(layout: EditorLayout, { hasProfile }: { readonly hasProfile: boolean }) {
  if (layout === 'phone') return { top: 84, right: 28, bottom: 150, left: 28 }
  return { top: 100, right: 84, bottom: hasProfile ? 190 : 60, left: layout === 'wide' ? 350 : 60 }
}
