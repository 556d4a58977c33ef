import type { Map as MapLibre } from 'maplibre-gl'
import { drawPhotoPin } from './draw-photo-pin.ts'
import { drawPin } from './draw-pin.ts'
import type { MapTheme } from './map-theme.ts'
import { Pictures } from './pictures.ts'
import { type PinLook, parsePinImageId } from './pin-image-id.ts'

interface Imaged {
  readonly properties: { readonly image?: string }
}

/** Draws the pins that features ask for, and all of them again when the theme changes. */
export class PinImages {
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #scale = Math.max(2, Math.ceil(devicePixelRatio))
  readonly #drawn = new Set<string>()
  readonly #pictures = new Pictures((url) => this.#redraw((look) => 'photo' in look && look.photo === url))
  #isRemoved = false

  constructor(map: MapLibre, theme: () => MapTheme) {
    this.#map = map
    this.#theme = theme
    map.on('style.load', this.repaint)
  }

  /** To be called before the features reach the map. */
  ensure(features: readonly Imaged[]): void {
    for (const { properties } of features) if (properties.image) this.#draw(properties.image)
  }

  /** Another style forgets pictures; another theme colours them anew. */
  repaint = (): void => this.#redraw(() => true)

  remove(): void {
    this.#isRemoved = true
    this.#map.off('style.load', this.repaint)
  }

  #redraw(isMeant: (look: PinLook) => boolean): void {
    if (this.#isRemoved) return
    for (const id of this.#drawn) {
      const look = parsePinImageId(id)
      if (!look || !isMeant(look)) continue
      if (this.#map.hasImage(id)) this.#map.updateImage(id, this.#imageOf(look))
      else this.#draw(id)
    }
  }

  #draw(id: string): void {
    const look = parsePinImageId(id)
    if (!look || this.#map.hasImage(id)) return
    this.#map.addImage(id, this.#imageOf(look), { pixelRatio: this.#scale })
    this.#drawn.add(id)
  }

  #imageOf(look: PinLook): ImageData {
    const [theme, scale] = [this.#theme(), this.#scale]
    return 'photo' in look
      ? drawPhotoPin(look, this.#pictures.get(look.photo), { theme, scale })
      : drawPin(look, theme, scale)
  }
}
