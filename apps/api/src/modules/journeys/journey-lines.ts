import { colorOfDay, type JourneyEntry } from '@repo/contract'
import type { DrawnLine } from '../route-articles/previews/line-pictures.ts'
import { isShown } from './journey.policy.ts'
import type { JourneyRow } from './journey-rows.ts'

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
