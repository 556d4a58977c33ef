import { formatReach, formatTime, type LengthFormat, lengthUnits, type Translator } from '@repo/i18n'
import type { Arrival } from './arrival.ts'
import type { WalkingMessages } from './messages/en-us.ts'
import { nextSpot, type Walk, type WalkNews } from './walk.ts'
import { type NeededAhead, neededAhead } from './wayside-ahead.ts'

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

/** How far the next water and the next toilets are, one phrase each. */
export function formatNeeded({ wayside, progress }: Walk, t: T, format: LengthFormat) {
  if (!wayside || !progress) return []
  return neededAhead(wayside, progress).map((ahead) => ({ kind: ahead.kind, text: formatAheadOf(ahead, t, format) }))
}

function formatAheadOf({ kind, aheadMeters }: NeededAhead, t: T, format: LengthFormat): string {
  return aheadMeters === null
    ? t(`walk.noMore.${kind}`)
    : t(`walk.ahead.${kind}`, { ahead: formatAhead(aheadMeters, format) })
}

/** A difference that a watch shows, in minutes. */
const NOTICED_MINUTES = 2

/** How somebody on their way compares with what was planned; nothing while that says nothing. */
export function formatAheadOfPlan({ aheadMinutes }: Arrival, t: T): string {
  if (aheadMinutes === null) return ''
  const minutes = Math.round(Math.abs(aheadMinutes))
  if (minutes < NOTICED_MINUTES) return t('walk.asPlanned')
  return t(aheadMinutes > 0 ? 'walk.aheadOfPlan' : 'walk.behindPlan', { minutes })
}

interface WalkNow {
  readonly walk: Walk
  readonly arrival: Arrival | null
}

/** How far it still is, what comes and when one arrives, as a sentence. */
export function formatProgress({ walk, arrival }: WalkNow, t: T, format: LengthFormat): string {
  if (!walk.progress) return t('walk.looking')
  const { name, aheadMeters } = nextOf(walk, t)
  const status = t('walk.status', {
    left: formatAhead(walk.progress.leftMeters, format),
    next: name,
    ahead: formatAhead(aheadMeters, format),
  })
  const needed = formatNeeded(walk, t, format).map(({ text }) => t('walk.sentence', { text }))
  if (!arrival) return [status, ...needed].join('')
  return `${[status, ...needed].join('')}${t('walk.statusArrival', { clock: formatTime(new Date(arrival.atMs), format.locale) })}`
}

export function formatNews(news: WalkNews, t: T, format: LengthFormat): string {
  switch (news.kind) {
    case 'left':
      return t('walk.news.left', { distance: formatAhead(news.offMeters, format) })
    case 'back':
      return t('walk.news.back')
    case 'spot':
      return t('walk.news.spot', { name: news.name })
    case 'wayside':
      return [
        t(`walk.news.${news.reached}`),
        ...(news.next ? [t('walk.sentence', { text: formatAheadOf(news.next, t, format) })] : []),
      ].join('')
    case 'turn':
      return t('walk.turnAhead', { ahead: formatAhead(news.aheadMeters, format), text: news.turn.text })
    case 'arrived':
      return t('walk.news.arrived')
  }
}
