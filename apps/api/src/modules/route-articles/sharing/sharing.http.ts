import type { RouteCard } from '@repo/contract'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { SHARED_PAGE } from '../../../platform/http/shared-caches.ts'
import { localeOfFeed } from '../../../platform/pages/atom.ts'
import { languageOf, languageTagOf } from '../../../platform/pages/language-of.ts'
import type { UsersService } from '../../users/users.service.ts'
import { toCard } from '../article-answers.ts'
import { articleListsRepository } from '../article-lists.repository.ts'
import { renderEmbedPage } from './embed-page.ts'
import { articleIdOf, localeOfArticle, oembedOf } from './oembed.ts'
import { sharingRepository } from './sharing.repository.ts'
import {
  IDS_A_SITEMAP,
  writePagesSitemap,
  writeRoutesSitemap,
  writeSitemapIndex,
  writeUsersSitemap,
} from './sitemap.ts'

export interface SharingOptions {
  readonly db: Database
  readonly publicUrl: string
  readonly users: Pick<UsersService, 'lastAuthorId' | 'listAuthorIds'>
}

const hidden = { schema: { hide: true }, config: { showsArticles: true } }
const ID = /^[1-9]\d{0,14}$/

/** What other sites and machines read: frames, oEmbed and sitemaps. Public articles alone. */
export const sharingPages: FastifyPluginAsync<SharingOptions> = async (app, { db, publicUrl, users }) => {
  const lists = articleListsRepository(db)
  const addresses = sharingRepository(db)
  const getPublic = async (id: number | null): Promise<RouteCard> => {
    const [row] = id === null ? [] : await lists.listByIds([id])
    if (!row) throw new AppError('request.not_found')
    return toCard(row)
  }

  app.get<{ Params: { id: string }; Querystring: { hl?: string } }>('/embed/:id', hidden, async (request, reply) => {
    const { id } = request.params
    const article = await getPublic(ID.test(id) ? Number(id) : null)
    const requestedLocale = localeOfFeed(request.query.hl)
    const language = requestedLocale === null ? languageOf(request.headers) : languageTagOf(requestedLocale)
    const nonce = reply.cspNonce?.style ?? ''
    allowFrames(reply)
    return keep(reply, 'text/html; charset=utf-8')
      .header('vary', 'accept-language, cookie')
      .header('x-robots-tag', 'noindex')
      .send(renderEmbedPage({ article, publicUrl, language, isExplicit: requestedLocale !== null, nonce }))
  })

  app.get<{ Querystring: Record<'url' | 'format' | 'maxwidth' | 'maxheight', string | undefined> }>(
    '/oembed',
    hidden,
    async ({ query }, reply) => {
      if (query.format !== undefined && query.format !== 'json') return reply.code(501).send()
      const article = await getPublic(articleIdOf(query.url ?? '', publicUrl))
      const locale = localeOfArticle(query.url ?? '')
      const frame = { publicUrl, locale, maxWidth: pixels(query.maxwidth), maxHeight: pixels(query.maxheight) }
      return keep(reply, 'application/json; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .send(oembedOf(article, frame))
    },
  )

  app.get('/sitemap.xml', hidden, async (_, reply) => {
    const [routes, authors] = await Promise.all([addresses.lastId(), users.lastAuthorId()])
    return sendXml(reply, writeSitemapIndex(publicUrl, { routes, users: authors }))
  })

  app.get('/sitemaps/pages.xml', hidden, async (_, reply) => sendXml(reply, writePagesSitemap(publicUrl)))

  app.get<{ Params: { part: string } }>('/sitemaps/routes-:part.xml', hidden, async ({ params }, reply) => {
    const last = lastIdOf(params.part)
    return sendXml(reply, writeRoutesSitemap(publicUrl, await addresses.listAddresses(last - IDS_A_SITEMAP, last)))
  })

  app.get<{ Params: { part: string } }>('/sitemaps/users-:part.xml', hidden, async ({ params }, reply) => {
    const last = lastIdOf(params.part)
    return sendXml(reply, writeUsersSitemap(publicUrl, await users.listAuthorIds(last - IDS_A_SITEMAP, last)))
  })

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    keep(reply, 'text/plain; charset=utf-8').send(
      `User-agent: *\nDisallow: /home\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  )
}

/** The last id that a part of a sitemap covers. */
function lastIdOf(part: string): number {
  if (!/^[1-9]\d{0,9}$/.test(part)) throw new AppError('request.not_found')
  return Number(part) * IDS_A_SITEMAP
}

const keep = (reply: FastifyReply, type: string) => reply.type(type).headers(SHARED_PAGE)

const sendXml = (reply: FastifyReply, xml: string) => keep(reply, 'application/xml; charset=utf-8').send(xml)

/** Every other page refuses to be framed. */
function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  reply.removeHeader('x-frame-options')
}

const pixels = (text: string | undefined) =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : Number.POSITIVE_INFINITY
