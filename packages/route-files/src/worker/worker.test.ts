import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { gpx, track } from '../testing/points.ts'
import { createRouteFileReader, type RouteFileWorker } from './create-route-file-reader.ts'
import { serveRouteFiles, type WorkerScope } from './serve-route-files.ts'

const TWO = '<trkpt lat="35" lon="139"/><trkpt lat="36" lon="140"/>'
let channel = new MessageChannel()

/** A reader and its server, talking over a real message port as a page and its worker do. */
function openReader() {
  channel = new MessageChannel()
  // Node's ports have the web's interface at run time, but their types are their own
  serveRouteFiles(channel.port2 as unknown as WorkerScope)
  channel.port2.start()
  const reader = createRouteFileReader(channel.port1 as unknown as RouteFileWorker)
  channel.port1.start()
  return reader
}

afterEach(() => channel.port1.close())

it('reads in the worker, several files at a time, with progress', async () => {
  const reader = openReader()
  const seen: number[] = []
  const [good, bad] = await Promise.all([
    reader.read(gpx(track(TWO)), { onProgress: ({ readBytes }) => seen.push(readBytes) }),
    reader.read(gpx('<trk>')),
  ])
  expect(good.ok && [...(good.file.lines[0]?.segments[0]?.lngLat ?? [])]).toEqual([139, 35, 140, 36])
  expect(bad).toMatchObject({ ok: false, refusal: { code: 'file.broken_xml' } })
  expect(seen).toEqual([gpx(track(TWO)).length])
})

it('stops at once when the page cancels, and reads the next file', async () => {
  const reader = openReader()
  const controller = new AbortController()
  const source = new Blob([new Uint8Array(gpx(track(TWO.repeat(100_000))))])
  const reading = reader.read(source, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  })
  await expect(reading).rejects.toThrow('enough')
  expect(await reader.read(gpx(track(TWO)))).toMatchObject({ ok: true })
})
