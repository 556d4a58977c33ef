import type { BlogCard, BlogPost, Locale } from '@repo/contract'

/** A post in a list. */
export interface PostSummary {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly language: Locale
  readonly tags: readonly string[]
  /** Address; null without one. */
  readonly picture: string | null
  /** ISO time. */
  readonly publishedAt: string
}

type Neighbour = Pick<PostSummary, 'id' | 'title'> | null

/** A post with its text. */
export interface Post extends PostSummary {
  /** Sanitised. */
  readonly html: string
  readonly languages: readonly Locale[]
  readonly newer: Neighbour
  readonly older: Neighbour
}

export function toPostSummary(card: BlogCard): PostSummary {
  const { id, title, summary, language, tags, picture } = card
  return { id, title, summary, language, tags, picture, publishedAt: card.published_at }
}

export function toPost(post: BlogPost): Post {
  const { html, languages, newer, older } = post
  return { ...toPostSummary(post), html, languages, newer, older }
}
