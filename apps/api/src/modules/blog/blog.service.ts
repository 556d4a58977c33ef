import { type BlogCard, type BlogList, type BlogPost, type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Post, PostText } from './read-posts.ts'

interface BlogDependencies {
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly now?: () => Date
}

interface ListQuestion {
  readonly locale: Locale
  readonly page: number
  readonly tag: string | null
}

/** The posts of the operator. They are read when the server starts; those of a day to come appear on it. */
export function createBlogService({ posts, now = () => new Date() }: BlogDependencies) {
  const published = () => posts.filter(({ publishedAt }) => publishedAt <= now())

  return {
    list({ locale, page, tag }: ListQuestion): BlogList {
      const cards = published().map((post) => toCard(post, locale))
      const found = tag === null ? cards : cards.filter(({ tags }) => tags.includes(tag))
      const perPage = PRODUCT_LIMITS.blogPostsPerPage
      return {
        data: found.slice((page - 1) * perPage, page * perPage),
        total: found.length,
        per_page: perPage,
        current_page: page,
        tags: countTags(cards),
      }
    },
    /** @throws {AppError} `blog.post_not_found` */
    get(id: number, locale: Locale): BlogPost {
      const all = published()
      const index = all.findIndex((post) => post.id === id)
      const post = all[index]
      if (!post) throw new AppError('blog.post_not_found')
      return {
        ...toCard(post, locale),
        html: textOf(post, locale).text.html,
        languages: languagesOf(post),
        newer: toNeighbour(all[index - 1], locale),
        older: toNeighbour(all[index + 1], locale),
      }
    },
  }
}

export type BlogService = ReturnType<typeof createBlogService>

const languagesOf = ({ texts }: Post): Locale[] => (['ja', 'en-us'] as const).filter((language) => texts[language])

function textOf(post: Post, locale: Locale): { readonly language: Locale; readonly text: PostText } {
  const language = post.texts[locale] ? locale : locale === 'ja' ? 'en-us' : 'ja'
  const text = post.texts[language]
  if (!text) throw new Error(`Post ${post.id} has no text.`)
  return { language, text }
}

function toCard(post: Post, locale: Locale): BlogCard {
  const { language, text } = textOf(post, locale)
  const { title, summary, tags, picture } = text
  const { id, publishedAt } = post
  return { id, title, summary, language, tags: [...tags], picture, published_at: publishedAt.toISOString() }
}

const toNeighbour = (post: Post | undefined, locale: Locale) =>
  post ? { id: post.id, title: textOf(post, locale).text.title } : null

function countTags(cards: readonly BlogCard[]): BlogList['tags'] {
  const counts = new Map<string, number>()
  for (const name of cards.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
