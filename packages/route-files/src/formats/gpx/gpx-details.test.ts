import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../../read-route-file.ts'
import { gpx, track } from '../../testing/points.ts'

async function read(content: string) {
  const result = await readRouteFile(gpx(content))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

describe('extensions', () => {
  const shaped = (inner: string) =>
    `<rte><rtept lat="36" lon="138"><extensions>${inner}</extensions></rtept><rtept lat="36.1" lon="138"/></rte>`

  it('draw the way by points between those of the route', async () => {
    const { lines, notes } = await read(shaped('<gpxx:ShapingPoint lat="36.03" lon="138.03"/>'))
    expect([...(lines[0]?.segments[0]?.lngLat ?? [])]).toEqual([138, 36, 138.03, 36.03, 138, 36.1])
    expect(notes).toEqual([])
  })

  it.each([
    '<x:Polyline>36,138 36.1,138</x:Polyline>',
    '<gml:posList>36 138 36.1 138</gml:posList>',
    '<x:at><x:lat>36</x:lat><x:lon>138</x:lon></x:at>',
  ])('are counted where they have geometry as text: %s', async (inner) => {
    expect((await read(shaped(inner))).notes).toEqual([{ code: 'geometry.left_out', count: 1 }])
  })

  it('keep where a place is and how to call it', async () => {
    const address =
      '<gpxx:Address><gpxx:StreetAddress>1-1</gpxx:StreetAddress><gpxx:City>Kiso</gpxx:City></gpxx:Address>'
    const contact = '<gpxx:PhoneNumber>+81 3</gpxx:PhoneNumber><gpxx:Category>Hut</gpxx:Category>'
    const { spots, notes } = await read(
      `<wpt lat="36" lon="138"><desc>A</desc><extensions>${address}${contact}</extensions></wpt>`,
    )
    expect(spots[0]?.description).toBe('A\n1-1, Kiso\n+81 3')
    expect(notes).toEqual([{ code: 'data.left_out', count: 1 }])
  })
})

it('has an address once that the description names', async () => {
  const link = '<link href="https://a.example/x"/><link href="https://a.example/y"/>'
  const { spots } = await read(`<wpt lat="36" lon="138"><desc>See https://a.example/x</desc>${link}</wpt>`)
  expect(spots[0]?.description).toBe('See https://a.example/x\nhttps://a.example/y')
})

it.each([
  [
    'points of tracks',
    track(
      '<trkpt lat="36" lon="138"><name>P</name><desc>d</desc><link href="https://a.example"/></trkpt><trkpt lat="37" lon="138"/>',
    ),
    3,
  ],
  [
    'points of routes without names',
    '<rte><rtept lat="36" lon="138"><desc>left</desc></rtept><rtept lat="37" lon="138"/></rte>',
    1,
  ],
  ['elements of other programs', '<wpt lat="36" lon="138"><groundspeak:cache><x/></groundspeak:cache></wpt>', 1],
])('texts of %s are counted', async (_, content, count) => {
  expect((await read(content)).notes).toEqual([{ code: 'data.left_out', count }])
})
