import {
  destinationPoint,
  layerId,
  type MapDocument,
  mapObjectId,
  type Position,
  type Spot,
} from '@mishiori/map-document'

const START: Position = [137.8, 35.95]
export const at = (along: number, beside = 0): Position => {
  const [lng, lat] = destinationPoint(START, { bearingDegrees: 20, distanceMeters: along })
  const bend = Math.sin(along / 900) / 200
  return destinationPoint([lng + bend, lat], { bearingDegrees: 90, distanceMeters: beside })
}
const details = (id: string, name: string, description = '') => ({ id: mapObjectId(id), name, description })
export const spot = (name: string, position: Position): Spot => ({
  ...details(name, name, `${name}のメモ`),
  kind: 'spot' as const,
  position,
  color: 'orange' as const,
  icon: 'text' as const,
  display: 'text' as const,
  images: [],
  placeId: null,
})
const METERS = Array.from({ length: 241 }, (_, index) => index * 40)
/** Ten kilometres over a pass, with three spots. */
export const PASS: MapDocument = {
  layers: [
    {
      id: layerId('pass'),
      name: '峠',
      objects: [
        {
          ...details('way', '藪原から奈良井へ'),
          kind: 'line',
          color: 'red',
          path: METERS.map((along) => at(along)),
          elevationsMeters: METERS.map((along) => 930 + 260 * Math.sin(along / 3000)),
        },
        spot('峠の茶屋', at(900)),
        spot('櫛の店', at(3000, 40)),
        spot('見晴らし', at(9000, -30)),
      ],
    },
  ],
  mainLineId: mapObjectId('way'),
}

/** One straight line. */
export function withLength(meters: number): MapDocument {
  const path = [START, destinationPoint(START, { bearingDegrees: 45, distanceMeters: meters })]
  const line = { ...details('line', '線'), kind: 'line' as const, color: 'blue' as const, path }
  return { layers: [{ id: layerId('layer'), name: '線', objects: [line] }], mainLineId: line.id }
}
