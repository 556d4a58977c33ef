import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { untilAlive } from './alive.ts'
import { apiOf } from './api.ts'
import { timelineMessages } from './messages.ts'

/** A place that is named in the file alone. */
export const TIMELINE_PLACE = '櫛の店はるかぜ'

const visit = (start: string, end: string, latLng: string) => ({
  startTime: start,
  endTime: end,
  visit: { topCandidate: { semanticType: 'Unknown', placeId: TIMELINE_PLACE, placeLocation: { latLng } } },
})
const walk = (start: string, end: string, from: string, to: string) => ({
  startTime: start,
  endTime: end,
  activity: { start: { latLng: from }, end: { latLng: to }, distanceMeters: 3200, topCandidate: { type: 'WALKING' } },
})

/** What a phone exports: two days on the Kiso road. */
const TIMELINE = {
  semanticSegments: [
    visit('2026-10-17T09:00:00.000+09:00', '2026-10-17T10:00:00.000+09:00', '35.9351°, 137.7852°'),
    walk(
      '2026-10-17T10:00:00.000+09:00',
      '2026-10-17T11:00:00.000+09:00',
      '35.9351°, 137.7852°',
      '35.9651°, 137.8112°',
    ),
    walk(
      '2026-10-18T10:00:00.000+09:00',
      '2026-10-18T11:00:00.000+09:00',
      '35.9651°, 137.8112°',
      '35.9351°, 137.7852°',
    ),
  ],
}

export const TIMELINE_FILE = {
  name: 'Zeitachse.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(TIMELINE)),
}

/** Chooses the file in the page's dialog, which opens once the page is alive. */
export async function chooseTimeline(page: Page, language: Locale): Promise<void> {
  const opening = page.waitForEvent('filechooser')
  await untilAlive(page)
  await page.getByRole('button', { name: timelineMessages(language)('timeline.choose') }).click()
  await (await opening).setFiles(TIMELINE_FILE)
}

/** Lets the file go over the place that is there for it. */
export async function dropTimeline(page: Page, language: Locale): Promise<void> {
  await untilAlive(page)
  const place = page.getByRole('group', { name: timelineMessages(language)('timeline.drop') })
  const { name, mimeType, buffer } = TIMELINE_FILE
  const transfer = await page.evaluateHandle(
    ([fileName, type, text]) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], fileName, { type }))
      return dropped
    },
    [name, mimeType, buffer.toString()] as const,
  )
  await place.dispatchEvent('drop', { dataTransfer: transfer })
}

/** A day of the user at this page, as if it had been imported. @returns which. */
export async function storeSampleDay(page: Page): Promise<string> {
  const api = apiOf(page)
  const date = '2026-10-18'
  const move = {
    kind: 'move' as const,
    type: 'WALKING' as const,
    distance_km: 3.2,
    path: '_p~iF~ps|U_ulLnnqC' as const,
    start_at: `${date}T10:00:00+09:00`,
    end_at: `${date}T11:00:00+09:00`,
  }
  const started = await api.createTimelineImport({
    body: { file_names: ['Zeitachse.json'], total_days: 1, oldest: date, newest: date },
  })
  if (!started.ok) throw new Error(started.error.code)
  const params = { id: String(started.data.id) }
  await api.sendTimelineDays({ params, body: { days: [{ date, time_zone: 'Asia/Tokyo', segments: [move] }] } })
  await api.startTimelineImport({ params })
  await expect.poll(async () => (await api.readTimelineDay({ params: { date } })).ok).toBe(true)
  return date
}
