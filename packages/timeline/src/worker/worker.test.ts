import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { readTimeline } from '../reading/read-timeline.ts'
import { fixtureText } from '../testing/fixtures.ts'
import { createTimelineReader, type TimelineWorker } from './create-timeline-reader.ts'
import { serveTimeline, type TimelineWorkerScope } from './serve-timeline.ts'

let channel = new MessageChannel()

/** A reader and its server, talking over a real message port as a page and its worker do. */
function openReader() {
  channel = new MessageChannel()
  // Node's ports have the web's interface at run time, but their types are their own
  serveTimeline(channel.port2 as unknown as TimelineWorkerScope)
  channel.port2.start()
  const reader = createTimelineReader(channel.port1 as unknown as TimelineWorker)
  channel.port1.start()
  return reader
}

afterEach(() => channel.port1.close())

const android = () => new Blob([fixtureText('android')])

/** So large that it comes in many pieces. */
function largeFile(): Blob {
  const { semanticSegments } = JSON.parse(fixtureText('android'))
  const one = JSON.stringify(semanticSegments).slice(1, -1)
  return new Blob(['{"semanticSegments":[', ...Array.from({ length: 2000 }, () => `${one},`), one, ']}'])
}

it('[E53] reads in the worker and hands over the days that are asked for', async () => {
  const reader = openReader()
  const expected = await readTimeline([android()])
  const changed: string[] = []
  const result = await reader.read([android()], { onDays: (days) => changed.push(...days.map(({ date }) => date)) })
  expect(result).toEqual(expected.result)
  expect(changed.sort()).toEqual(['2026-10-17', '2026-10-18'])
  const days = await reader.days(['2026-10-18', '2020-01-01', '2026-10-17'])
  expect(days).toEqual([expected.day('2026-10-18'), expected.day('2026-10-17')])
  // what was handed over once is there again
  expect(await reader.days(['2026-10-18'])).toEqual([days[0]])
})

it('stops at once when the page cancels, forgets what it read, and reads the next file', async () => {
  const reader = openReader()
  const controller = new AbortController()
  const onProgress = () => controller.abort(new Error('enough'))
  await expect(reader.read([largeFile()], { signal: controller.signal, onProgress })).rejects.toThrow('enough')
  expect(await reader.days(['2026-10-18'])).toEqual([])
  expect(await reader.read([android()])).toMatchObject({ summary: { totalDays: 2 } })
})

it('leaves what it reads for other files', async () => {
  const reader = openReader()
  const first = reader.read([largeFile()])
  const second = reader.read([android()])
  await expect(first).rejects.toThrow('Other files are read')
  expect(await second).toMatchObject({ summary: { totalDays: 2 } })
})

it('says when a file cannot be read any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'timeline-'))
  const path = join(folder, 'gone.json')
  writeFileSync(path, fixtureText('android'))
  const gone = await openAsBlob(path)
  rmSync(folder, { recursive: true })
  await expect(openReader().read([gone])).rejects.toThrow()
})
