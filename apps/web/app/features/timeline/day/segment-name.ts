import type { TimelineMessages, Translator } from '@repo/i18n'
import type { ShownSegment } from './shown-day.ts'

/** What a segment is called: how somebody moved, or where they stayed. */
export function segmentName(segment: ShownSegment, t: Translator<TimelineMessages>): string {
  return segment.kind === 'move' ? t(`movement.${segment.type}`) : (segment.name ?? t('timeline.visit'))
}
