import { pathLengthMeters } from '../geo/distance.ts'
import { encodePolyline } from '../geo/encode-polyline.ts'
import type { MapDocument } from '../map-document.ts'
import type { AnyLine, MapObject, MapObjectId, Shape, Spot } from '../map-object.ts'
import { colorOnWire, SERIES_ON_WIRE, WIRE_DISPLAY, WIRE_TYPE, type WireLayer, type WireObject } from './names.ts'
import { serializeTranslations } from './translations.ts'

/**
 * A document as JSON values with the specification's spellings: the article's `layer` field. Paths are rounded to five decimals
 * of a degree; elevations, times, measurements and spots are written as they are.
 */
export function serializeMapDocument(document: MapDocument): readonly WireLayer[] {
  return document.layers.map((layer) => ({
    id: layer.id,
    name: layer.name,
    objects: layer.objects.map((object) => serializeObject(object, document.mainLineId)),
    ...serializeTranslations(layer.translations),
  }))
}

/** One object; it is marked as the main line if its id is `mainLineId`. */
export function serializeObject(object: MapObject, mainLineId: MapObjectId | null): WireObject {
  const objectType = WIRE_TYPE[object.kind]
  return {
    id: object.id,
    tmpId: object.id,
    objectType,
    type: objectType,
    name: object.name,
    text: object.description,
    color: colorOnWire(object.color),
    ...serializeTranslations(object.translations),
    ...ownFields(object, mainLineId),
  }
}

function ownFields(object: MapObject, mainLineId: MapObjectId | null): Readonly<Record<string, unknown>> {
  switch (object.kind) {
    case 'line':
      return lineFields(object, mainLineId)
    case 'navigationLine': {
      const waypoints = object.waypoints.length > 0 ? encodePolyline(object.waypoints) : null
      return {
        ...lineFields(object, mainLineId),
        waypoints,
        mode: object.travelMode,
        ...(object.profile && { profile: object.profile }),
        ...(object.routeOptions && { routeOptions: object.routeOptions }),
      }
    }
    case 'recordedLine':
      return { ...lineFields(object, mainLineId), mode: object.travelMode }
    case 'spot':
      return spotFields(object)
    case 'circle':
      return {
        center_lat: object.center[1],
        center_lng: object.center[0],
        radius: object.radiusMeters,
        ...noGo(object),
      }
    case 'rectangle':
      return {
        min_lat: object.south,
        min_lng: object.west,
        max_lat: object.north,
        max_lng: object.east,
        ...noGo(object),
      }
    case 'polygon':
      return { path: encodePolyline(object.vertices), ...noGo(object) }
  }
}

const noGo = ({ isNoGo }: Shape) => ({ ...(isNoGo && { isNoGo }) })

function lineFields(line: AnyLine, mainLineId: MapObjectId | null): Readonly<Record<string, unknown>> {
  return {
    path: encodePolyline(line.path),
    isMain: line.id === mainLineId,
    distanceKm: Math.round(pathLengthMeters(line.path) / 10) / 100,
    ...Object.fromEntries(SERIES_ON_WIRE.flatMap(([name, wireName]) => (line[name] ? [[wireName, line[name]]] : []))),
    ...(line.source && { source: line.source }),
  }
}

function spotFields(spot: Spot): Readonly<Record<string, unknown>> {
  const [lng, lat] = spot.position
  return {
    type: WIRE_DISPLAY[spot.display],
    lat,
    lng,
    latlng: `${lat},${lng}`,
    url: spot.images[0] ?? null,
    images: spot.images,
    icon: spot.icon,
    google_place_id: spot.placeId,
    ...(spot.elevationMeters !== undefined && { elevation: spot.elevationMeters }),
    ...(spot.timestampMs !== undefined && { timestamp: spot.timestampMs }),
    ...(spot.symbol && { symbol: spot.symbol }),
    ...(spot.seenOn !== undefined && { seen_on: spot.seenOn }),
    ...(spot.isRouteStop && { isRouteStop: true }),
  }
}
