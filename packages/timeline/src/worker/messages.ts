import type { DaySummary } from '../calendar/summary.ts'
import type { TimelineDay } from '../model.ts'
import type { TimelineProgress, TimelineReadResult } from '../read-result.ts'

/** From the page to the worker. */
export type TimelineRequest =
  | { readonly type: 'timeline.read'; readonly id: number; readonly sources: readonly Blob[] }
  | { readonly type: 'timeline.cancel'; readonly id: number }
  | { readonly type: 'timeline.days'; readonly id: number; readonly dates: readonly string[] }

/** From the worker to the page. */
export type TimelineAnswer =
  | { readonly type: 'timeline.progress'; readonly id: number; readonly progress: TimelineProgress }
  | { readonly type: 'timeline.changed'; readonly id: number; readonly days: readonly DaySummary[] }
  | { readonly type: 'timeline.result'; readonly id: number; readonly result: TimelineReadResult }
  | { readonly type: 'timeline.days'; readonly id: number; readonly days: readonly TimelineDay[] }
  | { readonly type: 'timeline.cancelled'; readonly id: number }
  | { readonly type: 'timeline.failed'; readonly id: number; readonly message: string }
