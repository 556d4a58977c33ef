import { Map as MapLibreMap } from 'maplibre-gl'

/** The next map that is made. The editor keeps its map to itself, but every map is given controls when it is made. */
export function firstMap(): Promise<MapLibreMap> {
  const { promise, resolve } = Promise.withResolvers<MapLibreMap>()
  const { addControl } = MapLibreMap.prototype
  MapLibreMap.prototype.addControl = function (...args) {
    MapLibreMap.prototype.addControl = addControl
    resolve(this)
    return addControl.apply(this, args)
  }
  return promise
}
