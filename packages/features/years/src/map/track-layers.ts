import type { CircleLayerSpecification, ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl'

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const
/** The colour of selection on maps. */
const SELECTED = '#0a5bd6'
/** Thin where many lie beside each other. */
const WIDTH: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 5, 2, 12, 4]
const CASING: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 5, 4, 12, 7]

/** Where a day's walk is shorter than a pixel. Each point of a line gets one; they are one dot there. */
export const dotLayer = {
  id: 'tracks-dots',
  type: 'circle',
  source: 'tracks',
  maxzoom: 8,
  paint: {
    'circle-color': ['get', 'color'],
    'circle-radius': ['interpolate', ['linear'], ['zoom'], 0, 4, 8, 1.5],
  },
} satisfies CircleLayerSpecification

export const casingLayer = {
  id: 'tracks-casing',
  type: 'line',
  source: 'tracks',
  layout: ROUND,
  paint: { 'line-color': '#ffffff', 'line-width': CASING, 'line-opacity': 0.8 },
} satisfies LineLayerSpecification

export const trackLayer = {
  id: 'tracks',
  type: 'line',
  source: 'tracks',
  layout: ROUND,
  paint: {
    'line-color': ['get', 'color'],
    'line-width': WIDTH,
  },
} satisfies LineLayerSpecification

/** What fingers hit: as wide as they are. */
export const pressLayer = {
  id: 'tracks-press',
  type: 'line',
  source: 'tracks',
  paint: { 'line-width': 22, 'line-opacity': 0 },
} satisfies LineLayerSpecification

export const selectedLayer = {
  id: 'selected-track',
  type: 'line',
  source: 'selected-track',
  layout: ROUND,
  paint: { 'line-color': SELECTED, 'line-width': 7, 'line-opacity': 0.85 },
} satisfies LineLayerSpecification
