import type { MapColor } from '@mishiori/map-document'

/** A mark on a line: a chevron for its direction, or a disc with the kilometres or miles from its start. */
export type MarkLook =
  | { readonly kind: 'chevron'; readonly color: MapColor }
  | { readonly kind: 'distance'; readonly color: MapColor; readonly count: number }

const PREFIX = 'mishiori-mark'

/** The image id of a mark in the map. */
export function markImageId(look: MarkLook): string {
  return look.kind === 'chevron' ? `${PREFIX}:chevron:${look.color}` : `${PREFIX}:distance:${look.color}:${look.count}`
}

/** The look behind a name, or null when the picture is no mark. */
export function parseMarkImageId(id: string): MarkLook | null {
  const [prefix, kind, color, count] = id.split(':')
  if (prefix !== PREFIX) return null
  // Only markImageId makes these names, so the third part is a colour.
  if (kind === 'chevron') return { kind, color: color as MapColor }
  return kind === 'distance' ? { kind, color: color as MapColor, count: Number(count) } : null
}
