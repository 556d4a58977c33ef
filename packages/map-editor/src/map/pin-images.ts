import type { Map as MapLibre } from 'maplibre-gl'
import { drawPin } from './draw-pin.ts'
import type { MapTheme } from './map-theme.ts'
import { parsePinImageId } from './pin-image-id.ts'

interface Imaged {
  readonly properties: { readonly image?: string }
}

/** Draws the pins that features ask for, and all of them again when the theme changes. */
export class PinImages {
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #scale = Math.max(2, Math.ceil(devicePixelRatio))
  readonly #drawn = new Set<string>()

  constructor(map: MapLibre, theme: () => MapTheme) {
    this.#map = map
    this.#theme = theme
    map.on('style.load', this.#redraw)
  }

  /** To be called before the features reach the map. */
  ensure(features: readonly Imaged[]): void {
    for (const { properties } of features) if (properties.image) this.#draw(properties.image)
  }

  repaint(): void {
    this.#redraw()
  }

  remove(): void {
    this.#map.off('style.load', this.#redraw)
  }

  /** Another style forgets pictures; another theme colours them anew. */
  #redraw = (): void => {
    for (const id of this.#drawn) {
      const look = parsePinImageId(id)
      if (look && this.#map.hasImage(id)) this.#map.updateImage(id, drawPin(look, this.#theme(), this.#scale))
      else this.#draw(id)
    }
  }

  #draw(id: string): void {
    const look = parsePinImageId(id)
    if (!look || this.#map.hasImage(id)) return
    this.#map.addImage(id, drawPin(look, this.#theme(), this.#scale), { pixelRatio: this.#scale })
    this.#drawn.add(id)
  }
}
