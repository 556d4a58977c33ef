import { toArticleSummary, toAuthor } from '@repo/articles/article-summary'
import {
  articleTag,
  colorOfDay,
  type JourneyEntry as Entry,
  type Journey,
  type JourneySums,
  journeyTag,
  type PageTag,
  userTag,
} from '@repo/contract'
import { type JourneyEntry, type JourneyPart, type JourneyView, type Sums, sumsOfMeasures } from './journey-view.ts'

/** The API's answer as its page shows it. */
export function toJourneyView(journey: Journey): JourneyView {
  return {
    id: journey.id,
    kind: journey.kind,
    title: journey.title,
    summary: journey.summary,
    language: journey.language,
    status: journey.is_forbidden ? 'forbidden' : journey.state,
    startsOn: journey.starts_on,
    endsOn: journey.ends_on,
    dayCount: journey.day_count,
    isTravelling: journey.is_travelling,
    version: journey.version,
    author: toAuthor(journey.user),
    viewerCan: journey.viewer_can,
    isLiked: journey.is_favorite,
    likeCount: journey.favorite_count,
    clonedFrom: toCredit(journey.cloned_from),
    shareUrl: journey.full_share_url,
    previewPath: journey.preview_path,
    publishedAt: journey.published_at,
    updatedAt: journey.updated_at,
    sums: toSums(journey.sums),
    parts: journey.kind === 'journey' ? daysOf(journey) : journey.entries.map(partOfEntry),
  }
}

/** What its page shows: whose it is, the articles with their authors, and the journey it was made of. */
export function tagsOfJourney({ id, user, entries, cloned_from: original }: Journey): PageTag[] {
  const articles = entries.flatMap(({ article }) => (article ? [articleTag(article.id), userTag(article.user.id)] : []))
  const credited = original ? [journeyTag(original.id), userTag(original.user.id)] : []
  return [...new Set([journeyTag(id), userTag(user.id), ...articles, ...credited])]
}

function toCredit(original: Journey['cloned_from']): JourneyView['clonedFrom'] {
  return original && { id: original.id, title: original.title, author: toAuthor(original.user) }
}

function daysOf({ days, entries }: Journey): readonly JourneyPart[] {
  return days.map(({ day, date, sums }) => ({
    number: day,
    date,
    color: colorOfDay(day),
    sums: sums.stages > 0 ? toSums(sums) : null,
    entries: entries.filter((entry) => entry.day === day).map(toEntry),
  }))
}

function partOfEntry(entry: Entry, index: number): JourneyPart {
  const number = index + 1
  return {
    number,
    date: null,
    color: colorOfDay(number),
    sums: sumsOfMeasures(entry.measures),
    entries: [toEntry(entry)],
  }
}

function toEntry(entry: Entry): JourneyEntry {
  const { id, note, kind, article, part, measures, shown_to: shownTo } = entry
  if (kind === 'rest') return { id, kind, note }
  return {
    id,
    kind,
    note,
    article: article && toArticleSummary(article),
    part,
    shownTo,
    sums: sumsOfMeasures(entry.measures),
    outline: measures?.outline ?? null,
  }
}

/** Sums leave out what is not known: then there is none, not 0. */
function toSums(sums: JourneySums): Sums {
  return {
    distanceKm: sums.distance_km,
    climbMeters: sums.unknown_climbs < sums.stages ? sums.climb_m : null,
    minutes: sums.unknown_times < sums.stages ? sums.minutes : null,
    unknownCount: Math.max(sums.unknown_climbs, sums.unknown_times),
  }
}
