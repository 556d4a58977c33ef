import type { Map as MapLibre } from 'maplibre-gl'
import type { MapTheme } from '../scene/map-theme.ts'
import { drawMark } from './draw-mark.ts'
import { drawPhotoPin } from './draw-photo-pin.ts'
import { drawPin } from './draw-pin.ts'
import { type MarkLook, parseMarkImageId } from './mark-image-id.ts'
import { Pictures } from './pictures.ts'
import { type PinLook, parsePinImageId } from './pin-image-id.ts'

type Look = PinLook | MarkLook

interface Imaged {
  readonly properties: { readonly image?: string }
}

/** Draws the requested images of pins and marks, and redraws all of them when the theme changes. */
export class MapImages {
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #scale = Math.max(2, Math.ceil(devicePixelRatio))
  /** What each picture shows, by the name under which the map has it. */
  readonly #drawn = new Map<string, string>()
  readonly #pictures = new Pictures((url) => this.#redraw((look) => 'photo' in look && look.photo === url))
  #isRemoved = false

  constructor(map: MapLibre, theme: () => MapTheme) {
    this.#map = map
    this.#theme = theme
    map.on('style.load', this.repaint)
  }

  /** To be called before the features reach the map. Their pictures are named after what they show. */
  ensure(features: readonly Imaged[]): void {
    for (const { properties } of features) {
      if (properties.image && !this.#drawn.has(properties.image)) this.dress(properties.image, properties.image)
    }
  }

  /** Draws or redraws the picture `name`. Tiles that show it need not be rebuilt. */
  dress(name: string, image: string): void {
    this.#drawn.set(name, image)
    this.#draw(name, parseLook(image))
  }

  /** What a picture of this name shows, as a fanned pin shows it too; null when the name is none of ours. */
  pictureOf(image: string): { readonly pixels: ImageData; readonly scale: number } | null {
    const look = parseLook(image)
    return look && { pixels: this.#imageOf(look), scale: this.#scale }
  }

  forget(names: readonly string[]): void {
    if (this.#isRemoved) return
    for (const name of names) {
      this.#drawn.delete(name)
      if (this.#map.hasImage(name)) this.#map.removeImage(name)
    }
  }

  /** A new style loses the pictures; a new theme recolours them. */
  repaint = (): void => this.#redraw(() => true)

  remove(): void {
    this.#isRemoved = true
    this.#map.off('style.load', this.repaint)
  }

  #redraw(isMeant: (look: Look) => boolean): void {
    if (this.#isRemoved) return
    for (const [name, image] of this.#drawn) {
      const look = parseLook(image)
      if (look && isMeant(look)) this.#draw(name, look)
    }
  }

  #draw(name: string, look: Look | null): void {
    if (!look) return
    const picture = this.#imageOf(look)
    if (this.#map.hasImage(name)) this.#map.updateImage(name, picture)
    else this.#map.addImage(name, picture, { pixelRatio: this.#scale })
  }

  #imageOf(look: Look): ImageData {
    const [theme, scale] = [this.#theme(), this.#scale]
    if ('kind' in look) return drawMark(look, theme, scale)
    return 'photo' in look
      ? drawPhotoPin(look, this.#pictures.get(look.photo), { theme, scale })
      : drawPin(look, theme, scale)
  }
}

function parseLook(image: string): Look | null {
  return parsePinImageId(image) ?? parseMarkImageId(image)
}
