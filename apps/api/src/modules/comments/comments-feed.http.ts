import type { Locale, RouteCard } from '@repo/contract'
import { articleTag, titleIn } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { shareReply } from '../../platform/cdn/surrogate-keys.ts'
import { SHARED_PAGE } from '../../platform/http/shared-caches.ts'
import { ATOM_TYPE, type AtomEntry, FEED_ENTRIES, localeOfFeed, writeAtom } from '../../platform/pages/atom.ts'
import { toPerson } from '../../platform/public-user.ts'
import type { ArticleFinder } from '../route-articles/article-finder.ts'
import type { CommentRow } from './comment-rows.ts'
import type { CommentsService } from './comments.service.ts'

export interface CommentsFeedOptions {
  readonly comments: CommentsService
  readonly finder: ArticleFinder
  readonly publicUrl: string
}

const ID = /^[1-9]\d{0,14}$/

interface FeedMessages {
  readonly feedTitle: (article: string) => string
  readonly by: (name: string) => string
  readonly withdrawn: string
}

const MESSAGES: Readonly<Record<Locale, FeedMessages>> = {
  ja: {
    feedTitle: (article) => `「${article}」へのコメント | Mishiori`,
    by: (name) => `${name}さんのコメント`,
    withdrawn: '退会したユーザー',
  },
  'en-us': {
    feedTitle: (article) => `Comments on “${article}” | Mishiori`,
    by: (name) => `Comment by ${name}`,
    withdrawn: 'Withdrawn user',
  },
}

/** What is said about a public article, for readers of feeds. */
export const commentsFeed: FastifyPluginAsync<CommentsFeedOptions> = async (app, { comments, finder, publicUrl }) => {
  app.get<{ Params: { id: string }; Querystring: { hl?: string } }>(
    '/routes/:id/comments.atom',
    { schema: { hide: true }, config: { showsArticles: true } },
    async ({ params, query }, reply) => {
      const [article] = ID.test(params.id) ? await finder.listCards([Number(params.id)]) : []
      if (!article) throw new AppError('request.not_found')
      const requestedLocale = localeOfFeed(query.hl)
      const rows = await comments.listNewest(article.id, FEED_ENTRIES)
      return shareReply(reply, SHARED_PAGE, [articleTag(article.id)])
        .type(ATOM_TYPE)
        .send(writeFeed({ article, rows, requestedLocale, publicUrl }))
    },
  )
}

interface CommentsFeed {
  readonly article: RouteCard
  readonly rows: readonly CommentRow[]
  /** The requested language; null for the article's language. */
  readonly requestedLocale: Locale | null
  readonly publicUrl: string
}

function writeFeed({ article, rows, requestedLocale, publicUrl }: CommentsFeed): string {
  const locale = requestedLocale ?? article.language
  const messages = MESSAGES[locale]
  const page = `${publicUrl}/routes/${article.id}`
  const hl = requestedLocale === null ? '' : `hl=${requestedLocale}`
  const entries = rows.map((row): AtomEntry => {
    const person = toPerson(row.author)
    const name = person?.nickname ?? messages.withdrawn
    return {
      id: `${page}#comment-${row.id}`,
      href: `${page}?${hl && `${hl}&`}comment=${row.id}#comment-${row.id}`,
      title: { text: messages.by(name), language: locale },
      author: { name, href: person && `${publicUrl}/users/${person.id}` },
      published: row.createdAt.toISOString(),
      updated: (row.editedAt ?? row.createdAt).toISOString(),
      summary: { text: row.text, language: article.language },
    }
  })
  return writeAtom({
    self: `${page}/comments.atom${hl && `?${hl}`}`,
    alternate: `${page}${hl && `?${hl}`}#comments`,
    title: messages.feedTitle(titleIn(article, locale).text),
    entries,
  })
}
