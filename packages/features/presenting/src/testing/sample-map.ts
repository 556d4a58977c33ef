import { destinationPoint, layerId, type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'

const START: Position = [137.8, 35.95]

/** Metres to the north of the start, on a way with bends. */
const at = (along: number, beside = 0): Position => {
  const [lng, lat] = destinationPoint(START, { bearingDegrees: 0, distanceMeters: along })
  return destinationPoint([lng + Math.sin(along / 400) / 400, lat], { bearingDegrees: 90, distanceMeters: beside })
}

const spot = (id: string, name: string, position: Position, images: readonly string[] = []) => ({
  id: mapObjectId(id),
  name,
  description: '',
  kind: 'spot' as const,
  position,
  color: 'orange' as const,
  icon: 'text' as const,
  display: images.length > 0 ? ('image' as const) : ('text' as const),
  images,
  placeId: null,
})

/** A walk over a pass with two spots on its way, listed from the end, and one far from it. */
export function aMapOfPass(images: readonly string[] = []): MapDocument {
  return {
    layers: [
      {
        id: layerId('pass'),
        name: '峠',
        objects: [
          spot('peak', '遠くの山', at(1500, 2000)),
          spot('comb', '櫛の店', at(3000)),
          { ...spot('tea', '峠の茶屋', at(900), images), description: '団子と甘酒がある。\n冬は休み。' },
          {
            id: mapObjectId('way'),
            name: '藪原から奈良井へ',
            description: '',
            kind: 'line',
            color: 'red',
            path: Array.from({ length: 121 }, (_, index) => at(index * 30)),
          },
        ],
      },
    ],
    mainLineId: mapObjectId('way'),
  }
}
