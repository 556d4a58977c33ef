import { readingView } from '@repo/article-page/reading-view.server'
import { type Answer, type ApiClient, type EmbedTarget, embedTargetOf, type Locale } from '@repo/contract'
import { toJourneyView } from '@repo/journeys/journey-view.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import type { Embeddable } from './playground.tsx'

interface Finding {
  readonly api: ApiClient
  readonly publicUrl: string
  readonly locale: Locale
}

/** What a frame may show of an address: public articles and journeys alone. */
export async function findEmbeddable(address: string, { api, publicUrl, locale }: Finding): Promise<Embeddable | null> {
  const target = embedTargetOf(address, publicUrl)
  if (!target) return null
  return target.kind === 'routes' ? findArticle(target, api, locale) : findJourney(target, api)
}

async function findArticle(target: EmbedTarget, api: ApiClient, locale: Locale): Promise<Embeddable | null> {
  const read = orNull(await api.readRoute({ params: { id: String(target.id) }, query: { seen_by: 'others' } }))
  const view = read && readingView(read, locale)
  if (view?.article.status !== 'public') return null
  const layers = view.layers.map(({ id, name }) => ({ id, name }))
  return { target, title: view.article.title, layers, hasProfile: view.figures !== null }
}

async function findJourney(target: EmbedTarget, api: ApiClient): Promise<Embeddable | null> {
  const read = orNull(await api.readJourney({ params: { id: String(target.id) }, query: {} }))
  const journey = read && toJourneyView(read)
  if (journey?.status !== 'public') return null
  return { target, title: journey.title, layers: [], hasProfile: true }
}

/** An article that is not there is no failure of this page. */
const orNull = <T>(answer: Answer<T>): T | null => (answer.status === 404 ? null : orErrorPage(answer))
