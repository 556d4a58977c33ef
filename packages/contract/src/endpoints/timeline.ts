import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { IdParams } from '../schemas.ts'
import {
  StoredTimelineDay,
  TimelineDate,
  TimelineDay,
  TimelineDayFigures,
  TimelineImport,
  TimelineImportInput,
  TimelineImportList,
  TimelineSummary,
} from '../timeline.ts'
import { KeyQuery } from './keyed.ts'

const closed = { additionalProperties: false }
const DateParams = Type.Object({ date: TimelineDate }, closed)

export const timelineEndpoints = {
  createTimelineImport: endpoint({
    method: 'POST',
    path: '/v1/self/timeline/imports',
    summary: 'Begins an import of days; one whose days had not all come is given up for it',
    access: 'verifiedUser',
    body: TimelineImportInput,
    response: { status: 201, body: TimelineImport },
    errors: ['timeline.import_in_progress', 'timeline.quota_reached'],
    idempotent: true,
  }),
  sendTimelineDays: endpoint({
    method: 'POST',
    path: '/v1/self/timeline/imports/:id/days',
    summary: 'Days of an import, up to 4 MiB at once; a day that is sent again takes the place of the former',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object(
      { days: Type.Array(TimelineDay, { minItems: 1, maxItems: PRODUCT_LIMITS.timeline.daysPerRequest }) },
      closed,
    ),
    response: { status: 200, body: Type.Object({ received: Type.Integer() }) },
    errors: [
      'timeline.import_not_found',
      'timeline.import_started',
      'timeline.import_ended',
      'timeline.too_many_days',
      'timeline.quota_reached',
    ],
  }),
  startTimelineImport: endpoint({
    method: 'POST',
    path: '/v1/self/timeline/imports/:id/start',
    summary: 'Queues an import all of whose days have come; does nothing more to one that was started',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: TimelineImport },
    errors: ['timeline.import_not_found', 'timeline.import_ended', 'timeline.days_missing'],
  }),
  listTimelineImports: endpoint({
    method: 'GET',
    path: '/v1/self/timeline/imports',
    summary: 'The import in progress, and those before it page by page',
    access: 'verifiedUser',
    query: KeyQuery,
    response: { status: 200, body: TimelineImportList },
    errors: [],
  }),
  readTimelineImport: endpoint({
    method: 'GET',
    path: '/v1/self/timeline/imports/:id',
    summary: 'How an import is getting on',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: TimelineImport },
    errors: ['timeline.import_not_found'],
  }),
  cancelTimelineImport: endpoint({
    method: 'DELETE',
    path: '/v1/self/timeline/imports/:id',
    summary: 'Ends an import: days that are not stored by then never are, and are forgotten',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['timeline.import_not_found', 'timeline.import_ended'],
  }),
  readTimelineSummary: endpoint({
    method: 'GET',
    path: '/v1/self/timeline/summary',
    summary: 'From when until when the logged-in user’s timeline is stored',
    access: 'verifiedUser',
    response: { status: 200, body: TimelineSummary },
    errors: [],
  }),
  listTimelineDays: endpoint({
    method: 'GET',
    path: '/v1/self/timeline/days',
    summary: 'Stored days with figures for a calendar, up to 400 days of it, both ends included',
    access: 'verifiedUser',
    query: Type.Object({ from: TimelineDate, to: TimelineDate }, closed),
    response: { status: 200, body: Type.Object({ data: Type.Array(TimelineDayFigures) }) },
    errors: [],
  }),
  readTimelineDay: endpoint({
    method: 'GET',
    path: '/v1/self/timeline/days/:date',
    summary: 'One stored day, with the nearest days before and after it',
    access: 'verifiedUser',
    params: DateParams,
    response: { status: 200, body: StoredTimelineDay },
    errors: ['timeline.day_not_found'],
  }),
  copyTimelineDay: endpoint({
    method: 'POST',
    path: '/v1/self/timeline/days/:date/copy',
    summary: 'Makes a draft of a stored day: visits become spots, ways become recorded lines',
    access: 'verifiedUser',
    params: DateParams,
    response: { status: 201, body: Type.Object({ id: Type.Integer() }) },
    errors: ['timeline.day_not_found'],
    idempotent: true,
  }),
  deleteTimelineDay: endpoint({
    method: 'DELETE',
    path: '/v1/self/timeline/days/:date',
    summary: 'Deletes one stored day for good; drafts that were made of it stay',
    access: 'verifiedUser',
    params: DateParams,
    response: { status: 204, body: null },
    errors: ['timeline.day_not_found'],
  }),
}
