import {
  isStorableText,
  LISTS_TAG,
  type Locale,
  PRODUCT_LIMITS,
  type RouteCard,
  summaryIn,
  titleIn,
} from '@repo/contract'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { shareReply } from '../../../platform/cdn/surrogate-keys.ts'
import type { Database } from '../../../platform/database.ts'
import { SHARED_PAGE } from '../../../platform/http/shared-caches.ts'
import { ATOM_TYPE, type AtomEntry, FEED_ENTRIES, localeOfFeed, writeAtom } from '../../../platform/pages/atom.ts'
import type { UsersService } from '../../users/users.service.ts'
import { toCard } from '../article-answers.ts'
import type { ArticleFinder } from '../article-finder.ts'
import { articleListsRepository } from '../article-lists.repository.ts'

export interface ArticleFeedsOptions {
  readonly db: Database
  readonly users: Pick<UsersService, 'get'>
  readonly finder: Pick<ArticleFinder, 'findPage'>
  readonly publicUrl: string
}

interface Feed {
  readonly articles: readonly RouteCard[]
  /** Paths of the feed and of the page that shows the same. */
  readonly self: string
  readonly alternate: string
  /** The requested language of the feed; null gives every article in its main language. */
  readonly requestedLocale: Locale | null
  /** In the requested language, else in that of the newest article. */
  readonly titleIn: (locale: Locale) => string
}

type FeedRequest = { Querystring: { hl?: string } }

const NEWEST = { page: 1, pageSize: FEED_ENTRIES }
const ID = /^[1-9]\d{0,14}$/
const hidden = { schema: { hide: true }, config: { showsArticles: true } }

const ROUTES_OF: Readonly<Record<Locale, (name: string) => string>> = {
  ja: (name) => `${name}さんのルート | Mishiori`,
  'en-us': (name) => `Routes by ${name} | Mishiori`,
}

/** The newest public articles for readers of feeds: of all, of one person, of one tag. */
export const articleFeeds: FastifyPluginAsync<ArticleFeedsOptions> = async (app, { db, users, finder, publicUrl }) => {
  const lists = articleListsRepository(db)

  const send = (reply: FastifyReply, { articles, self, alternate, requestedLocale, titleIn }: Feed) =>
    shareReply(reply, SHARED_PAGE, [LISTS_TAG])
      .type(ATOM_TYPE)
      .send(
        writeAtom({
          self: address(publicUrl, self, requestedLocale),
          alternate: address(publicUrl, alternate, requestedLocale),
          title: titleIn(requestedLocale ?? articles[0]?.language ?? 'ja'),
          entries: articles.map((article) => articleEntry(article, { publicUrl, locale: requestedLocale })),
        }),
      )

  app.get<FeedRequest>('/feed.atom', hidden, async ({ query }, reply) => {
    const { rows } = await lists.listPublic('created_at', NEWEST, FEED_ENTRIES)
    const feed = { self: '/feed.atom', alternate: '/routes', titleIn: () => 'Mishiori' }
    return send(reply, { ...feed, articles: rows.map(toCard), requestedLocale: localeOfFeed(query.hl) })
  })

  app.get<FeedRequest & { Params: { id: string } }>(
    '/users/:id/feed.atom',
    hidden,
    async ({ params, query }, reply) => {
      if (!ID.test(params.id)) throw new AppError('request.not_found')
      const { id, nickname } = await users.get(Number(params.id), null)
      const { rows } = await lists.listOfAuthor(id, 'created_at', NEWEST)
      const feed = { self: `/users/${id}/feed.atom`, alternate: `/users/${id}` }
      const titleIn = (locale: Locale) => ROUTES_OF[locale](nickname)
      return send(reply, { ...feed, titleIn, articles: rows.map(toCard), requestedLocale: localeOfFeed(query.hl) })
    },
  )

  app.get<FeedRequest & { Params: { name: string } }>(
    '/tags/:name/feed.atom',
    hidden,
    async ({ params, query }, reply) => {
      const { name } = params
      const { rows } = isTag(name) ? await finder.findPage({ tag: name, sort: 'created_at' }, NEWEST) : { rows: [] }
      if (rows.length === 0) throw new AppError('request.not_found')
      const feed = {
        self: `/tags/${encodeURIComponent(name)}/feed.atom`,
        alternate: `/routes?${new URLSearchParams({ tag: name })}`,
        titleIn: () => `#${name} | Mishiori`,
      }
      return send(reply, { ...feed, articles: rows.map(toCard), requestedLocale: localeOfFeed(query.hl) })
    },
  )
}

function isTag(name: string): boolean {
  return isStorableText(name) && name.trim() !== '' && [...name].length <= PRODUCT_LIMITS.tagLength.max
}

function address(publicUrl: string, path: string, requestedLocale: Locale | null): string {
  const url = new URL(path, publicUrl)
  if (requestedLocale !== null) url.searchParams.set('hl', requestedLocale)
  return url.href
}

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
