import { layerId, type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { aLine, aSpot } from '../testing/fixtures.ts'

/** All stories open here, so that a test knows where a place is on the screen. */
export const viewpoint = { longitude: 137.82, latitude: 35.96, zoom: 12 } as const

export const straight: readonly Position[] = [
  [137.79, 35.96],
  [137.82, 35.96],
  [137.85, 35.96],
]

const pass: readonly Position[] = Array.from({ length: 60 }, (_, index): Position => {
  const part = index / 59
  return [137.78 + part * 0.08, 35.945 + Math.sin(part * 8) * 0.008]
})

/** A document with every kind of object. */
export const everyKind: MapDocument = {
  mainLineId: mapObjectId('pass'),
  layers: [
    {
      id: layerId('walk'),
      name: '峠道(歩き)',
      objects: [
        aLine({
          id: mapObjectId('pass'),
          name: '藪原宿〜奈良井宿',
          path: pass,
          elevationsMeters: pass.map((_, index) => 930 + Math.round(260 * Math.sin((index / 59) * Math.PI))),
        }),
        aSpot({ id: mapObjectId('comb'), name: '藪原宿の櫛店', position: [137.8, 35.972] }),
        aSpot({
          id: mapObjectId('ford'),
          name: '沢の渡り',
          icon: 'caution',
          color: 'yellow',
          position: [137.83, 35.968],
        }),
      ],
    },
    {
      id: layerId('shapes'),
      name: '帰り道',
      objects: [
        { ...details('circle', '見晴らし', 'teal'), kind: 'circle', center: [137.86, 35.975], radiusMeters: 500 },
        {
          ...details('square', '宿場', 'blue'),
          kind: 'rectangle',
          west: 137.77,
          south: 35.965,
          east: 137.785,
          north: 35.975,
        },
        {
          ...details('wood', '林', 'green'),
          kind: 'polygon',
          vertices: [
            [137.84, 35.935],
            [137.87, 35.935],
            [137.86, 35.925],
          ],
        },
        {
          ...details('rail', '帰りの電車', 'yellow'),
          kind: 'navigationLine',
          path: [
            [137.77, 35.93],
            [137.81, 35.925],
            [137.83, 35.93],
          ],
          waypoints: [],
          travelMode: 'walking',
        },
      ],
    },
  ],
}

function details(id: string, name: string, color: 'teal' | 'blue' | 'green' | 'yellow') {
  return { id: mapObjectId(id), name, description: '', color } as const
}
