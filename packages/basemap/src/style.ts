import type { StyleSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { borderLayers, landLayers, RELIEF_SOURCE, waterLayers } from './style-ground.ts'
import { labelLayers } from './style-labels.ts'
import { WORLD_SOURCE } from './style-parts.ts'
import { BASEMAP_COLORS, type BasemapLocale, type BasemapTheme } from './theme.ts'

export interface BasemapStyleOptions {
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  /** Template of the vector tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string
  /** Template of the terrarium tiles that tint and shade the land. Without it the land is flat. */
  readonly reliefUrl?: string
}

export const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames (CC BY 4.0) · ETOPO5'

/** The deepest zooms of the tiles; a map enlarges them beyond. `openRelief` interpolates relief down to its own. */
const MAX_ZOOM = { world: 7, relief: 8 } as const

/** The map that needs no third party: world outlines, relief, borders and names. */
export function basemapStyle({ locale, theme, tilesUrl, reliefUrl }: BasemapStyleOptions): StyleSpecification {
  const colors = BASEMAP_COLORS[theme]
  const world: VectorSourceSpecification = {
    type: 'vector',
    tiles: [tilesUrl],
    maxzoom: MAX_ZOOM.world,
    attribution: BASEMAP_ATTRIBUTION,
  }
  const relief = { type: 'raster-dem', encoding: 'terrarium', tileSize: 256, maxzoom: MAX_ZOOM.relief } as const
  return {
    version: 8,
    name: `mishiori-${theme}`,
    sources: {
      [WORLD_SOURCE]: world,
      ...(reliefUrl !== undefined && { [RELIEF_SOURCE]: { ...relief, tiles: [reliefUrl] } }),
    },
    layers: [
      ...landLayers(colors, { hasRelief: reliefUrl !== undefined }),
      ...waterLayers(colors),
      ...borderLayers(colors),
      ...labelLayers(colors, locale),
    ],
  }
}
