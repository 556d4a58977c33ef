import { MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../../limits.ts'
import type { RouteFile } from '../../read-result.ts'
import { readRouteFile } from '../../read-route-file.ts'
import { toMapObjects } from '../../to-map-objects.ts'
import { picturesOf } from '../plain-text.ts'

const place = (name: string, html: string) =>
  `<Placemark><name>${name}</name><description><![CDATA[${html}]]></description><Point><coordinates>138,36</coordinates></Point></Placemark>`
const kml = (...places: readonly string[]) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${places.join('')}</Document></kml>`
const bytes = (text: string) => new TextEncoder().encode(text)

async function readKmz(entries: Readonly<Record<string, string | Uint8Array>>): Promise<RouteFile> {
  const packed = Object.entries(entries).map(([name, value]) => [
    name,
    typeof value === 'string' ? bytes(value) : value,
  ])
  const result = await readRouteFile(zipSync(Object.fromEntries(packed)))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}
const picturesOfSpots = ({ spots }: RouteFile) => spots.map(({ pictures = [] }) => pictures)
const leftOut = ({ notes }: RouteFile) => notes.find(({ code }) => code === 'picture.left_out')?.count ?? 0

describe('pictures of a KMZ', () => {
  it('come with the spots that show them, and their words stay', async () => {
    const file = await readKmz({
      'doc.kml': kml(place('茶屋', '湯気<img width="9" src="files/a.jpg"/>'), place('峠', '風')),
      'files/a.jpg': 'the first',
      'files/icon.png': 'an icon',
    })
    expect(picturesOfSpots(file)).toEqual([['files/a.jpg'], []])
    expect(file.spots[0]?.description).toBe('湯気')
    expect(Object.keys(file.pictures ?? {})).toEqual(['files/a.jpg'])
    expect(file.pictures?.['files/a.jpg']).toEqual(bytes('the first'))
    expect(leftOut(file)).toBe(1)
    let made = 0
    const names = { layer: '', spot: () => '', area: () => '' }
    expect(toMapObjects(file, { createId: () => `o${made++}`, names }).pictures).toEqual([
      { objectId: mapObjectId('o0'), name: 'files/a.jpg', bytes: bytes('the first') },
    ])
  })

  it.each([
    ['maps/doc.kml', 'a.jpg', 'maps/a.jpg'],
    ['maps/doc.kml', '../files/a.jpg', 'files/a.jpg'],
    ['doc.kml', './files/%E8%8C%B6%20a.jpg', 'files/茶 a.jpg'],
    ['doc.kml', 'files\\a.jpg', 'files/a.jpg'],
  ])('are found from %s by %s', async (main, address, name) => {
    const file = await readKmz({ [main]: kml(place('a', `<img src='${address}'>`)), [name]: 'picture' })
    expect(picturesOfSpots(file)).toEqual([[name]])
  })

  it.each([
    // counted beside the two of the archive
    ['https://example.com/a.jpg', 3],
    ['//example.com/a.jpg', 3],
    ['file:///etc/a.jpg', 3],
    ['../../a.jpg', 2],
    ['b.jpg', 2],
    ['a.svg', 2],
    ['%E0%A4.jpg', 2],
  ])('are nowhere else, as by %s', async (address, count) => {
    const file = await readKmz({
      'doc.kml': kml(place('a', `<img src="${address}">`)),
      'a.jpg': 'x',
      'a.svg': '<svg/>',
    })
    expect(picturesOfSpots(file)).toEqual([[]])
    expect(file.pictures).toBeUndefined()
    expect(leftOut(file)).toBe(count)
  })

  it.each([
    [MAP_LIMITS.spotImages, 0],
    [MAP_LIMITS.spotImages + 1, 1],
  ])('are at most five a spot: of %i, %i are left out', async (count, left) => {
    const names = Array.from({ length: count }, (_, index) => `${index}.jpg`)
    const file = await readKmz({
      'doc.kml': kml(place('a', names.map((name) => `<img src="${name}">`).join(''))),
      ...Object.fromEntries(names.map((name) => [name, name])),
    })
    expect([picturesOfSpots(file)[0]?.length, leftOut(file)]).toEqual([MAP_LIMITS.spotImages, left])
  })

  it.each([
    [FILE_LIMITS.archivePictures, 0],
    [FILE_LIMITS.archivePictures + 1, 1],
  ])('are at most fifty a file: of %i, %i are left out', async (count, left) => {
    const names = Array.from({ length: count }, (_, index) => `${index}.jpg`)
    const file = await readKmz({
      'doc.kml': kml(...names.map((name) => place(name, `<img src="${name}">`))),
      ...Object.fromEntries(names.map((name) => [name, name])),
    })
    expect([Object.keys(file.pictures ?? {}).length, leftOut(file)]).toEqual([FILE_LIMITS.archivePictures, left])
  })

  it('are not unpacked when they are too large, or packed beyond belief', async () => {
    const doc = kml(place('a', '<img src="large.jpg"><img src="bomb.jpg"><img src="a.jpg">'))
    const noise = Uint8Array.from({ length: FILE_LIMITS.archivePictureBytes + 1 }, (_, index) => (index * 7919) >> 3)
    const file = await readKmz({ 'doc.kml': doc, 'large.jpg': noise, 'bomb.jpg': new Uint8Array(8e6), 'a.jpg': 'a' })
    expect(picturesOfSpots(file)).toEqual([['a.jpg']])
    expect(leftOut(file)).toBe(2)
  })
})

it('finds pictures in HTML, each once, however it is written', () => {
  expect(
    picturesOf(`<p><IMG alt="a > b" SRC = "1.jpg"><img src='2 x.jpg'/><img src=3.jpg><img src="1.jpg"><img></p>`),
  ).toEqual([...['1.jpg', '2 x.jpg', '3.jpg']])
})
