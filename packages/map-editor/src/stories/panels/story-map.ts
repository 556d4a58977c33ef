import {
  type Layer,
  type Line,
  layerId,
  type MapDocument,
  type MapObject,
  mapObjectId,
  type Position,
  type Spot,
} from '@mishiori/map-document'

/** About 7.8 km over a pass, a point every 20 m, elevations that look like a walk. */
export function passLine(points = 400): Line {
  const path: Position[] = []
  const elevationsMeters: number[] = []
  for (let index = 0; index < points; index++) {
    const share = index / (points - 1)
    path.push([137.76 + share * 0.07, 35.93 + share * 0.04 + Math.sin(share * 9) * 0.003])
    elevationsMeters.push(
      925 + 260 * Math.sin(share * Math.PI) ** 2 + 9 * Math.sin(share * 61) + 4 * Math.sin(share * 173),
    )
  }
  return {
    kind: 'line',
    id: mapObjectId('pass'),
    name: '藪原宿〜奈良井宿',
    description: '',
    color: 'red',
    path,
    elevationsMeters,
  }
}

export const dangerSpot: Spot = {
  kind: 'spot',
  id: mapObjectId('ford'),
  name: '沢の渡り(増水に注意)',
  description: '雨のあとは水が増えます。左岸の木橋へまわってください。',
  color: 'yellow',
  position: [137.8, 35.95],
  icon: 'caution',
  display: 'text',
  images: [],
  placeId: null,
}

const walk: readonly MapObject[] = [
  passLine(),
  { ...dangerSpot, id: mapObjectId('shop'), name: '藪原宿の櫛店', description: '', color: 'orange', icon: 'shop' },
  dangerSpot,
  { ...dangerSpot, id: mapObjectId('torii'), name: '御嶽遥拝所', description: '', color: 'red', icon: 'image' },
  {
    kind: 'circle',
    id: mapObjectId('view'),
    name: '見晴らしのよい一帯',
    description: '',
    color: 'teal',
    center: [137.81, 35.96],
    radiusMeters: 420,
  },
]

const back: readonly MapObject[] = [
  { ...dangerSpot, id: mapObjectId('station-a'), name: '奈良井駅', description: '', color: 'blue', icon: 'train' },
  { ...dangerSpot, id: mapObjectId('station-b'), name: '藪原駅', description: '', color: 'blue', icon: 'train' },
]

export const storyLayers: readonly Layer[] = [
  { id: layerId('walk'), name: '峠道(歩き)', objects: walk },
  { id: layerId('back'), name: '帰りの電車', objects: back },
  { id: layerId('rain'), name: '雨の日のまわり道', objects: [] },
]

export const storyDocument: MapDocument = { layers: storyLayers, mainLineId: mapObjectId('pass') }

export const recordedLayer: Layer = {
  id: layerId('recorded'),
  name: '記録のあるレイヤー',
  objects: [
    { ...passLine(30), kind: 'recordedLine', travelMode: 'walking', id: mapObjectId('record'), name: '10月18日の記録' },
  ],
}

/** The maximum of a map: ten layers of a hundred objects. */
export function fullDocument(): MapDocument {
  const layers = Array.from({ length: 10 }, (_, layer): Layer => {
    const objects = Array.from({ length: 100 }, (__, index): MapObject => {
      const id = mapObjectId(`object-${layer}-${index}`)
      if (index % 4 === 0) return { ...passLine(40), id, name: `線 ${layer + 1}-${index + 1}`, color: 'blue' }
      return { ...dangerSpot, id, name: `スポット ${layer + 1}-${index + 1}` }
    })
    return { id: layerId(`layer-${layer}`), name: `レイヤー${layer + 1}`, objects }
  })
  return { layers, mainLineId: mapObjectId('object-0-0') }
}
