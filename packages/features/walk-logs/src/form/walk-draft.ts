import {
  type JourneyPart,
  WALK_CONDITIONS,
  WALK_VISIBILITIES,
  type WalkCondition,
  type WalkVisibility,
} from '@repo/contract'
import type { WalkPhoto } from '../walk-log.ts'
import type { HazardAnswers } from './hazard-fields.tsx'

/** What is in the form. */
export interface WalkFields {
  /** As the date field has it; '' without one. */
  readonly walkedOn: string
  readonly hours: string
  readonly minutes: string
  readonly conditions: readonly WalkCondition[]
  readonly text: string
  readonly visibility: WalkVisibility
  /** What of the article was walked; null: all of it. */
  readonly part: JourneyPart | null
  /** That are stored. */
  readonly photos: readonly WalkPhoto[]
  /** The walker's own article with a recording of the walk. */
  readonly trackId: number | null
  /** What is said of hazards on the map, by their `tmpId`. */
  readonly hazards: HazardAnswers
}

export interface WalkDraft {
  readonly fields: WalkFields
  /** Whatever is sent with it, changed or not, is one log. */
  readonly key: string
  /** What was sent without an answer, the last first: one of it may have arrived. */
  readonly sent: readonly WalkFields[]
}

/** Which form of whom it is. */
export interface DraftPlace {
  readonly userId: number
  readonly articleId: number
  /** Null for a new log. */
  readonly logId: number | null
  /** What of the article a new log is of; null: all of it. */
  readonly part: JourneyPart | null
}

const nameOf = ({ userId, articleId, logId, part }: DraftPlace) => {
  const ofPart = part === null ? '' : `:${part.object_id}:${part.from_m}-${part.to_m}`
  return `walk-draft:${userId}:${articleId}:${logId ?? 'new'}${ofPart}`
}

/** What was typed and not sent, on this device, through reloads and log-ins; null when there is nothing. */
export function readWalkDraft(place: DraftPlace): WalkDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** A store that is full or closed only costs the draft. @param draft null forgets it. */
export function keepWalkDraft(place: DraftPlace, draft: WalkDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(nameOf(place))
    else localStorage.setItem(nameOf(place), JSON.stringify(draft))
    return draft !== null
  } catch {
    return false
  }
}

const isOneOf = (values: readonly string[], value: unknown) => values.some((known) => known === value)

function isDraft(value: unknown): value is WalkDraft {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return false
  const draft = new Map<string, unknown>(Object.entries(value))
  const sent = draft.get('sent')
  return typeof draft.get('key') === 'string' && isFields(value.fields) && Array.isArray(sent) && sent.every(isFields)
}

function isFields(value: unknown): value is WalkFields {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  const texts = ['walkedOn', 'hours', 'minutes', 'text'].map((name) => fields.get(name))
  const conditions: unknown = fields.get('conditions')
  const photos: unknown = fields.get('photos')
  const trackId: unknown = fields.get('trackId')
  return (
    isAnswers(fields.get('hazards')) &&
    isPart(fields.get('part')) &&
    (trackId === null || typeof trackId === 'number') &&
    Array.isArray(photos) &&
    photos.every(isPhoto) &&
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(conditions) &&
    conditions.every((condition) => isOneOf(WALK_CONDITIONS, condition)) &&
    isOneOf(WALK_VISIBILITIES, fields.get('visibility'))
  )
}

function isAnswers(value: unknown): value is HazardAnswers {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((answer) => answer === 'present' || answer === 'gone')
}

function isPart(value: unknown): value is JourneyPart | null {
  if (value === null) return true
  if (typeof value !== 'object' || value === undefined) return false
  const { object_id, from_m, to_m } = { object_id: null, from_m: null, to_m: null, ...value }
  return typeof object_id === 'string' && typeof from_m === 'number' && typeof to_m === 'number'
}

function isPhoto(value: unknown): value is WalkPhoto {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string') return false
  const { id, width, height } = { id: null, width: null, height: null, ...value }
  return [id, width, height].every((number) => typeof number === 'number')
}
