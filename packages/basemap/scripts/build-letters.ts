/**
 * Writes the outlines of the letters that drawn pictures are labelled with.
 *
 * `node build-letters.ts MODULES_FOLDER OUT_FOLDER`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import opentype, { type PathCommand } from 'opentype.js'

const [inputs = '.', out = '../assets'] = process.argv.slice(2)
const FONT = 'node_modules/@fontsource/biz-udpgothic'
/** Letters are drawn at most 60 pixels high, so that this many units in an em are enough. */
const EM = 512
const IDEOGRAPH = /\p{Script=Han}/u

const folder = join(inputs, FONT, 'files')
const known = japaneseCharacters()
const letters: Record<string, readonly [advance: number, outline: string]> = {}
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('-400-normal.woff')) continue
  const bytes = readFileSync(join(folder, file))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const scale = EM / font.unitsPerEm
  const indexes: Readonly<Record<string, number>> = font.tables.cmap?.glyphIndexMap ?? {}
  for (const [point, index] of Object.entries(indexes)) {
    const character = String.fromCodePoint(Number(point))
    if (letters[character] || (IDEOGRAPH.test(character) && !known.has(character))) continue
    const { advanceWidth = 0, path } = font.glyphs.get(index)
    letters[character] = [Math.round(advanceWidth * scale), outlineOf(path.commands, scale)]
  }
}

const sorted = Object.fromEntries(Object.entries(letters).sort(([a], [b]) => (a < b ? -1 : 1)))
const json = Buffer.from(JSON.stringify({ em: EM, letters: sorted }))
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: json.length }
writeFileSync(join(out, 'letters.json.br'), brotliCompressSync(json, { params }))
console.log(`${Object.keys(sorted).length} letters, ${json.length} bytes before compression`)

/** The ideographs in use in Japan: those that its encoding on computers has. */
function japaneseCharacters(): ReadonlySet<string> {
  const decoder = new TextDecoder('shift_jis')
  const characters = new Set<string>()
  for (let first = 0x81; first <= 0xfc; first++) {
    for (let second = 0x40; second <= 0xfc; second++) characters.add(decoder.decode(Uint8Array.of(first, second)))
  }
  return characters
}

/** SVG path data with the y axis down, each point counted from the one before, which takes the fewest bytes. */
function outlineOf(commands: readonly PathCommand[], scale: number): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let data = ''
  const from = (toX: number, toY: number) => [Math.round(toX * scale) - x, -Math.round(toY * scale) - y] as const
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    if (command.type === 'C') throw new Error('a font of quadratic curves is expected')
    const [dx, dy] = from(command.x, command.y)
    if (dx === 0 && dy === 0 && command.type !== 'M') continue
    if (command.type === 'Q') data += `q${joined([...from(command.x1, command.y1), dx, dy])}`
    else if (command.type === 'L' && dy === 0) data += `h${dx}`
    else if (command.type === 'L' && dx === 0) data += `v${dy}`
    else data += `${command.type === 'M' ? 'm' : 'l'}${joined([dx, dy])}`
    x += dx
    y += dy
    if (command.type === 'M') [startX, startY] = [x, y]
  }
  return data
}

function joined(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}
