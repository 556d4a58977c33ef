import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../read-route-file.ts'

const area = (data: string, ring: string) =>
  `<kml xmlns:mishiori="urn:mishiori:map"><Placemark><ExtendedData>${data}</ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`
const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`
const BOX = '1,2 3,2 3,4 1,4 1,2'

async function shapeIn(text: string) {
  const result = await readRouteFile(new TextEncoder().encode(text))
  return result.ok ? result.file.areas[0]?.shape : result.refusal.code
}

describe('a shape by its own numbers', () => {
  it('is that of its ring', async () => {
    const shape = { kind: 'rectangle', west: 1, south: 2, east: 3, north: 4 }
    expect(await shapeIn(area(data('rectangle', '1,2,3,4'), BOX))).toEqual(shape)
  })

  it.each([
    ['a ring that was changed elsewhere', area(data('rectangle', '1,2,3,5'), BOX)],
    ['numbers that are none', area(data('rectangle', '1,2,x,4'), BOX)],
    ['too few numbers', area(data('circle', '1,2'), BOX)],
    ['a radius of nothing', area(data('circle', '2,3,0'), BOX)],
    ['a file of another program', area(data('rectangle', '1,2,3,4'), BOX).replace('urn:mishiori:map', 'urn:x')],
  ])('is a polygon with %s', async (_, text) => {
    expect(await shapeIn(text)).toBeUndefined()
  })

  it('is compared with a ring of any length', async () => {
    const ring = Array.from({ length: 200_000 }, (_, at) => `${1 + at / 1e6},${2 + (at % 2) / 1e3}`).join(' ')
    expect(await shapeIn(area(data('rectangle', '1,2,3,4'), ring))).toBe('file.no_points')
  })
})
