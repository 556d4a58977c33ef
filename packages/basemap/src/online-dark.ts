import type { StyleSpecification } from 'maplibre-gl'
import { formatHsl, parseColor } from './css-color.ts'

const RASTER_BRIGHTNESS = 0.35
/** Lightness of former white and of former black. */
const LIGHTNESS = { ofWhite: 0.1, ofBlack: 0.9 } as const
const SATURATION_FACTOR = 0.6

/** The style for dark pages: every colour keeps its hue and changes light for dark, quieter. */
export function darkenStyle(style: StyleSpecification): StyleSpecification {
  return {
    ...style,
    layers: style.layers.map((layer) => {
      // Paint of any layer type, whose colours are all named alike.
      const paint = Object.entries((layer.paint ?? {}) as Record<string, unknown>).map(([name, value]) => [
        name,
        name.endsWith('-color') ? darkenIn(value) : value,
      ])
      if (layer.type === 'raster') paint.push(['raster-brightness-max', RASTER_BRIGHTNESS])
      return { ...layer, paint: Object.fromEntries(paint) } as typeof layer // the same kind of layer with other colours
    }),
  }
}

/** Darkens the colours within a value, an expression or a function of zoom. */
function darkenIn(value: unknown): unknown {
  if (typeof value === 'string') return darkenColor(value)
  if (Array.isArray(value)) return value.map(darkenIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, darkenIn(part)]))
}

function darkenColor(text: string): string {
  const color = parseColor(text)
  if (!color) return text
  const lightness = LIGHTNESS.ofBlack + (LIGHTNESS.ofWhite - LIGHTNESS.ofBlack) * color.lightness
  return formatHsl({ ...color, saturation: color.saturation * SATURATION_FACTOR, lightness })
}
