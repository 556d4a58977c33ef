import type { TimelineMessages, Translator } from '@repo/i18n'
import type { ShownSegment } from './shown-day.ts'

/** The name of a segment: the way of moving, or the visited place. */
export function segmentName(segment: ShownSegment, t: Translator<TimelineMessages>): string {
  return segment.kind === 'move' ? t(`movement.${segment.type}`) : (segment.name ?? t('timeline.visit'))
}
