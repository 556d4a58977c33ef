import { MAP_LIMITS } from '@mishiori/map-document'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../../limits.ts'
import type { ReadNoteCode, ReadResult, RouteFile } from '../../read-result.ts'
import { readRouteFile } from '../../read-route-file.ts'

const links = (addresses: readonly string[]) => addresses.map((address) => `<link href="${address}"/>`).join('')
const wpt = (...addresses: readonly string[]) => `<wpt lat="36" lon="138"><name>茶屋</name>${links(addresses)}</wpt>`
const gpx = (content: string, creator = 'other') =>
  `<gpx version="1.1" creator="${creator}" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`
const bytes = (text: string) => new TextEncoder().encode(text)

type Entries = Readonly<Record<string, string | Uint8Array>>

function readZip(entries: Entries): Promise<ReadResult> {
  const packed = Object.entries(entries).map(([name, value]) => [
    name,
    typeof value === 'string' ? bytes(value) : value,
  ])
  return readRouteFile(zipSync(Object.fromEntries(packed)))
}
async function fileOf(entries: Entries): Promise<RouteFile> {
  const result = await readZip(entries)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}
const count = ({ notes }: RouteFile, code: ReadNoteCode) => notes.find((note) => note.code === code)?.count ?? 0

describe('a ZIP with a GPX file', () => {
  it('brings the pictures that its waypoints link to, and other links stay words', async () => {
    const file = await fileOf({
      'trip/track.gpx': gpx(wpt('photos/a%20b.jpg', 'https://a.example/', 'sounds/a.3gp', 'photos/none.jpg')),
      'trip/photos/a b.jpg': 'the first',
      'trip/photos/b.jpg': 'another',
    })
    expect(file).toMatchObject({
      format: 'gpxzip',
      spots: [{ pictures: ['trip/photos/a b.jpg'], description: 'https://a.example/\nsounds/a.3gp\nphotos/none.jpg' }],
      pictures: { 'trip/photos/a b.jpg': bytes('the first') },
    })
    expect(count(file, 'picture.left_out')).toBe(1)
  })

  it('of this product has pictures of its own beside those on the web, and says which are missing', async () => {
    const file = await fileOf({
      'route.gpx': gpx(
        wpt('pictures/a.jpg', 'https://a.example/b.jpg', 'pictures/c.jpg', 'pictures/a.jpg'),
        'Mishiori',
      ),
      'pictures/a.jpg': 'a',
    })
    expect(file.spots).toMatchObject([
      { description: '', pictures: ['pictures/a.jpg'], images: ['https://a.example/b.jpg'] },
    ])
    expect(count(file, 'picture.left_out')).toBe(1)
  })

  it('brings the pictures of stops of routes', async () => {
    const stop = `<rtept lat="36" lon="138"><name>宿</name>${links(['a.jpg'])}</rtept>`
    const file = await fileOf({ 'a.gpx': gpx(`<rte>${stop}<rtept lat="36.1" lon="138"/></rte>`), 'a.jpg': 'a' })
    expect(file.lines[0]?.stops).toMatchObject([{ name: '宿', pictures: ['a.jpg'] }])
    expect(Object.keys(file.pictures ?? {})).toEqual(['a.jpg'])
  })

  it('is read as its uppermost file; others are counted, and what macOS adds is passed over', async () => {
    const file = await fileOf({
      '__MACOSX/._a.gpx': 'x',
      '__MACOSX/._a.jpg': 'x',
      'days/1.gpx': gpx(wpt()),
      'all.gpx': gpx(`<metadata><name>all</name></metadata>${wpt()}`),
    })
    expect([file.name, count(file, 'archive.map_left_out'), count(file, 'picture.left_out')]).toEqual(['all', 1, 0])
  })

  it('is a KMZ where it has KML too', async () => {
    const place = '<Placemark><Point><coordinates>138,36</coordinates></Point></Placemark>'
    const file = await fileOf({ 'a.gpx': gpx(wpt()), 'doc.kml': `<kml>${place}</kml>` })
    expect([file.format, count(file, 'archive.map_left_out')]).toEqual(['kmz', 1])
  })

  it.each(['../../a.jpg', '//a.example/a.jpg', 'file:///a.jpg', 'a.svg', 'b.jpg'])(
    'has no pictures elsewhere, as by %s',
    async (address) => {
      const file = await fileOf({ 'track.gpx': gpx(wpt(address)), 'a.jpg': 'a', 'a.svg': '<svg/>' })
      expect([file.pictures, file.spots[0]?.pictures]).toEqual([undefined, undefined])
    },
  )

  it.each([
    [MAP_LIMITS.spotImages, 0],
    [MAP_LIMITS.spotImages + 1, 1],
  ])('brings at most five a spot: of %i, %i are left out', async (those, left) => {
    const names = Array.from({ length: those }, (_, index) => `${index}.jpg`)
    const pictures = Object.fromEntries(names.map((name) => [name, name]))
    const file = await fileOf({ 'track.gpx': gpx(wpt(...names)), ...pictures })
    expect([file.spots[0]?.pictures?.length, count(file, 'picture.left_out')]).toEqual([MAP_LIMITS.spotImages, left])
  })

  it.each([
    [FILE_LIMITS.archivePictures, 0],
    [FILE_LIMITS.archivePictures + 1, 1],
  ])('brings at most fifty: of %i, %i are left out', async (those, left) => {
    const names = Array.from({ length: those }, (_, index) => `${index}.jpg`)
    const pictures = Object.fromEntries(names.map((name) => [name, name]))
    const file = await fileOf({ 'track.gpx': gpx(names.map((name) => wpt(name)).join('')), ...pictures })
    const found = Object.keys(file.pictures ?? {}).length
    expect([found, count(file, 'picture.left_out')]).toEqual([FILE_LIMITS.archivePictures, left])
  })

  it.each([
    ['a file packed beyond belief', gpx(`${wpt()}${' '.repeat(8e6)}`), 'file.archive_too_large'],
    ['another format by its name', '<kml/>', 'file.unsupported_format'],
    ['a broken file', gpx('<wpt'), 'file.broken_xml'],
  ])('is refused for %s', async (_, content, code) => {
    expect(await readZip({ 'track.gpx': content })).toMatchObject({ ok: false, refusal: { code } })
  })
})
