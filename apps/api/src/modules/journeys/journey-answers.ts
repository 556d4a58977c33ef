import type { Journey, JourneyCard, JourneyEntry, OwnJourneyCard } from '@repo/contract'
import { toPerson, toPublicUser } from '../../platform/public-user.ts'
import { languageOfRow } from '../route-articles/languages/localized-row.ts'
import type { JourneyRow } from './journey-rows.ts'
import { dateOfDay, sumsOf } from './journey-sums.ts'

/** Of an entry, what summaries are made of. */
type SummedEntry = Pick<JourneyEntry, 'measures'> & { readonly storedDay: number }

type Summary = Omit<JourneyCard, 'thumbnail_path' | 'preview_path'>

function toSummary(row: JourneyRow, entries: readonly SummedEntry[]): Summary {
  const isDated = row.kind === 'journey'
  const lastDay = isDated ? (entries.at(-1)?.storedDay ?? 0) : 0
  const startsOn = isDated ? row.startsOn : null
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    language: languageOfRow({ ...row, language: null }),
    cover_path: row.coverPath,
    starts_on: startsOn,
    ends_on: lastDay === 0 ? null : dateOfDay(startsOn, lastDay),
    is_travelling: isDated && row.isTravelling,
    sums: sumsOf(entries),
    day_count: lastDay,
    user: toPublicUser({ id: row.userId, name: row.userName, nickname: row.userNickname, avatar: row.userAvatar }),
    favorite_count: row.favoriteCount,
    comment_count: row.commentCount,
    created_at: row.createdAt.toISOString(),
    published_at: row.publishedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

interface ReadOptions {
  readonly isOwn: boolean
  readonly canInteract: boolean
  readonly isFavorite: boolean
  readonly publicUrl: string
  readonly previewPath: string | null
}

/** An entry as the viewer may see it, and the day that a collection does not show. */
export type SeenEntry = Omit<JourneyEntry, 'day'> & SummedEntry

/** @param entries those that the viewer may see. */
export function toJourney(
  row: JourneyRow,
  entries: readonly SeenEntry[],
  { isOwn, canInteract, isFavorite, publicUrl, previewPath }: ReadOptions,
): Journey {
  const summary = toSummary(row, entries)
  const isDated = row.kind === 'journey'
  const days = isDated ? [...Map.groupBy(entries, ({ storedDay }) => storedDay)] : []
  return {
    ...summary,
    preview_path: previewPath,
    state: row.state,
    is_forbidden: row.isForbidden,
    version: row.version,
    days: days.map(([day, those]) => ({ day, date: dateOfDay(summary.starts_on, day), sums: sumsOf(those) })),
    entries: entries.map(({ storedDay, ...entry }) => ({ ...entry, day: isDated ? storedDay : null })),
    full_share_url:
      isOwn && row.state === 'linkShared' && !row.isForbidden
        ? `${publicUrl}/journeys/${row.id}?token=${row.shareToken}`
        : null,
    viewer_can: { edit: isOwn, interact: canInteract },
    is_favorite: isFavorite,
    cloned_from: toCredit(row),
  }
}

function toCredit({ original, credited }: JourneyRow): Journey['cloned_from'] {
  const user = toPerson(credited)
  return original === null || user === null ? null : { ...original, user }
}

/** An entry in a list of journeys. */
export interface ListedEntry extends SummedEntry, Pick<JourneyEntry, 'shown_to'> {
  readonly articleId: number | null
  readonly thumbnailPath: string | null
}

export function toJourneyCard(
  row: JourneyRow,
  entries: readonly ListedEntry[],
  previewPath: string | null,
): JourneyCard {
  const first = entries.find(({ measures }) => measures !== null)
  return { ...toSummary(row, entries), thumbnail_path: first?.thumbnailPath ?? null, preview_path: previewPath }
}

/** @param entries those included whose articles are not there any more. */
export function toOwnJourneyCard(
  row: JourneyRow,
  entries: readonly ListedEntry[],
  previewPath: string | null,
): OwnJourneyCard {
  return {
    ...toJourneyCard(row, entries, previewPath),
    state: row.state,
    is_forbidden: row.isForbidden,
    version: row.version,
    entry_count: entries.length,
    trashed_at: row.trashedAt?.toISOString() ?? null,
  }
}
