import type { CircleLayerSpecification, LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'

/** The brand's blue and the red of routes: colours of the map, alike by day and night. */
const BLUE = '#1d4fa8'
const RED = '#db0730'
const WHITE = '#ffffff'

export const lineCasingLayer = {
  id: 'found-line-casing',
  type: 'line',
  source: 'outlines',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': WHITE, 'line-width': ['case', ['get', 'isSelected'], 9, 6], 'line-opacity': 0.85 },
} satisfies LineLayerSpecification

export const lineLayer = {
  id: 'found-line',
  type: 'line',
  source: 'outlines',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': ['case', ['get', 'isSelected'], RED, BLUE],
    'line-width': ['case', ['get', 'isSelected'], 5, 3],
  },
} satisfies LineLayerSpecification

export const clusterLayer = {
  id: 'found-cluster',
  type: 'circle',
  source: 'marks',
  filter: ['has', 'point_count'],
  paint: {
    'circle-color': BLUE,
    'circle-radius': ['step', ['get', 'point_count'], 15, 10, 18, 50, 22],
    'circle-stroke-color': WHITE,
    'circle-stroke-width': 2,
  },
} satisfies CircleLayerSpecification

export const countLayer = {
  id: 'found-count',
  type: 'symbol',
  source: 'marks',
  filter: ['has', 'point_count'],
  layout: { 'text-field': ['get', 'point_count_abbreviated'], 'text-size': 13, 'text-allow-overlap': true },
  paint: { 'text-color': WHITE },
} satisfies SymbolLayerSpecification

export const markLayer = {
  id: 'found-mark',
  type: 'circle',
  source: 'marks',
  filter: ['!', ['has', 'point_count']],
  paint: {
    'circle-color': ['case', ['get', 'isSelected'], RED, BLUE],
    'circle-radius': ['case', ['get', 'isSelected'], 11, 9],
    'circle-stroke-color': WHITE,
    'circle-stroke-width': 3,
  },
} satisfies CircleLayerSpecification

/** Above all numbers: the chosen mark is seen though it is counted in one of them. */
export const chosenLayer = {
  id: 'found-chosen',
  type: 'circle',
  source: 'chosen',
  paint: { 'circle-color': RED, 'circle-radius': 11, 'circle-stroke-color': WHITE, 'circle-stroke-width': 3 },
} satisfies CircleLayerSpecification
