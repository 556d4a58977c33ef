import type { MapCanvasProps } from '../map/map-canvas.tsx'

/** A basemap of one island in one sea, so that stories need no network. */
const styleOf = (sea: string, land: string): MapCanvasProps['mapStyle'] => ({
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [137.6, 35.88],
              [137.75, 35.85],
              [138, 35.9],
              [137.98, 36.02],
              [137.8, 36.06],
              [137.62, 36],
              [137.6, 35.88],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
  ],
})

const LIGHT = styleOf('#cfe3ea', '#e3ecdc')
const DARK = styleOf('#10303c', '#1d3029')

/** The style of the theme that the toolbar has chosen. */
export const offlineStyle = () => (document.documentElement.dataset.theme === 'dark' ? DARK : LIGHT)
