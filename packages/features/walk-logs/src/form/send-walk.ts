import { PRODUCT_LIMITS, type WalkLogInput } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import type { DraftPlace, WalkDraft, WalkFields } from './walk-draft.ts'

const { walkLog: limits } = PRODUCT_LIMITS
export const MINUTES_PER_HOUR = 60

/** What of the form is wrong before it is sent. */
export type WalkFieldProblem = 'date' | 'time' | 'photos'

export interface WalkTarget {
  readonly place: DraftPlace
  /** Of the link that the walker came by. */
  readonly token: string | null
}

/** @param sending what was sent before with the same key. */
export async function sendWalk(
  { place, token }: WalkTarget,
  body: WalkLogInput,
  { key, sent }: Pick<WalkDraft, 'key' | 'sent'>,
) {
  const api = browserApi()
  if (place.logId !== null) return api.editWalkLog({ params: { id: String(place.logId) }, body })
  const create = (content: WalkLogInput) => {
    const query = token === null ? {} : { token }
    const asked = { params: { id: String(place.articleId) }, query, body: content }
    return api.createWalkLog(asked, { headers: { 'idempotency-key': key } })
  }
  const answer = await create(body)
  if (answer.ok || answer.error.code !== 'idempotency.body_differs') return answer
  // Something else had arrived with this key, and its answer was lost: that log is changed.
  for (const fields of sent) {
    const before = toInput(fields)
    const first = typeof before === 'string' ? null : await create(before)
    if (first?.ok) return api.editWalkLog({ params: { id: String(first.data.id) }, body })
  }
  return answer
}

/** @returns whether all were sent: the log is, whatever becomes of them. */
export async function answerHazards({ place, token }: WalkTarget, { hazards }: WalkFields): Promise<boolean> {
  const query = token === null ? {} : { token }
  const answers = await Promise.all(
    Object.entries(hazards).map(([objectId, answer]) =>
      browserApi().answerHazard({ params: { id: String(place.articleId), objectId }, query, body: { answer } }),
    ),
  )
  return answers.every(({ ok }) => ok)
}

/** What is sent, or what is wrong. */
export function toInput(fields: WalkFields): WalkLogInput | WalkFieldProblem {
  const { walkedOn, conditions, text, visibility, part, photos, trackId } = fields
  if (walkedOn === '') return 'date'
  const minutes = minutesOf(fields)
  if (minutes === undefined) return 'time'
  const photoIds = photos.map(({ id }) => id)
  return {
    walked_on: walkedOn,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    part,
    // Left blank beside a recording, the time is what that tells.
    ...(minutes !== null || trackId === null ? { minutes } : {}),
    conditions: [...conditions],
    text,
    visibility,
    photo_ids: photoIds,
    track_id: trackId,
  }
}

/** Null where none is given, undefined for what is no time. */
function minutesOf({ hours, minutes }: WalkFields): number | null | undefined {
  if (hours.trim() === '' && minutes.trim() === '') return null
  const total = Number(hours) * MINUTES_PER_HOUR + Number(minutes)
  const isTime = Number.isInteger(total) && total >= limits.minutes.min && total <= limits.minutes.max
  return isTime && Number(hours) >= 0 && Number(minutes) >= 0 ? total : undefined
}
