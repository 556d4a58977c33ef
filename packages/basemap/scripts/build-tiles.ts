/** Builds assets/world.pmtiles and assets/relief.pmtiles beside the gazetteer. Usage and inputs: ../assets/SOURCES.md */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { GAZETTEER_FILE } from '../src/gazetteer/read-gazetteer.ts'
import { readLayers } from './layers.ts'
import { oceanOf, type TileContent, WHOLE_TILE } from './ocean.ts'
import { pmtilesArchive, type SourceTile } from './pmtiles-writer.ts'
import { reliefTiles } from './relief.ts'

const MAX_ZOOM = 7
/** The least important place rank kept at each zoom. */
const PLACE_RANK: Record<number, number> = { 3: 1, 4: 2, 5: 3, 6: 4, 7: 6 }

const [inputs, out] = process.argv.slice(2)
if (!inputs || !out) throw new Error('usage: build-tiles.ts <folder of the inputs> <folder to write>')

const layers = await readLayers({
  modules: join(inputs, 'node_modules'),
  cataloguePath: join(inputs, 'deb/x/usr/share/locale/ja/LC_MESSAGES/geonames.mo'),
  gazetteerPath: join(out, GAZETTEER_FILE),
})
const indexes = Object.entries(layers).map(([name, layer]) => {
  const options = {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: 5,
    indexMaxPoints: 0,
    tolerance: layer.tolerance,
    extent: 4096,
    buffer: 64,
  }
  return { name, minZoom: layer.minZoom, index: new GeoJSONVT(layer.data, options) }
})

function vectorTile(z: number, x: number, y: number): Buffer | null {
  const content: Record<string, TileContent> = {}
  for (const { name, minZoom, index } of indexes) {
    if (z < minZoom) continue
    const tile = index.getTile(z, x, y)
    if (name === 'land') {
      content.ground = WHOLE_TILE
      content.ocean = oceanOf(tile)
      continue
    }
    const features = tile?.features.filter((f) => name !== 'place' || Number(f.tags?.rank) <= (PLACE_RANK[z] ?? 5))
    if (features?.length) content[name] = { features }
  }
  if (Object.keys(content).length === 0) return null
  // The encoder wants whole tiles and reads nothing but their features.
  const encodable = content as unknown as Record<string, GeoJSONVTTile>
  return gzipSync(fromGeojsonVt(encodable, { version: 2, extent: 4096 }), { level: 9 })
}

const tiles: SourceTile[] = []
for (let z = 0; z <= MAX_ZOOM; z++)
  for (let x = 0; x < 2 ** z; x++)
    for (let y = 0; y < 2 ** z; y++) {
      const data = vectorTile(z, x, y)
      if (data) tiles.push({ z, x, y, data })
    }
const attribution = 'Natural Earth, GeoNames (CC BY 4.0)'
const metadata = {
  name: 'Mishiori world',
  attribution,
  vector_layers: ['ground', 'ocean', ...Object.keys(layers).filter((id) => id !== 'land')].map((id) => ({
    id,
    fields: {},
  })),
}
const world = pmtilesArchive(tiles, { minZoom: 0, maxZoom: MAX_ZOOM, metadata, compression: 2, tileType: 1 })
writeFileSync(join(out, 'world.pmtiles'), world)
const relief = await reliefTiles(join(inputs, 'deb/x/usr/share/ferret-vis/data/etopo5.cdf'))
const reliefMetadata = { name: 'Mishiori relief', encoding: 'terrarium', attribution: 'ETOPO5 (NOAA)' }
writeFileSync(
  join(out, 'relief.pmtiles'),
  pmtilesArchive(relief, { minZoom: 0, maxZoom: 4, metadata: reliefMetadata, compression: 1, tileType: 4 }),
)
console.log(`world ${world.length} bytes, ${tiles.length} tiles; relief ${relief.length} tiles`)
