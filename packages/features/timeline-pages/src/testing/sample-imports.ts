import type { TimelineImport as ImportAnswer } from '@repo/contract'
import { type TimelineImport, toTimelineImport } from '../jobs/timeline-import.ts'

/** A running import, as the mock has it. */
export const anImportAnswer = (over: Partial<ImportAnswer> = {}): ImportAnswer => ({
  id: 7,
  state: 'running',
  result: null,
  file_names: ['タイムライン.json'],
  replace: false,
  oldest: '2018-04-02',
  newest: '2026-10-31',
  total: 2006,
  received: 2006,
  success: 1279,
  failed: 5,
  failures: [],
  created_at: '2026-11-01T00:12:00.000Z',
  started_at: '2026-11-01T00:13:00.000Z',
  ended_at: null,
  ...over,
})

/** As pages show it. */
export const anImport = (over: Partial<TimelineImport> = {}): TimelineImport => ({
  ...toTimelineImport(anImportAnswer()),
  ...over,
})
