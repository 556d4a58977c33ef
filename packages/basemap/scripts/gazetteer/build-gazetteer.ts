/** Builds assets/gazetteer.jsonl.br. Usage and inputs: ../../assets/SOURCES.md */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PlaceRow } from '../../src/gazetteer/gazetteer-row.ts'
import { readCatalogue } from '../geonames.ts'
import { areaRows, countryRows, regionRows } from './containers.ts'
import { japaneseRows } from './japan.ts'
import { readPrefectures } from './municipalities.ts'
import { readRegions } from './regions.ts'
import { readCities } from './sources.ts'
import { worldRows } from './world.ts'

const [inputs, out] = process.argv.slice(2)
if (!inputs || !out) throw new Error('usage: build-gazetteer.ts <folder of the inputs> <folder to write>')
const modules = join(inputs, 'node_modules')
const catalogue = (locale: string) =>
  readCatalogue(join(inputs, `deb/x/usr/share/locale/${locale}/LC_MESSAGES/geonames.mo`))

const regions = readRegions(modules)
const cities = readCities(modules)
const readings = new Map([...readPrefectures(modules)].map(([jis, { kana }]) => [`JP-${jis}`, kana]))

function japan(): PlaceRow[] {
  const own = regions.filter(({ country }) => country === 'JP')
  const prefectures = new Map(own.map(({ division, code, id }) => [division, { jis: code.slice(3), rowId: id }]))
  return japaneseRows({ modules, prefectures, cities: cities.filter(({ country }) => country === 'JP') })
}

const towns = [...japan(), ...worldRows({ cities, regions, japanese: catalogue('ja'), english: catalogue('en') })]
// Neighbours in the file have much in common, which packs well. Quarters come after the cities that they are in.
const order = ({ within = '', id }: PlaceRow) => `${within.startsWith('jis:') ? 1 : 0} ${within} ${id}`
const places = towns.sort((a, b) => (order(a) < order(b) ? -1 : 1))
const countryOf = new Map(regions.map(({ id, country }) => [id, `iso:${country}`]))
const populations = new Map<string, number>()
for (const { within = '', population } of places) {
  for (const id of [within, countryOf.get(within)]) {
    if (id) populations.set(id, (populations.get(id) ?? 0) + population)
  }
}
const rows = [
  ...countryRows([...regions, ...cities], populations),
  ...regionRows(regions, populations, readings),
  ...areaRows(regions),
  ...places.filter(({ kind }) => kind === 'district'),
  ...places.filter(({ kind }) => kind === 'place'),
]
const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`
const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
})
writeFileSync(join(out, 'gazetteer.jsonl.br'), packed)
console.log(`${rows.length} rows, ${text.length} characters, ${packed.length} bytes`)
