export const ARTICLE_SOURCES = ['strava'] as const
/** Whose data an article was made of. */
export type ArticleSource = (typeof ARTICLE_SOURCES)[number]
