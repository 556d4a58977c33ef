import { createTimelineReader, type TimelineReader, type TimelineReadResult } from '@mishiori/timeline'
import { type FileContestant, sum } from '../contestant.ts'

let reader: TimelineReader
let result: TimelineReadResult
let firstDaysMs = Number.NaN

export const mishioriTimeline: FileContestant = {
  start() {
    reader = createTimelineReader(new Worker('/script/mishiori-timeline-worker', { type: 'module' }))
  },
  async read(file) {
    const start = performance.now()
    firstDaysMs = Number.NaN
    result = await reader.read([file], {
      onDays(days) {
        if (days.length > 0 && Number.isNaN(firstDaysMs)) firstDaysMs = performance.now() - start
      },
    })
  },
  firstMs: () => firstDaysMs,
  async found() {
    const [report] = result.files
    if (!report || report.refusal) throw new Error(`refused: ${report?.refusal}`)
    const days = await reader.days(result.days.map(({ date }) => date))
    const segments = days.flatMap((day) => day.segments)
    const walks = segments.map((segment) =>
      segment.kind === 'move' && segment.type === 'WALKING' ? segment.distanceMeters : 0,
    )
    return { parts: report.read, activityMeters: sum(walks) }
  },
}
