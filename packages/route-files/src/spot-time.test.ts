import {
  createDocument,
  isHazardIcon,
  layerId,
  type MapDocument,
  mapObjectId,
  SPOT_ICONS,
  type Spot,
} from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { readRouteFile } from './read-route-file.ts'
import { readSpotTime } from './spot-time.ts'
import { toMapObjects } from './to-map-objects.ts'
import { writeGeojson } from './write-geojson.ts'
import { writeGpx } from './write-gpx.ts'
import { writeKml } from './write-kml.ts'

function documentWith(over: Partial<Spot>): MapDocument {
  const details = { id: mapObjectId('a'), name: '崩れ', description: '', color: 'red' } as const
  const place = { kind: 'spot', position: [138, 36], display: 'text', images: [], placeId: null } as const
  const spot: Spot = { ...details, ...place, icon: 'caution', ...over }
  const document = createDocument({ id: layerId('l'), name: 'layer 1' })
  return { ...document, layers: document.layers.map((layer) => ({ ...layer, objects: [spot] })) }
}

const WRITERS = { gpx: writeGpx, kml: writeKml, geojson: writeGeojson } as const

it.each(['gpx', 'kml', 'geojson'] as const)('the day on which a hazard was seen comes back from %s', async (format) => {
  const text = WRITERS[format](documentWith({ seenOn: '2026-11-01' }), { title: 'x' })
  const read = await readRouteFile(new TextEncoder().encode(text))
  if (!read.ok) throw new Error(read.refusal.code)
  const names = { layer: 'l', spot: String, area: String }
  const [spot] = toMapObjects(read.file, { createId: () => 'b', names }).layers[0]?.objects ?? []
  expect(spot).toMatchObject({ icon: 'caution', seenOn: '2026-11-01' })
  expect(spot).not.toHaveProperty('timestampMs')
})

const NOON = Date.UTC(2026, 10, 1, 12)

it.each(SPOT_ICONS)('a time that a file gives a spot is kept: %s', (icon) => {
  const seen = isHazardIcon(icon) ? { seenOn: '2026-11-01' } : {}
  expect(readSpotTime(icon, NOON)).toEqual({ ...seen, timestampMs: NOON })
  expect(readSpotTime(icon, null)).toEqual({})
})

it('a time beyond the calendar is no day', () => {
  expect(readSpotTime('ban', 8.64e15)).toEqual({ timestampMs: 8.64e15 })
  expect(readSpotTime('ban', 1e16)).toEqual({ timestampMs: 1e16 })
})
