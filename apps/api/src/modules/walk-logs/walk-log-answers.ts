import type { JourneyPart, OwnWalkLog, WalkLog } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import { toCard } from '../route-articles/article-answers.ts'
import type { CardRow } from '../route-articles/article-rows.ts'
import type { LogRow, WalkKey } from './walk-log-rows.ts'

const FILES_PREFIX = '/files/'

/** A log as this viewer, null for a guest, gets it. */
export function toWalkLog(row: LogRow, viewerId: number | null): WalkLog {
  const isOwn = row.userId === viewerId
  return {
    id: row.id,
    user: toPublicUser(row.user),
    walked_on: row.walkedOn,
    minutes: row.minutes,
    conditions: row.conditions,
    text: row.text,
    photos: row.photos.map(({ id, stored_name, width, height }) => ({
      id,
      url: `${FILES_PREFIX}${stored_name}`,
      width,
      height,
    })),
    part: toPart(row.part),
    visibility: row.visibility,
    track: row.track,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    prohibition_reason: isOwn ? row.prohibitionReason : null,
    is_own: isOwn,
  }
}

/** Null for all of an article. */
export function toPart(part: LogRow['part']): JourneyPart | null {
  const { objectId, fromMeters, toMeters } = part ?? { objectId: null, fromMeters: null, toMeters: null }
  if (objectId === null || fromMeters === null || toMeters === null) return null
  return { object_id: objectId, from_m: fromMeters, to_m: toMeters }
}

export interface OwnRow extends LogRow {
  /** Null once its walker may not see it. */
  readonly card: CardRow | null
  readonly token: string | null
}

export function toOwnWalkLog({ card, token, ...row }: OwnRow): OwnWalkLog {
  return {
    ...toWalkLog(row, row.userId),
    route: card && toCard(card),
    token: card?.privateMode === 'url' && card.userId !== row.userId ? token : null,
  }
}

const KEY = /^(\d{4}-\d\d-\d\d)\.(\d+)$/

/** The place of a log in a list, as it travels in addresses. */
export const writeKey = ({ walkedOn, id }: WalkKey): string => `${walkedOn}.${id}`

/** @throws {AppError} `request.invalid` for a day that there is not. */
export function readKey(text: string | undefined): WalkKey | null {
  const [, walkedOn, id] = KEY.exec(text ?? '') ?? []
  if (walkedOn === undefined) return null
  if (!isDay(walkedOn)) throw new AppError('request.invalid', {}, { fields: [{ field: 'before', rule: 'format' }] })
  return { walkedOn, id: Number(id) }
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
