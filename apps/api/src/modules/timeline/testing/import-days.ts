import type { TimelineDay, TimelineImport, TimelineImportInput } from '@repo/contract'
import { expect, vi } from 'vitest'
import type { TestUser } from '../../../testing/index.ts'
import { aTimelineImport } from './a-timeline-day.ts'

/** Begins an import of these days and sends them; it is not started. */
export async function uploadDays(
  { api }: TestUser,
  days: readonly TimelineDay[],
  over: Partial<TimelineImportInput> = {},
): Promise<number> {
  const dates = days.map(({ date }) => date).toSorted()
  const span = { oldest: dates[0] ?? '', newest: dates.at(-1) ?? '', total_days: days.length }
  const created = await api.createTimelineImport({ body: aTimelineImport({ ...span, ...over }) })
  if (!created.ok) throw new Error(created.error.code)
  const params = { id: String(created.data.id) }
  for (let at = 0; at < days.length; at += 100) {
    const sent = await api.sendTimelineDays({ params, body: { days: days.slice(at, at + 100) } })
    if (!sent.ok) throw new Error(sent.error.code)
  }
  return created.data.id
}

export async function readImport({ api }: TestUser, id: number): Promise<TimelineImport> {
  const answer = await api.readTimelineImport({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Waits until an import has ended, whichever way. */
export function untilEnded(user: TestUser, id: number): Promise<TimelineImport> {
  return vi.waitFor(async () => {
    const answer = await readImport(user, id)
    expect(answer.ended_at).not.toBeNull()
    return answer
  }, 30_000)
}

/** Imports days from beginning to end. */
export async function importDays(
  user: TestUser,
  days: readonly TimelineDay[],
  over: Partial<TimelineImportInput> = {},
): Promise<TimelineImport> {
  const id = await uploadDays(user, days, over)
  const started = await user.api.startTimelineImport({ params: { id: String(id) } })
  if (!started.ok) throw new Error(started.error.code)
  return untilEnded(user, id)
}
