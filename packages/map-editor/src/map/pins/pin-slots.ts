import type { Layer, LayerId, Spot } from '@mishiori/map-document'
import { memoizeWeak } from '../../core/memoize-weak.ts'
import { isPhotoImageId, spotImageId } from './pin-image-id.ts'

/** A spot, the layer that it is in, and what it looks like there. */
export interface LayerSpot {
  readonly spot: Spot
  readonly layerId: LayerId
  readonly image: string
}

/** A picture under a name of its own, which the map's tiles know it by. */
interface Slot {
  readonly name: string
  readonly layerId: LayerId
  image: string
}

export interface SlotChange {
  /** The name of the picture of each spot, in the order in which they were given. */
  readonly names: readonly string[]
  /** Names whose picture has to be drawn (again), and what it shows now. */
  readonly dressed: ReadonlyMap<string, string>
  /** Names that no spot uses any more. */
  readonly emptied: readonly string[]
}

/** The spots of a layer, in their order. */
export const layerSpots = memoizeWeak(({ id, objects }: Layer): readonly LayerSpot[] =>
  objects.flatMap((object) =>
    object.kind === 'spot' ? { spot: object, layerId: id, image: spotImageId(object, false) } : [],
  ),
)

let slotCount = 0

/**
 * The image of each spot. Spots of one layer that look alike share an image, so that a new look for all of them needs only
 * one new image: the map's tiles stay as they are.
 */
export class PinSlots {
  #slots: readonly Slot[] = []
  #slotOf: ReadonlyMap<Spot['id'], Slot> = new Map()

  assign(spots: readonly LayerSpot[]): SlotChange {
    const dressed = this.#dressAnew(spots)
    const slots = new Map(this.#slots.map((slot) => [keyOf(slot), slot]))
    const used = spots.map(({ spot, ...requested }) => {
      const retained = this.#slotOf.get(spot.id)
      if (retained?.layerId === requested.layerId && retained.image === requested.image) return retained
      const slot = slots.get(keyOf(requested)) ?? newSlot(requested)
      if (!slots.has(keyOf(slot))) dressed.set(slot.name, slot.image)
      slots.set(keyOf(slot), slot)
      return slot
    })
    const inUse = new Set(used)
    const emptied = this.#slots.filter((slot) => !inUse.has(slot)).map(({ name }) => name)
    this.#slots = [...inUse]
    this.#slotOf = new Map(spots.map(({ spot }, index) => [spot.id, used[index] as Slot]))
    return { names: used.map(({ name }) => name), dressed, emptied }
  }

  /** Gives a slot the new requested look of all its spots. */
  #dressAnew(spots: readonly LayerSpot[]): Map<string, string> {
    const wishes = new Map<Slot, string | null>()
    for (const { spot, layerId, image } of spots) {
      const slot = this.#slotOf.get(spot.id)
      if (!slot || slot.layerId !== layerId) continue
      const wish = wishes.get(slot)
      wishes.set(slot, wish === undefined || wish === image ? image : null)
    }
    const dressed = new Map<string, string>()
    for (const [slot, wish] of wishes) {
      if (wish === null || wish === slot.image || isPhotoImageId(wish) !== isPhotoImageId(slot.image)) continue
      slot.image = wish
      dressed.set(slot.name, wish)
    }
    return dressed
  }
}

function newSlot({ layerId, image }: Omit<Slot, 'name'>): Slot {
  slotCount += 1
  return { name: `mishiori-slot:${slotCount}`, layerId, image }
}

const keyOf = ({ layerId, image }: Omit<Slot, 'name'>) => `${layerId} ${image}`
