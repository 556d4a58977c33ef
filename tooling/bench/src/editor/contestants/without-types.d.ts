/** The part of the package that is used here; it comes without types. */
declare module '@mapbox/mapbox-gl-draw' {
  import type { Feature, FeatureCollection } from 'geojson'
  import type { IControl } from 'maplibre-gl'

  interface Draw extends IControl {
    add(features: FeatureCollection): readonly string[]
    get(id: string): Feature | undefined
    getAll(): FeatureCollection
    changeMode(mode: string, options?: { readonly featureId: string }): void
    setFeatureProperty(id: string, name: string, value: string | boolean): void
  }

  const MapboxDraw: {
    new (options: Readonly<Record<string, unknown>>): Draw
    readonly constants: { readonly classes: Record<string, string> }
  }
  export default MapboxDraw
}
