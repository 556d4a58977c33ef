import {
  COLOR_HEX,
  circleRing,
  type MapDocument,
  type MapObject,
  type Position,
  rectangleRing,
} from '@mishiori/map-document'

/** What a GeoJSON file says about itself. */
export interface GeojsonMetadata {
  readonly title: string
}

interface Feature {
  readonly type: 'Feature'
  readonly id: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: { readonly type: 'Point' | 'LineString' | 'Polygon'; readonly coordinates: unknown }
}

const LINE_WIDTH = 5
const FILL_OPACITY = 0.2

/**
 * Writes a document as GeoJSON (RFC 7946), an object a feature. Colours and icons are said in simplestyle, times in `coordTimes`, the layer by its
 * name; circles become polygons with their middle and radius beside them.
 */
export function writeGeojson({ layers }: MapDocument, { title }: GeojsonMetadata): string {
  const features = layers.flatMap((layer) => layer.objects.map((object) => toFeature(object, layer.name)))
  return `${JSON.stringify({ type: 'FeatureCollection', name: title, features })}\n`
}

function toFeature(object: MapObject, layerName: string): Feature {
  const { properties, geometry } = looksAndPlace(object)
  const { id, name, description, kind } = object
  return {
    type: 'Feature',
    id,
    properties: { name, ...(description !== '' && { description }), layer: layerName, kind, ...properties },
    geometry,
  }
}

function looksAndPlace(object: MapObject): Pick<Feature, 'properties' | 'geometry'> {
  const hex = COLOR_HEX[object.color].fill
  switch (object.kind) {
    case 'spot': {
      const { position, elevationMeters, timestampMs, icon, images } = object
      return {
        properties: {
          'marker-color': hex,
          'marker-symbol': icon,
          ...(images.length > 0 && { images }),
          ...(timestampMs !== undefined && { time: timeText(timestampMs) }),
        },
        geometry: { type: 'Point', coordinates: withElevation(position, elevationMeters) },
      }
    }
    case 'line':
    case 'navigationLine':
    case 'recordedLine': {
      const { path, elevationsMeters, timestampsMs } = object
      return {
        properties: {
          stroke: hex,
          'stroke-width': LINE_WIDTH,
          'stroke-opacity': 1,
          ...(timestampsMs && { coordTimes: timestampsMs.map(timeText) }),
        },
        geometry: {
          type: 'LineString',
          coordinates: path.map((position, index) => withElevation(position, elevationsMeters?.[index])),
        },
      }
    }
    case 'circle': {
      const { center, radiusMeters } = object
      return { properties: { ...areaLooks(hex), center, radiusMeters }, geometry: polygon(circleRing(object)) }
    }
    case 'rectangle':
      return { properties: areaLooks(hex), geometry: polygon(rectangleRing(object)) }
    case 'polygon':
      return { properties: areaLooks(hex), geometry: polygon(closedRing(object.vertices)) }
  }
}

const areaLooks = (hex: string) => ({ stroke: hex, 'stroke-width': 2, fill: hex, 'fill-opacity': FILL_OPACITY })

const polygon = (ring: readonly Position[]): Feature['geometry'] => ({ type: 'Polygon', coordinates: [ring] })

const withElevation = (position: Position, meters: number | null | undefined) =>
  meters === null || meters === undefined ? position : [...position, meters]

const timeText = (ms: number | null) =>
  ms === null || !(Math.abs(ms) <= LAST_TIME_MS) ? null : new Date(ms).toISOString()

/** Beyond this many milliseconds from 1970 there is no date (ECMA-262 §21.4.1.1). */
const LAST_TIME_MS = 8.64e15

/** Closed and counter-clockwise, as RFC 7946 wants outer rings. */
function closedRing(vertices: readonly Position[]): readonly Position[] {
  const ring = signedArea(vertices) < 0 ? vertices.toReversed() : vertices
  return ring[0] ? [...ring, ring[0]] : ring
}

function signedArea(vertices: readonly Position[]): number {
  return vertices.reduce((sum, [lng, lat], index) => {
    const [nextLng, nextLat] = vertices[(index + 1) % vertices.length] ?? [lng, lat]
    return sum + lng * nextLat - nextLng * lat
  }, 0)
}
