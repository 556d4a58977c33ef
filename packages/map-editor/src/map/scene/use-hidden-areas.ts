import { circleRing, type HiddenArea } from '@mishiori/map-document'
import type { Feature } from 'geojson'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { OWN_PREFIX, type PlacedLayer } from './layer-styles.ts'
import { readMapTheme, watchMapTheme } from './map-theme.ts'
import { OwnSource } from './own-layers.ts'

const SOURCE = `${OWN_PREFIX}hidden-areas`

/** A pale face with a dashed edge, below everything that is drawn. */
function hiddenAreaLayers(color: string): readonly PlacedLayer[] {
  return [
    {
      anchor: 'halo',
      layer: {
        id: `${SOURCE}-fill`,
        source: SOURCE,
        type: 'fill',
        paint: { 'fill-color': color, 'fill-opacity': 0.12 },
      },
    },
    {
      anchor: 'halo',
      layer: {
        id: `${SOURCE}-edge`,
        source: SOURCE,
        type: 'line',
        paint: { 'line-color': color, 'line-opacity': 0.6, 'line-width': 2, 'line-dasharray': [3, 2] },
      },
    },
  ]
}

function featureOf(area: HiddenArea): Feature {
  const ring = circleRing(area).map(([lng, lat]) => [lng, lat])
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** Draws the areas that are hidden from others. @returns a callback for the map, once it can be drawn on. */
export function useHiddenAreas(areas: readonly HiddenArea[]): (map: MapLibre) => void {
  const [drawn, setDrawn] = useState<{ map: MapLibre; source: OwnSource } | null>(null)
  useEffect(() => {
    void drawn?.source.write(areas.map(featureOf))
  }, [drawn, areas])
  useEffect(() => (drawn ? watchMapTheme(drawn.map.getContainer(), () => drawn.source.repaint()) : undefined), [drawn])
  return (map) => {
    const layers = () => hiddenAreaLayers(readMapTheme(map.getContainer()).ink)
    setDrawn({ map, source: new OwnSource({ map, id: SOURCE, layers }) })
  }
}
