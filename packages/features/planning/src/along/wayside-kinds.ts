import type { SpotIcon } from '@mishiori/map-document'
import type { WaysideKind } from '@repo/contract'
import {
  bedFill,
  busFill,
  dropFill,
  forkKnifeFill,
  heartbeatFill,
  hospitalFill,
  houseLineFill,
  storefrontFill,
  toiletFill,
  trainFill,
} from '@repo/ui/icons'

interface KindLook {
  readonly icon: string
  /** A colour of maps, as text. */
  readonly color: string
}

/** How kinds of places look in lists; each has its own shape, so that colours are not needed to tell them apart. */
export const KIND_LOOKS: Readonly<Record<WaysideKind, KindLook>> = {
  water: { icon: dropFill, color: 'var(--map-blue-text)' },
  toilets: { icon: toiletFill, color: 'var(--map-deepblue-text)' },
  shelter: { icon: houseLineFill, color: 'var(--map-green-text)' },
  hut: { icon: bedFill, color: 'var(--map-green-text)' },
  food: { icon: forkKnifeFill, color: 'var(--map-orange-text)' },
  shop: { icon: storefrontFill, color: 'var(--map-orange-text)' },
  station: { icon: trainFill, color: 'var(--map-purple-text)' },
  stop: { icon: busFill, color: 'var(--map-orange-text)' },
  hospital: { icon: hospitalFill, color: 'var(--map-red-text)' },
  aed: { icon: heartbeatFill, color: 'var(--map-red-text)' },
}

/** What a spot shows that is made of such a place, where there is an icon for it; else its name. */
const SPOT_ICONS: Readonly<Partial<Record<WaysideKind, SpotIcon>>> = {
  hut: 'hotel',
  shop: 'shop',
  station: 'train',
  stop: 'bus',
  hospital: 'hospital',
}

export const spotIconOf = (kind: WaysideKind): SpotIcon => SPOT_ICONS[kind] ?? 'text'
