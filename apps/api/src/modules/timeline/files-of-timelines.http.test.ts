import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodeDay, readTimeline } from '@mishiori/timeline'
import type { TimelineDay } from '@repo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findExtraFiles } from '../../../../../tooling/extra-data/extra-files.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { importDays } from './testing/import-days.ts'

const fixtures = fileURLToPath(new URL('../../../../../packages/timeline/fixtures/', import.meta.url))
/** Files of other projects are not part of this one; where they are, their days are taken, too. */
const others = findExtraFiles('timeline', /\.json$/)
const files = [
  ...['records', 'months', 'android', 'ios'].map((name) => [name, resolve(fixtures, `${name}.json`)] as const),
  ...others.names.map((name) => [name, resolve(others.folder, name)] as const),
]

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it.each(files)('takes every day that %s brings', async (_, path) => {
  const file = new Blob([readFileSync(path)])
  const { result, day } = await readTimeline([file])
  // The package writes what the contract describes; neither knows the other.
  const days = result.days.flatMap(({ date }) => day(date) ?? []).map((read) => encodeDay(read) as TimelineDay)
  expect(days.length).toBeGreaterThan(0)
  const user = await test.aVerifiedUser()
  expect(await importDays(user, days)).toMatchObject({ result: 'success', success: days.length, failures: [] })
  for (const sent of days) {
    const answer = await user.api.readTimelineDay({ params: { date: sent.date } })
    expect(answer).toMatchObject({ ok: true, data: { time_zone: sent.time_zone, segments: sent.segments } })
    expect((await user.api.copyTimelineDay({ params: { date: sent.date } })).status).toBe(201)
  }
})
