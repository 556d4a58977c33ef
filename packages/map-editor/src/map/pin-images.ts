import type { Map as MapLibre } from 'maplibre-gl'
import { drawPin } from './draw-pin.ts'
import type { MapTheme } from './map-theme.ts'
import { parsePinImageId } from './pin-image-id.ts'

/** Draws pins for the map when it misses one, and all of them again when the theme changes. */
export function createPinImages(map: MapLibre, theme: () => MapTheme) {
  const scale = Math.max(2, Math.ceil(devicePixelRatio))
  const drawn = new Set<string>()

  function draw({ id }: { readonly id: string }): void {
    const look = parsePinImageId(id)
    if (!look || map.hasImage(id)) return
    map.addImage(id, drawPin(look, theme(), scale), { pixelRatio: scale })
    drawn.add(id)
  }

  map.on('styleimagemissing', draw)
  return {
    redraw(): void {
      for (const id of drawn) {
        const look = parsePinImageId(id)
        if (look && map.hasImage(id)) map.updateImage(id, drawPin(look, theme(), scale))
      }
    },
    remove(): void {
      map.off('styleimagemissing', draw)
    },
  }
}
