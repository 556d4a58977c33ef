import {
  articleTag,
  type EmbedTarget,
  type Locale,
  type LocalizedText,
  type PageTag,
  type PublicUser,
  type RouteCard,
  titleIn,
} from '@repo/contract'
import { formatDistance } from '@repo/i18n'

/** What other sites show of something public: in a frame, and by oEmbed. */
export interface SharedCard {
  /** Of its page. */
  readonly path: string
  readonly target: EmbedTarget
  /** What it is written in first. */
  readonly language: Locale
  readonly titleIn: (locale: Locale) => LocalizedText
  /** Short ones; null and '' are left out. */
  readonly factsIn: (locale: Locale) => readonly (string | null)[]
  readonly author: PublicUser
  /** The `preview_path` of its drawn map; null without one. */
  readonly picturePath: string | null
  /** What changes it. */
  readonly tags: readonly PageTag[]
}

export const distanceIn = (kilometers: number | null, locale: Locale): string | null =>
  kilometers === null ? null : formatDistance(kilometers * 1000, { locale, units: 'metric' })

export function articleCard(article: RouteCard): SharedCard {
  const { id, language, user, preview_path: picturePath, distance_km: kilometers } = article
  return {
    path: `/routes/${id}`,
    target: { kind: 'routes', id },
    language,
    titleIn: (locale) => titleIn(article, locale),
    factsIn: (locale) => [distanceIn(kilometers, locale), locale === 'ja' ? article.place_ja : article.place_en],
    author: user,
    picturePath,
    tags: [articleTag(id)],
  }
}
