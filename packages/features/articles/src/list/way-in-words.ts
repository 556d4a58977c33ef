import { courseLevel } from '@mishiori/map-document'
import { type WayFacts, wayKindSentence } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type ShownText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import type { ArticleSummary } from './article-summary.ts'

type Way = Pick<ArticleSummary, 'distanceKm' | 'climbMeters' | 'courseTime' | 'isLoop' | 'travelProfile'>

/** What is known of an article's main line; null without one. */
export function wayFactsOf({ distanceKm, climbMeters, courseTime, isLoop, travelProfile }: Way): WayFacts | null {
  if (distanceKm === null || isLoop === null) return null
  const constant = courseTime?.constant ?? null
  return {
    lengthMeters: distanceKm * 1000,
    climbMeters,
    minutes: courseTime?.minutes ?? null,
    level: constant === null ? null : courseLevel(constant),
    isLoop,
    profile: travelProfile,
  }
}

/** What its author says of an article; where they say nothing, what its figures do not say. */
export function useSummaryInWords() {
  const { locale } = useLanguage()
  const { summaryOf } = useLocalizedText()
  return (article: Parameters<typeof summaryOf>[0] & Way): ShownText => {
    const summary = summaryOf(article)
    const way = summary.text === '' ? wayFactsOf(article) : null
    return way ? { text: wayKindSentence(way, locale), lang: undefined } : summary
  }
}
