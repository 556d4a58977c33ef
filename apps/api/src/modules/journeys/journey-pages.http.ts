import { type Journey, type Locale, summaryIn, titleIn } from '@repo/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { shareReply } from '../../platform/cdn/surrogate-keys.ts'
import { SHARED_PAGE } from '../../platform/http/shared-caches.ts'
import { ATOM_TYPE, type AtomEntry, FEED_ENTRIES, localeOfFeed, writeAtom } from '../../platform/pages/atom.ts'
import { servePictures } from '../route-articles/previews/previews.http.ts'
import { articleEntry } from '../route-articles/sharing/article-feeds.http.ts'
import { tagsOfPublic } from './journey-cards.ts'
import type { JourneyPicturesService } from './journey-pictures.service.ts'
import type { JourneysService } from './journeys.service.ts'

export interface JourneyPagesOptions {
  readonly journeys: Pick<JourneysService, 'findPublic' | 'haveParts'>
  readonly journeyPictures: JourneyPicturesService
  readonly publicUrl: string
}

type FeedRequest = { Params: { id: string }; Querystring: { hl?: string } }

const ID = /^[1-9]\d{0,14}$/
const DAYS: Readonly<Record<Locale, (day: number) => string>> = {
  ja: (day) => `${day}日目`,
  'en-us': (day) => `Day ${day}`,
}

/** What other sites and machines read of journeys, outside of the API. */
export const journeyPages: FastifyPluginAsync<JourneyPagesOptions> = async (app, options) => {
  const { journeys, journeyPictures, publicUrl } = options
  servePictures(app, '/previews/journeys/:name', journeyPictures)

  const takesLong = async ({ params }: FastifyRequest) => {
    const { id } = params as FeedRequest['Params'] // its path has `:id`
    return ID.test(id) && journeys.haveParts({ journeyId: Number(id) })
  }
  const config = { showsArticles: true, takesLong }
  app.get<FeedRequest>(
    '/journeys/:id/feed.atom',
    { schema: { hide: true }, config },
    async ({ params, query }, reply) => {
      const journey = ID.test(params.id) ? await journeys.findPublic(Number(params.id)) : null
      if (!journey) throw new AppError('request.not_found')
      return shareReply(reply, SHARED_PAGE, tagsOfPublic(journey))
        .type(ATOM_TYPE)
        .send(writeFeed(journey, { publicUrl, locale: localeOfFeed(query.hl) }))
    },
  )
}

interface FeedPlace {
  readonly publicUrl: string
  /** The requested language; null gives every stage in its main language. */
  readonly locale: Locale | null
}

/** The stages that were added last, the newest first: who follows somebody on the way reads each once. */
function writeFeed(journey: Journey, place: FeedPlace): string {
  const page = `${place.publicUrl}/journeys/${journey.id}`
  const hl = place.locale === null ? '' : `?hl=${place.locale}`
  const newest = journey.entries.toSorted((one, other) => other.id - one.id)
  return writeAtom({
    self: `${page}/feed.atom${hl}`,
    alternate: `${page}${hl}`,
    title: `${journey.title} | Mishiori`,
    entries: newest.flatMap((entry) => stageEntry(journey, entry, place) ?? []).slice(0, FEED_ENTRIES),
  })
}

function stageEntry(
  journey: Journey,
  { id, day, note, article }: Journey['entries'][number],
  place: FeedPlace,
): AtomEntry | null {
  if (!article) return null
  const shown = place.locale ?? article.language
  const title = titleIn(article, shown)
  const published = [article.published_at, journey.published_at].toSorted().at(-1) ?? article.published_at
  return {
    ...articleEntry(article, place),
    id: `${place.publicUrl}/journeys/${journey.id}#entry-${id}`,
    title: day === null ? title : { ...title, text: `${DAYS[title.language](day)}: ${title.text}` },
    published,
    updated: [article.updated_at, published].toSorted().at(-1) ?? published,
    summary: note === '' ? summaryIn(article, shown) : { text: note, language: journey.language },
  }
}
