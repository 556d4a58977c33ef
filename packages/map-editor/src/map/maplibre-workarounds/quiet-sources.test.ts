import { GeoJSONSource } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { WHICH_TILES } from './quiet-sources.ts'

describe('changeQuietly', () => {
  it('knows by its name what MapLibre works out after each change', () => {
    expect(Reflect.get(GeoJSONSource.prototype, WHICH_TILES)).toBeTypeOf('function')
  })
})
