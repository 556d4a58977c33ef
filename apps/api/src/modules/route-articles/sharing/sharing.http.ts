import { embedTargetOf, LISTS_TAG, type PageTag, readEmbedOptions } from '@repo/contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { shareReply } from '../../../platform/cdn/surrogate-keys.ts'
import type { Database } from '../../../platform/database.ts'
import { allowFrames } from '../../../platform/http/guards/security-headers.ts'
import { SHARED_PAGE, SHARED_VARYING_PAGE } from '../../../platform/http/shared-caches.ts'
import { languageOf, languageTagOf } from '../../../platform/pages/language-of.ts'
import type { UsersService } from '../../users/users.service.ts'
import { toCard } from '../article-answers.ts'
import { articleListsRepository } from '../article-lists.repository.ts'
import { renderEmbedPage } from './embed-page.ts'
import { oembedOf } from './oembed.ts'
import { articleCard, type SharedCard } from './shared-card.ts'
import { sharingRepository } from './sharing.repository.ts'
import {
  IDS_A_SITEMAP,
  writeJourneysSitemap,
  writePagesSitemap,
  writeRoutesSitemap,
  writeSitemapIndex,
  writeUsersSitemap,
} from './sitemap.ts'

export interface SharingOptions {
  readonly db: Database
  readonly publicUrl: string
  readonly users: Pick<UsersService, 'lastAuthorId' | 'listAuthorIds'>
  readonly journeys: {
    readonly lastPublicId: () => Promise<number>
    readonly listPublicAddresses: (after: number, last: number) => Promise<readonly { id: number; updatedAt: Date }[]>
  }
  /** A public journey; null for any other. */
  readonly findJourneyCard: (id: number) => Promise<SharedCard | null>
}

const hidden = { schema: { hide: true }, config: { showsArticles: true } }
const ID = /^[1-9]\d{0,14}$/

type FrameRequest = { Params: { id: string } }

/** What other sites and machines read: frames, oEmbed and sitemaps. What is public alone. */
export const sharingPages: FastifyPluginAsync<SharingOptions> = async (app, options) => {
  const { db, publicUrl, users, journeys, findJourneyCard } = options
  const lists = articleListsRepository(db)
  const addresses = sharingRepository(db)
  const findArticleCard = async (id: number): Promise<SharedCard | null> => {
    const [row] = await lists.listByIds([id])
    return row ? articleCard(toCard(row)) : null
  }
  const cards = { routes: findArticleCard, journeys: findJourneyCard }

  const sendFrame =
    (find: typeof findArticleCard) => async (request: FastifyRequest<FrameRequest>, reply: FastifyReply) => {
      const { id } = request.params
      const card = orNotFound(ID.test(id) ? await find(Number(id)) : null)
      const options = readEmbedOptions(new URL(request.url, publicUrl).searchParams)
      const language = options.locale === null ? languageOf(request.headers) : languageTagOf(options.locale)
      const nonce = reply.cspNonce ?? { style: '', script: '' }
      allowFrames(reply)
      return shareReply(reply, SHARED_VARYING_PAGE, card.tags)
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-language, cookie')
        .header('x-robots-tag', 'noindex')
        .send(renderEmbedPage({ card, publicUrl, language, options, nonce }))
    }
  app.get<FrameRequest>('/embed/:id', hidden, sendFrame(findArticleCard))
  app.get<FrameRequest>('/embed/journeys/:id', hidden, sendFrame(findJourneyCard))

  app.get<{ Querystring: Record<'url' | 'format' | 'maxwidth' | 'maxheight', string | undefined> }>(
    '/oembed',
    hidden,
    async ({ query }, reply) => {
      if (query.format !== undefined && query.format !== 'json') return reply.code(501).send()
      const address = query.url ?? ''
      const target = embedTargetOf(address, publicUrl)
      const card = orNotFound(target && (await cards[target.kind](target.id)))
      const options = readEmbedOptions(new URL(address, publicUrl).searchParams)
      const frame = { publicUrl, options, maxWidth: pixels(query.maxwidth), maxHeight: pixels(query.maxheight) }
      return keep(reply, 'application/json; charset=utf-8', card.tags)
        .header('access-control-allow-origin', '*')
        .send(oembedOf(card, frame))
    },
  )

  app.get('/sitemap.xml', hidden, async (_, reply) => {
    const last = await Promise.all([addresses.lastId(), journeys.lastPublicId(), users.lastAuthorId()])
    return sendXml(reply, writeSitemapIndex(publicUrl, { routes: last[0], journeys: last[1], users: last[2] }))
  })

  app.get('/sitemaps/pages.xml', hidden, async (_, reply) => sendXml(reply, writePagesSitemap(publicUrl)))

  app.get<{ Params: { part: string } }>('/sitemaps/routes-:part.xml', hidden, async ({ params }, reply) => {
    const last = lastIdOf(params.part)
    return sendXml(reply, writeRoutesSitemap(publicUrl, await addresses.listAddresses(last - IDS_A_SITEMAP, last)))
  })

  app.get<{ Params: { part: string } }>('/sitemaps/journeys-:part.xml', hidden, async ({ params }, reply) => {
    const last = lastIdOf(params.part)
    const listed = await journeys.listPublicAddresses(last - IDS_A_SITEMAP, last)
    return sendXml(reply, writeJourneysSitemap(publicUrl, listed))
  })

  app.get<{ Params: { part: string } }>('/sitemaps/users-:part.xml', hidden, async ({ params }, reply) => {
    const last = lastIdOf(params.part)
    return sendXml(reply, writeUsersSitemap(publicUrl, await users.listAuthorIds(last - IDS_A_SITEMAP, last)))
  })

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    keep(reply, 'text/plain; charset=utf-8', []).send(
      `User-agent: *\nDisallow: /home\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  )
}

function orNotFound(card: SharedCard | null): SharedCard {
  if (!card) throw new AppError('request.not_found')
  return card
}

/** The last id that a part of a sitemap covers. */
function lastIdOf(part: string): number {
  if (!/^[1-9]\d{0,9}$/.test(part)) throw new AppError('request.not_found')
  return Number(part) * IDS_A_SITEMAP
}

const keep = (reply: FastifyReply, type: string, tags: readonly PageTag[]) =>
  shareReply(reply, SHARED_PAGE, tags).type(type)

const sendXml = (reply: FastifyReply, xml: string) =>
  keep(reply, 'application/xml; charset=utf-8', [LISTS_TAG]).send(xml)

const pixels = (text: string | undefined) =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : Number.POSITIVE_INFINITY
