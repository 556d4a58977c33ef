import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../read-route-file.ts'

const place = (name: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>138,36</coordinates></Point></Placemark>`
const kml = (inner: string) => strToU8(`<kml><Document>${inner}</Document></kml>`)
const link = (href: string) => `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`

async function read(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  return result.ok ? result.file : result.refusal
}

/** Sizes and checksums stand behind the data, as streams write them. */
function streamed(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const pieces: number[] = []
  const zip = new Zip((_, piece) => pieces.push(...piece))
  for (const [name, bytes] of Object.entries(files)) {
    const entry = name.endsWith('.kml') ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
  }
  zip.end()
  return Uint8Array.from(pieces)
}

/** Offsets of each header of a kind. */
function headersOf(bytes: Uint8Array, signature: number): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [...bytes.keys()].filter((at) => at + 4 <= bytes.length && view.getUint32(at, true) === signature)
}

describe('a KMZ', () => {
  it('may be written as a stream, and have a comment at its end', async () => {
    const bytes = streamed({ 'a.txt': strToU8('a'), 'doc.kml': kml(place('A')) })
    expect(await read(bytes)).toMatchObject({ format: 'kmz', spots: [{ name: 'A' }], notes: [] })
    const comment = strToU8('packed by somebody')
    const commented = new Uint8Array([...bytes, ...comment])
    commented[bytes.length - 2] = comment.length
    expect(await read(commented)).toMatchObject({ spots: [{ name: 'A' }] })
  })

  it('that is encrypted is refused with that reason', async () => {
    const bytes = zipSync({ 'doc.kml': kml(place('A')) })
    for (const at of headersOf(bytes, 0x02014b50)) bytes[at + 8] = (bytes[at + 8] ?? 0) | 1
    expect(await read(bytes)).toMatchObject({ code: 'file.archive_encrypted', line: null })
  })

  it.each([
    ['in a folder, beside another', { 'a/b/other.kml': kml(place('B')), 'a/doc.kml': kml(place('A')) }],
    ['packed by macOS', { '__MACOSX/maps/._doc.kml': strToU8('\0\u0005'), 'maps/doc.kml': kml(place('A')) }],
    ['beside a resource fork', { '._doc.kml': strToU8('\0\u0005'), 'map.kml': kml(place('A')) }],
    ['with names from here', { './other.kml': kml(place('B')), './doc.kml': kml(place('A')) }],
    ['packed by Windows', { 'maps\\b.kml': kml(place('B')), 'maps\\doc.kml': kml(place('A')) }],
  ])('is known by its main map: %s', async (_, files) => {
    expect(await read(zipSync(files))).toMatchObject({ spots: [{ name: 'A' }] })
  })

  it('reads linked maps by names in capital letters too, and counts those that are broken', async () => {
    const links = kml(place('A') + link('LAYERS/B.KML') + link('layers\\c.kml'))
    const file = await read(
      zipSync({ 'doc.kml': links, 'layers/b.kml': kml(place('B')), 'layers/c.kml': strToU8('<kml><Placemark>') }),
    )
    expect(file).toMatchObject({
      spots: [{ name: 'A' }, { name: 'B' }],
      notes: [{ code: 'network_link.left_out', count: 1 }],
    })
  })

  it('has the maps in it that its main one links to, each once', async () => {
    const files = {
      'doc.kml': kml(link('files/a.kml') + link('files/b.kml#x') + link('files/a.kml')),
      'files/a.kml': kml(`<Folder><name>F</name>${place('A')}</Folder>`),
      'files/b.kml': kml(place('B') + link('../doc.kml') + link('c.kml')),
      'files/c.kml': kml(place('C')),
    }
    const file = await read(zipSync(files))
    expect(file).toMatchObject({ format: 'kmz', folders: ['F'], notes: [] })
    expect('spots' in file && file.spots.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  it('may have a chain of maps as long as it has entries, and links without end', async () => {
    const chain = Array.from({ length: 3000 }, (_, at) => [`${at}.kml`, kml(link(`${at + 1}.kml`))] as const)
    const files = { 'doc.kml': kml(link('0.kml')), ...Object.fromEntries(chain), '3000.kml': kml(place('A')) }
    expect(await read(zipSync(files, { level: 0 }))).toMatchObject({ spots: [{ name: 'A' }], notes: [] })
    const many = zipSync({ 'doc.kml': kml(link('x').repeat(200_000) + place('A')) }, { level: 0 })
    expect(await read(many)).toMatchObject({ notes: [{ code: 'network_link.left_out', count: 200_000 }] })
  })

  it('does not follow links that lead out of it, and counts them', async () => {
    const out = link('https://example.com/a.kml') + link('../x.kml') + link('missing.kml')
    expect(await read(zipSync({ 'doc.kml': kml(out + place('A')) }))).toMatchObject({
      notes: [{ code: 'network_link.left_out', count: 3 }],
    })
    expect(await read(zipSync({ 'doc.kml': kml(out) }))).toMatchObject({ code: 'file.network_link' })
  })

  it('may have names that are not in UTF-8', async () => {
    // 地図 in Shift_JIS
    const bytes = zipSync({ 'XXXX.kml': kml(place('A')) })
    const name = [0x92, 0x6e, 0x90, 0x7d]
    for (const [at, offset] of [
      ...headersOf(bytes, 0x04034b50).map((at) => [at, 30]),
      ...headersOf(bytes, 0x02014b50).map((at) => [at, 46]),
    ] as const) {
      bytes.set(name, (at ?? 0) + (offset ?? 0))
    }
    expect(await read(bytes)).toMatchObject({ spots: [{ name: 'A' }] })
  })

  it.each([
    ['of another method', 10, 9],
    ['whose entry is elsewhere', 42, 7],
  ])('%s is damaged', async (_, field, value) => {
    const bytes = zipSync({ 'doc.kml': kml(place('A')) })
    for (const at of headersOf(bytes, 0x02014b50)) bytes[at + field] = value
    expect(await read(bytes)).toMatchObject({ code: 'file.broken_zip' })
  })
})
