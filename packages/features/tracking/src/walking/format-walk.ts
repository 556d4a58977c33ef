import type { Locale } from '@repo/contract'
import { formatReach, type Translator } from '@repo/i18n'
import type { WalkingMessages } from './messages/en-us.ts'
import { nextSpot, type Walk, type WalkNews } from './walk.ts'

type T = Translator<WalkingMessages>

/** Metres below a kilometre, else kilometres: rounded to a precision that is useful on foot. */
export function formatAhead(meters: number, locale: Locale): string {
  return formatReach(meters < 1000 ? Math.round(meters / 10) * 10 : meters, locale)
}

/** What comes next and how far it is; at last the end of the route. */
export function nextOf(walk: Walk, t: T): { readonly name: string; readonly aheadMeters: number } {
  const next = nextSpot(walk)
  return next
    ? { name: next.spot.name, aheadMeters: next.aheadMeters }
    : { name: t('walk.goal'), aheadMeters: walk.progress?.leftMeters ?? 0 }
}

/** How far it still is and what comes, as a sentence. */
export function formatProgress(walk: Walk, t: T, locale: Locale): string {
  if (!walk.progress) return t('walk.looking')
  const { name, aheadMeters } = nextOf(walk, t)
  return t('walk.status', {
    left: formatAhead(walk.progress.leftMeters, locale),
    next: name,
    ahead: formatAhead(aheadMeters, locale),
  })
}

export function formatNews(news: WalkNews, t: T): string {
  switch (news.kind) {
    case 'left':
      return t('walk.news.left', { meters: Math.round(news.offMeters) })
    case 'back':
      return t('walk.news.back')
    case 'spot':
      return t('walk.news.spot', { name: news.name })
    case 'arrived':
      return t('walk.news.arrived')
  }
}
