import type { Place } from '@repo/contract'

/** What the name of an area that was typed leads to. */
export type Area =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'known'; readonly place: Place }
  /** Nothing is called so. */
  | { readonly kind: 'unknown' }
  /** The service is currently unavailable. */
  | { readonly kind: 'unavailable' }

export const placeOf = (area: Area): Place | null => (area.kind === 'known' ? area.place : null)
