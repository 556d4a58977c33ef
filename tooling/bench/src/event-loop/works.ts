import { randomFillSync } from 'node:crypto'
import { encodePolyline, type Position } from '@mishiori/map-document'
import sharp from 'sharp'
import { amount } from '../benchmark.ts'
import type { Sender } from './sender.ts'

/** One request of each kind that costs much, and what must be there before it. */
export interface Work {
  readonly name: string
  /** @returns what is measured; it throws when the product does not answer as it should. */
  prepare(sender: Sender): Promise<() => Promise<void>>
}

/** As many as a line may have. */
const POINTS = amount(500_000, 5_000)
/** As many characters as a map may have, less than what surrounds its paths. */
const MAP_CHARACTERS = amount(24 * 1024 * 1024 - 64 * 1024, 1024 * 1024)
const UNKNOWN_KEYS = amount(200_000, 1_000)
const PAGES = amount(40, 2)

const winding = (points: number, turn = 0) =>
  Array.from(
    { length: points },
    (_, at): Position => [
      138 + Math.sin(at / 900 + turn) * 0.4 + (at % 7) * 1e-4,
      36 + Math.cos(at / 1_100) * 0.3 + (at % 5) * 1e-4,
    ],
  )

const lineOf = (path: string, over: object = {}) => ({
  objectType: 'LINE',
  name: '尾根',
  text: '',
  color: '#DB0730',
  isMain: false,
  path,
  tmpId: crypto.randomUUID(),
  ...over,
})

const articleOf = (...lines: readonly object[]) => ({
  title: '長い道',
  summary: '',
  tag: [],
  is_draft: false,
  private_mode: null,
  thumbnail_path: null,
  context: { version: 1, blocks: [{ type: 'paragraph', text: 'Along the river.' }] },
  layer: [{ id: 'layer-1', name: 'layer 1', objects: lines }],
})

const longLine = () => articleOf(lineOf(encodePolyline(winding(POINTS)), { isMain: true }))

/** With an elevation and a time for each of its points. */
function recording(): object {
  const elevations = Array.from({ length: POINTS }, (_, at) => Math.round(9_000 + Math.sin(at / 700) * 5_000) / 10)
  const timestamps = Array.from({ length: POINTS }, (_, at) => 1_790_000_000_000 + at * 1_000)
  const series = { elevations, timestamps, mode: 'walking', objectType: 'RECORDING_LINE', isMain: true }
  return articleOf(lineOf(encodePolyline(winding(POINTS)), series))
}

/** As large as a map may be, in lines as long as they may be. */
function largestMap(): object {
  const path = encodePolyline(winding(100_000))
  return articleOf(...Array.from({ length: Math.floor(MAP_CHARACTERS / (path.length + 300)) }, () => lineOf(path)))
}

const reading = (name: string, addressOf: (id: number) => string): Work => ({
  name,
  async prepare(sender) {
    const id = await sender.create(longLine())
    return () => sender.get(addressOf(id))
  },
})

const sending = (name: string, statuses: readonly number[], bodyOf: () => object): Work => ({
  name,
  async prepare(sender) {
    const body = Buffer.from(JSON.stringify(bodyOf()))
    return () => sender.post('/api/v1/routes', body, statuses)
  },
})

async function movingNoise(): Promise<FormData> {
  const [width, height, frames] = [600, 400, 12]
  const raw = randomFillSync(Buffer.alloc(width * height * frames * 3))
  const size = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  const form = new FormData()
  form.append(
    'file',
    new Blob([new Uint8Array(await sharp(raw, { raw: size }).gif({ effort: 1 }).toBuffer())]),
    'a.gif',
  )
  return form
}

function formWithField(): FormData {
  const form = new FormData()
  form.append('note', 'a'.repeat(8 * 1024 * 1024))
  form.append('file', new Blob(['GIF89a']), 'a.gif')
  return form
}

const uploading = (name: string, statuses: readonly number[], formOf: () => Promise<FormData> | FormData): Work => ({
  name,
  async prepare(sender) {
    const form = await formOf()
    return () => sender.upload(form, statuses)
  },
})

export const WORKS: readonly Work[] = [
  sending('save-line', [201], longLine),
  sending('save-recording', [201], recording),
  sending('save-largest', [201, 422], largestMap),
  sending('unknown-keys', [422], () => ({
    ...longLine(),
    ...Object.fromEntries(Array.from({ length: UNKNOWN_KEYS }, (_, at) => [`key${at}`, at])),
  })),
  reading('read', (id) => `/api/v1/routes/${id}`),
  reading('export-gpx', (id) => `/api/v1/routes/${id}/export?format=gpx`),
  reading('export-kmz', (id) => `/api/v1/routes/${id}/export?format=kmz`),
  reading('export-geojson', (id) => `/api/v1/routes/${id}/export?format=geojson`),
  reading('bundle', (id) => `/api/v1/self/routes/${id}/bundle`),
  reading('page', (id) => `/routes/${id}`),
  {
    name: 'pages-by-query',
    async prepare(sender) {
      const id = await sender.create(longLine())
      return async () => {
        await Promise.all(Array.from({ length: PAGES }, (_, at) => sender.getAsGuest(`/routes/${id}?unknown=${at}`)))
      }
    },
  },
  {
    name: 'preview',
    async prepare(sender) {
      const address = await sender.previewOf(await sender.create(longLine()))
      return () => sender.getAsGuest(address)
    },
  },
  {
    name: 'copy',
    async prepare(sender) {
      const id = await sender.create(longLine())
      return () =>
        sender.post(`/api/v1/self/routes/${id}/duplicate`, Buffer.from(JSON.stringify({ title: '写し' })), [201])
    },
  },
  uploading('moving-picture', [201], movingNoise),
  uploading('form-with-field', [413, 422], formWithField),
]
