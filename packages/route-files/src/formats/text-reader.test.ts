import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../read-route-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : [...part])))
const wpt = (name: string) => `<wpt lat="35" lon="139"><name>${name}</name></wpt>`

function utf16(text: string, isLittle: boolean): readonly number[] {
  return [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0)
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })
}

async function nameIn(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  return result.ok ? result.file.spots[0]?.name : result.refusal.code
}

describe('the encoding of a file', () => {
  /** 地図 in Shift_JIS. */
  const japanese = [0x92, 0x6e, 0x90, 0x7d]
  it.each(['Shift_JIS', 'shift-jis', 'Windows-31J', 'CP932', 'MS932'])('may be %s', async (encoding) => {
    const bytes = joined(
      `<?xml version="1.0" encoding="${encoding}"?><gpx>`,
      wpt('#').split('#')[0] ?? '',
      japanese,
      '</name></wpt></gpx>',
    )
    expect(await nameIn(bytes)).toBe('地図')
  })

  it.each([true, false])('may be UTF-16 of JSON, with a mark and without, little-endian: %s', async (isLittle) => {
    const json = JSON.stringify({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [1, 2] },
      properties: { name: '地図' },
    })
    expect(await nameIn(new Uint8Array(utf16(json, isLittle)))).toBe('地図')
    expect(await nameIn(new Uint8Array(utf16(`\uFEFF${json}`, isLittle)))).toBe('地図')
    expect(await nameIn(new Uint8Array(utf16(`\n ${json}`, isLittle)))).toBe('地図')
    expect(await nameIn(new Uint8Array(utf16(`\r\n<gpx>${wpt('地図')}</gpx>`, isLittle)))).toBe('地図')
  })

  it('is refused by its name where it is not known', async () => {
    expect(await readRouteFile(joined('<?xml version="1.0" encoding="klingon"?><gpx/>'))).toMatchObject({
      ok: false,
      refusal: { code: 'file.encoding_unknown', params: { encoding: 'klingon' } },
    })
    const wide = [...'<gpx>'].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0])
    expect(await nameIn(new Uint8Array(wide))).toBe('file.encoding_unknown')
  })
})

describe('bytes that are not of the encoding', () => {
  const pad = (length: number) => 'x'.repeat(length)

  it.each([
    ['near the start', 10, '地'],
    ['far within', 700_000, '地'],
    ['right behind a piece', (1 << 18) - 30, ''],
    ['behind a character that two pieces share', (1 << 18) - 31, '地'],
  ])('are refused with their place: %s', async (_, length, before) => {
    const head = `<gpx>\n<!--${pad(length)}-->\n<wpt lat="35" lon="139"><name>${before}`
    expect(await readRouteFile(joined(head, [0xe9, 0x20], '</name></wpt></gpx>'))).toMatchObject({
      ok: false,
      refusal: { code: 'file.encoding_mismatch', line: 3, column: head.length - head.lastIndexOf('\n') },
    })
  })

  it('are refused with their place in JSON', async () => {
    const bytes = joined('{"type":"Point",\n"name":"Caf', [0xe9], '","coordinates":[1,2]}')
    expect(await readRouteFile(bytes)).toMatchObject({
      refusal: { code: 'file.encoding_mismatch', line: 2, column: 12 },
    })
  })

  it('are none where the file says so, or has the sign for them', async () => {
    expect(
      await nameIn(
        joined(
          '<?xml version="1.0" encoding="ISO-8859-1"?><gpx>',
          '<wpt lat="1" lon="2"><name>Caf',
          [0xe9],
          '</name></wpt></gpx>',
        ),
      ),
    ).toBe('Café')
    expect(await nameIn(joined(`<gpx>${wpt('a\uFFFDb')}</gpx>`))).toBe('a\uFFFDb')
  })

  it('are none at the end of a file that breaks off', async () => {
    expect(await nameIn(utf8(`<gpx>${wpt('地')}`).slice(0, -14))).toBe('file.truncated')
  })
})
