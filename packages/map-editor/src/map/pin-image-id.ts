import type { MapColor, SpotIcon } from '@mishiori/map-document'

export type PinLook =
  | { readonly letter: 'S' | 'G' }
  | { readonly icon: SpotIcon; readonly color: MapColor; readonly isSelected?: boolean }

const PREFIX = 'mishiori-pin'

/** The name under which the map keeps a pin's picture. Pictures are drawn when the map first asks for them. */
export function pinImageId(look: PinLook): string {
  if ('letter' in look) return `${PREFIX}:${look.letter}`
  return `${PREFIX}:${look.icon}:${look.color}${look.isSelected ? ':selected' : ''}`
}

/** The look behind a name, or null when the picture is not ours. */
export function parsePinImageId(id: string): PinLook | null {
  const [prefix, first, color, state] = id.split(':')
  if (prefix !== PREFIX || !first) return null
  if (first === 'S' || first === 'G') return { letter: first }
  // Only pinImageId makes these names, so the parts are an icon and a colour.
  return { icon: first as SpotIcon, color: color as MapColor, isSelected: state === 'selected' }
}
