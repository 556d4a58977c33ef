import { colorOfDay, type JourneyEntry, type JourneyState } from '@repo/contract'
import type { ArticleAccess } from '../article-access/route-article.policy.ts'
import type { DrawnLine } from '../route-articles/previews/line-pictures.ts'
import type { JourneyRow } from './journey-rows.ts'

interface JourneyAccess {
  readonly userId: number
  readonly state: JourneyState
  readonly isForbidden: boolean
  readonly shareToken: string
  readonly trashedAt: Date | null
}

/** A journey is seen by the rules of articles. */
export function accessOf({ state, trashedAt, ...journey }: JourneyAccess): ArticleAccess {
  const privateMode = state === 'private' ? 'private' : state === 'linkShared' ? 'url' : null
  return { ...journey, isDraft: state === 'draft', privateMode, isTrashed: trashedAt !== null }
}

/** Whether others than its owner may see it. */
export const isShown = ({ state, isForbidden, trashedAt }: Omit<JourneyAccess, 'userId' | 'shareToken'>): boolean =>
  trashedAt === null && !isForbidden && (state === 'public' || state === 'linkShared')

/** Of an entry, what its journey's picture is drawn from. */
export interface PicturedEntry extends Pick<JourneyEntry, 'measures' | 'shown_to'> {
  readonly storedDay: number
}

/**
 * The ways that the picture of a journey shows, in the colours of its page. Others than its owner see what everybody sees; one that
 * nobody else sees shows its owner all.
 */
export function linesOf(row: JourneyRow, entries: readonly PicturedEntry[]): readonly DrawnLine[] {
  const isForOthers = isShown(row)
  const shown = entries.filter(({ shown_to: to }) => to === 'everyone' || (to === 'owner' && !isForOthers))
  return shown.flatMap(({ measures, storedDay }, index) => {
    const day = row.kind === 'journey' ? storedDay : index + 1
    const outline = measures?.outline ?? null
    return outline === null ? [] : [{ outline, color: colorOfDay(day) }]
  })
}
