import {
  type Circle,
  createDocument,
  type Line,
  layerId,
  type MapDocument,
  type MapObject,
  mapObjectId,
  type Polygon,
  type Position,
  type RecordedLine,
  type Rectangle,
  type Spot,
} from '@mishiori/map-document'

/** Small valid objects for tests and stories. Every field can be given. */

export function aLine(fields: Partial<Line> = {}): Line {
  const path: readonly Position[] = [
    [137.79, 35.96],
    [137.82, 35.98],
    [137.85, 35.97],
  ]
  return { kind: 'line', id: mapObjectId('line-1'), name: 'Line 1', description: '', color: 'red', path, ...fields }
}

/** A walk of a quarter of an hour, a point a minute, with elevations. */
export function aRecording(fields: Partial<RecordedLine> = {}): RecordedLine {
  const minutes = Array.from({ length: 16 }, (_, index) => index)
  return {
    ...details('recording-1', 'Recording 1'),
    kind: 'recordedLine',
    color: 'green',
    travelMode: 'walking',
    path: minutes.map((minute): Position => [137.79 + minute * 0.004, 35.95 + Math.sin(minute / 3) * 0.008]),
    elevationsMeters: minutes.map((minute) => 900 + minute * 10),
    timestampsMs: minutes.map((minute) => RECORDED_FROM_MS + minute * 60_000),
    ...fields,
  }
}

const RECORDED_FROM_MS = Date.UTC(2026, 9, 18, 0, 12)

/** A spot at Narai, with the given fields instead of its own. */
export function aSpot(fields: Partial<Spot> = {}): Spot {
  return {
    kind: 'spot',
    id: mapObjectId('spot-1'),
    name: 'Spot 1',
    description: '',
    color: 'orange',
    position: [137.81, 35.95],
    icon: 'shop',
    display: 'text',
    images: [],
    placeId: null,
    ...fields,
  }
}

/** A circle of 1,500 metres near Narai, with the given fields instead of its own. */
export function aCircle(fields: Partial<Circle> = {}): Circle {
  return { ...details('circle-1', 'Circle 1'), kind: 'circle', center: [137.82, 35.96], radiusMeters: 1500, ...fields }
}

/** A rectangle near Narai, with the given fields instead of its own. */
export function aRectangle(fields: Partial<Rectangle> = {}): Rectangle {
  const box = { west: 137.8, south: 35.95, east: 137.83, north: 35.97 }
  return { ...details('rectangle-1', 'Square 1'), kind: 'rectangle', ...box, ...fields }
}

/** A polygon near Narai, with the given fields instead of its own. */
export function aPolygon(fields: Partial<Polygon> = {}): Polygon {
  const vertices: readonly Position[] = [
    [137.8, 35.97],
    [137.84, 35.97],
    [137.82, 35.945],
  ]
  return { ...details('polygon-1', 'Polygon 1'), kind: 'polygon', vertices, ...fields }
}

function details(id: string, name: string) {
  return { id: mapObjectId(id), name, description: '', color: 'blue' } as const
}

/** A document of one layer, the first line of which is main. */
export function aDocument(objects: readonly MapObject[] = []): MapDocument {
  const empty = createDocument({ id: layerId('layer-1'), name: 'layer 1' })
  const line = objects.find(({ kind }) => kind === 'line' || kind === 'navigationLine' || kind === 'recordedLine')
  return { layers: empty.layers.map((layer) => ({ ...layer, objects })), mainLineId: line?.id ?? null }
}
