import { formatReach, type LengthFormat, lengthUnits, type Translator } from '@repo/i18n'
import type { WalkingMessages } from './messages/en-us.ts'
import { nextSpot, type Walk, type WalkNews } from './walk.ts'

type T = Translator<WalkingMessages>

/** Metres below a kilometre, else kilometres: rounded to a precision that is useful on foot. */
export function formatAhead(meters: number, format: LengthFormat): string {
  const { short } = lengthUnits(format.units)
  const tenth = 10 * short.meters
  return formatReach(meters < 1000 ? Math.round(meters / tenth) * tenth : meters, format)
}

/** What comes next and how far it is; at last the end of the route. */
export function nextOf(walk: Walk, t: T): { readonly name: string; readonly aheadMeters: number } {
  const next = nextSpot(walk)
  return next
    ? { name: next.spot.name, aheadMeters: next.aheadMeters }
    : { name: t('walk.goal'), aheadMeters: walk.progress?.leftMeters ?? 0 }
}

/** How far it still is and what comes, as a sentence. */
export function formatProgress(walk: Walk, t: T, format: LengthFormat): string {
  if (!walk.progress) return t('walk.looking')
  const { name, aheadMeters } = nextOf(walk, t)
  return t('walk.status', {
    left: formatAhead(walk.progress.leftMeters, format),
    next: name,
    ahead: formatAhead(aheadMeters, format),
  })
}

export function formatNews(news: WalkNews, t: T, format: LengthFormat): string {
  switch (news.kind) {
    case 'left':
      return t('walk.news.left', { distance: formatReach(news.offMeters, format) })
    case 'back':
      return t('walk.news.back')
    case 'spot':
      return t('walk.news.spot', { name: news.name })
    case 'arrived':
      return t('walk.news.arrived')
  }
}
