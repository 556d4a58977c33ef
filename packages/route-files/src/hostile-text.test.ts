import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRouteFile } from './read-route-file.ts'

const ATTACK = '"><img src=x onerror=alert(1)><svg onload=alert(1)>\'`'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const gpx = (inner: string) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`
const kml = (inner: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`
const POINT = '<Point><coordinates>139,35</coordinates></Point>'

async function read(text: string) {
  const result = await readRouteFile(new TextEncoder().encode(text))
  return result.ok ? JSON.stringify(result.file) : null
}

const accessed = vi.fn(() => {
  throw new Error('A file may ask nobody.')
})
beforeEach(() => {
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Image']) vi.stubGlobal(name, accessed)
})
afterEach(() => vi.unstubAllGlobals())

describe('words of a file', () => {
  it('[E50] are words without markup, whatever they look like, in GPX', async () => {
    const name = `<name>${escaped(ATTACK)}</name>`
    const link = '<link href="javascript:alert(1)"><text>x</text></link>'
    const file = await read(gpx(`<wpt lat="35" lon="139">${name}<desc><![CDATA[${ATTACK}]]></desc>${link}</wpt>`))
    expect(file).toContain('"name":"\\">\'`"')
    expect(file).not.toMatch(/javascript:|<img|<svg|onerror/)
  })

  it('[E50] are as they were typed in a file of this product', async () => {
    const file = await read(
      gpx(`<wpt lat="35" lon="139"><name>${escaped(ATTACK)}</name></wpt>`).replace('="x"', '="Mishiori"'),
    )
    expect(file).toContain(JSON.stringify(ATTACK).slice(1, -1))
  })
})

describe('[E48] a file that names addresses', () => {
  it.each([
    ['a link to the network', '<NetworkLink><Link><href>http://169.254.169.254/latest/</href></Link></NetworkLink>'],
    ['an icon', '<Style id="s"><IconStyle><Icon><href>http://127.0.0.1/i.png</href></Icon></IconStyle></Style>'],
    ['an overlay', '<GroundOverlay><Icon><href>file:///etc/passwd</href></Icon></GroundOverlay>'],
  ])('asks nobody for %s of KML', async (_, inner) => {
    await read(kml(`${inner}<Placemark><name>x</name>${POINT}</Placemark>`))
    expect(accessed).not.toHaveBeenCalled()
  })

  it('asks nobody for a schema or an entity of GPX', async () => {
    const schema = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="x http://127.0.0.1/x.xsd"'
    const point = '<wpt lat="35" lon="139"><name>x</name></wpt>'
    expect(await read(gpx(point).replace('creator="x"', `creator="x" ${schema}`))).not.toBeNull()
    const entity = '<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/hostname">]>'
    expect(await read(gpx(point).replace('?>', `?>${entity}`).replace('>x<', '>&x;<'))).toBeNull()
    expect(accessed).not.toHaveBeenCalled()
  })
})
