import { type Locale, type RouteCard, summaryIn, titleIn } from '@repo/contract'
import type { AtomEntry } from '../../../platform/pages/atom.ts'

interface EntryPlace {
  readonly publicUrl: string
  /** The requested language of the feed; null gives every article in its main language. */
  readonly locale: Locale | null
}

/** A public article in a feed. */
export function articleEntry(article: RouteCard, { publicUrl, locale }: EntryPlace): AtomEntry {
  const shown = locale ?? article.language
  const id = `${publicUrl}/routes/${article.id}`
  return {
    id,
    href: `${id}${languageQuery(locale)}`,
    title: titleIn(article, shown),
    author: { name: article.user.nickname, href: `${publicUrl}/users/${article.user.id}` },
    categories: article.tag.map(({ name }) => name),
    published: article.published_at,
    updated: article.updated_at,
    summary: summaryIn(article, shown),
  }
}

/** Pages that a feed leads to are in its language. */
const languageQuery = (locale: Locale | null): string => (locale === null ? '' : `?hl=${locale}`)
