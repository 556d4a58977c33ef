import type { MapColor, Spot, SpotIcon } from '@mishiori/map-document'

export type PinLook =
  /** One that stands `aside` leaves its place to another pin, and points to it. */
  | { readonly letter: 'S' | 'G'; readonly aside?: 'west' | 'east' }
  | { readonly icon: SpotIcon; readonly color: MapColor; readonly isSelected?: boolean }
  | PhotoPinLook

/** A spot that is represented on the map by its first photo. */
export interface PhotoPinLook {
  readonly photo: string
  readonly color: MapColor
  readonly isSelected?: boolean
}

const PREFIX = 'mishiori-pin'
const PHOTO_PREFIX = 'mishiori-photo'

/** The image id of a pin in the map. Images are drawn when the map first requests them. */
export function pinImageId(look: PinLook): string {
  if ('letter' in look) return `${PREFIX}:${look.letter}${look.aside ? `:${look.aside}` : ''}`
  const state = look.isSelected ? ':selected' : ''
  return 'photo' in look
    ? `${PHOTO_PREFIX}:${look.color}${state}:${look.photo}`
    : `${PREFIX}:${look.icon}:${look.color}${state}`
}

/** The image of a spot on the map: its first photo, or its icon. */
export function spotImageId({ icon, color, images }: Spot, isSelected: boolean): string {
  const [photo] = images
  return pinImageId(photo === undefined ? { icon, color, isSelected } : { photo, color, isSelected })
}

/** Pictures of photos are larger than those of icons. */
export function isPhotoImageId(id: string): boolean {
  return id.startsWith(`${PHOTO_PREFIX}:`)
}

/** The look behind a name, or null when the picture is not ours. */
export function parsePinImageId(id: string): PinLook | null {
  const [prefix, first, color, state] = id.split(':')
  if (prefix === PHOTO_PREFIX) return parsePhotoId(id)
  if (prefix !== PREFIX || !first) return null
  if (first === 'S' || first === 'G')
    return { letter: first, ...((color === 'west' || color === 'east') && { aside: color }) }
  // Only pinImageId makes these names, so the parts are an icon and a colour.
  return { icon: first as SpotIcon, color: color as MapColor, isSelected: state === 'selected' }
}

function parsePhotoId(id: string): PhotoPinLook | null {
  const parts = /^[^:]+:([^:]+)(:selected)?:(https?:.*)$/s.exec(id)
  if (!parts?.[1] || !parts[3]) return null
  // Only pinImageId makes these names, so the first part is a colour.
  return { photo: parts[3], color: parts[1] as MapColor, isSelected: parts[2] !== undefined }
}
