import { type MapDocument, mainLine, parseMapDocument } from '@mishiori/map-document'
import { articleDataPath, withToken } from '@repo/articles/article-links'
import { lookUpElevations } from '@repo/articles/saved-elevations'
import { type Journey, type Locale, type RouteArticle, titleIn } from '@repo/contract'
import { lookUpFacts } from '@repo/planning/look-up-facts'
import type { StyleSpecification } from 'maplibre-gl'
import { ArticleCopy, buildOfPage, SaveError, type SaveOptions } from './article-copy.ts'
import { DEVICE } from './device-names.ts'
import { planSavingAll, type SavingPlan } from './plan-saving.ts'
import { asSaveError, releaseSaved, removeJourney, removeSaved, saveArticle, savedAddress } from './save-article.ts'
import { listSaved, type SavedJourney, writeSavedJourney } from './saved-article-store.ts'
import { askWorker } from './service-worker-client.ts'

type FetchElevations = Parameters<typeof lookUpElevations>[1]

/** The address of a journey's page, below `/en` where the reader is there. */
const pageAddress = (id: number, pathname: string) => `${/^\/en\//.test(pathname) ? '/en' : ''}/journeys/${id}`

const dataAddress = (id: number, token: string | null) => withToken(`/api/v1/journeys/${id}`, token)

interface ArticleOfJourney {
  readonly article: RouteArticle
  readonly document: MapDocument
  readonly tiles: readonly string[]
}

/** A journey as everybody sees it, with what saving it takes. */
export interface JourneyToSave {
  readonly journey: Journey
  readonly token: string | null
  readonly address: string
  readonly articles: readonly ArticleOfJourney[]
  readonly plan: SavingPlan
}

interface JourneyPlanning {
  readonly id: number
  readonly token: string | null
  /** Of the page that it is saved from. */
  readonly pathname: string
  readonly style: StyleSpecification
  readonly signal: AbortSignal
}

/** Asks without a session: copies are what everybody sees. @throws {SaveError} */
async function askAsVisitor<Answer>(address: string, signal?: AbortSignal): Promise<Answer | null> {
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-store', ...(signal && { signal }) })
  if (answer.status === 404 || answer.status === 410) return null
  if (!answer.ok) throw new SaveError('server')
  return answer.json()
}

const NO_MAP: MapDocument = { layers: [], mainLineId: null }

const articleIdsOf = ({ entries }: Journey) => [...new Set(entries.flatMap(({ article }) => article?.id ?? []))]

/** Reads all articles of a journey, to show in advance what they take. @throws {SaveError} */
export async function planJourney({ id, token, pathname, style, signal }: JourneyPlanning): Promise<JourneyToSave> {
  const journey = await askAsVisitor<Journey>(dataAddress(id, token), signal)
  if (!journey) throw new SaveError('gone')
  const found: Omit<ArticleOfJourney, 'tiles'>[] = []
  for (const articleId of articleIdsOf(journey)) {
    const article = await askAsVisitor<RouteArticle>(articleDataPath(articleId, null), signal)
    const parsed = parseMapDocument(article)
    // What its own page could not show takes no tiles.
    if (article) found.push({ article, document: parsed.ok ? parsed.document : NO_MAP })
  }
  const saved = await listSaved()
  const { sum, tiles } = await planSavingAll({
    documents: found.map(({ document }) => document),
    htmls: found.map(({ article }) => article.body_html),
    style,
    isFirst: saved.length === 0,
  })
  const articles = found.map((one, index) => ({ ...one, tiles: tiles[index] ?? [] }))
  return { journey, token, address: pageAddress(id, pathname), articles, plan: sum }
}

interface SaveJourneyOptions extends SaveOptions {
  readonly locale: Locale
  /** Null where the site has no elevations. */
  readonly fetchElevations: FetchElevations | null
}

/**
 * Saves a journey with all its articles, in place of earlier copies. Where it cannot be finished nothing stays that was not
 * there before.
 *
 * @throws {SaveError} when it cannot be kept
 */
export async function saveJourney(wanted: JourneyToSave, options: SaveJourneyOptions): Promise<void> {
  const { journey, articles } = wanted
  const before = new Map((await listSaved()).map((article) => [article.id, article]))
  const added: number[] = []
  let bytes = 0
  try {
    for (const one of articles) {
      const { id } = one.article
      const known = before.get(id)
      let own = 0
      const onBytes = (now: number) => {
        own = now
        options.onBytes?.(bytes + now)
      }
      if (!known) added.push(id)
      const journeyIds = [...new Set([...(known?.journeyIds ?? []), journey.id])]
      const isOwn = known !== undefined && known.isOwn !== false
      await saveOne(one, { ...options, onBytes }, { isOwn, journeyIds })
      bytes += own
    }
    await savePage(factsOf(wanted, options.locale), [], {
      ...options,
      onBytes: (now) => options.onBytes?.(bytes + now),
    })
  } catch (error) {
    for (const id of added) await removeSaved(id).catch(() => {})
    throw asSaveError(error, options.signal)
  }
}

type Belonging = Required<Pick<Parameters<typeof saveArticle>[0], 'isOwn' | 'journeyIds'>>

async function saveOne({ article, document, tiles }: ArticleOfJourney, options: SaveJourneyOptions, of: Belonging) {
  const { locale, fetchElevations, signal = new AbortController().signal } = options
  const elevations = fetchElevations ? await lookUpElevations(document, fetchElevations, signal) : []
  const answers = [...elevations, ...(await lookUpFacts(document, signal))]
  await saveArticle(
    {
      id: article.id,
      title: titleIn(article, locale).text,
      author: article.user.nickname || article.user.name,
      canWalk: mainLine(document) !== null,
      address: savedAddress(article.id, location.pathname),
      token: null,
      version: article.version,
      files: tiles,
      answers,
      ...of,
    },
    locale,
    options,
  )
}

function factsOf({ journey, token, address, articles }: JourneyToSave, locale: Locale) {
  const { id, title, version, user } = journey
  const stages = articles.map(({ article }) => ({ articleId: article.id, title: titleIn(article, locale).text }))
  return { id, title, version, author: user.nickname || user.name, address, token, stages, isOutdated: false }
}

/** The page of a journey, the lines of its map and its pictures. */
async function savePage(
  journey: Omit<SavedJourney, 'bytes' | 'build' | 'savedAt'>,
  files: readonly string[],
  { locale, ...options }: Pick<SaveJourneyOptions, 'locale' | 'signal' | 'onBytes'>,
): Promise<void> {
  const cacheName = `${DEVICE.journey}${journey.id}`
  const isNew = !(await caches.has(cacheName))
  try {
    await askWorker({ type: 'part.keep', part: 'journeys' })
    const copy = new ArticleCopy(await caches.open(cacheName), options)
    const data = withToken(`/api/v1/journeys/${journey.id}/profile`, journey.token)
    await copy.keepPages({ pages: [withToken(journey.address, journey.token)], data }, locale)
    await copy.keepFiles(files)
    await copy.finish()
    await writeSavedJourney({ ...journey, bytes: copy.bytes, build: buildOfPage(), savedAt: new Date().toISOString() })
  } catch (error) {
    if (isNew) await caches.delete(cacheName).catch(() => {})
    throw error
  }
}

/**
 * Saves the page of a journey anew that has changed since, and removes it once it is gone. Articles that came to it are
 * saved by its reader: that takes room, so the journey is marked.
 *
 * @returns whether it was removed; null while that is not known
 */
export async function refreshJourney(saved: SavedJourney, locale: Locale): Promise<'removed' | null> {
  const journey = await askAsVisitor<Journey>(dataAddress(saved.id, saved.token)).catch(() => undefined)
  if (journey === undefined) return null
  if (journey === null) {
    await removeJourney(saved)
    return 'removed'
  }
  const now = articleIdsOf(journey)
  const gone = saved.stages.filter(({ articleId }) => !now.includes(articleId))
  const isOutdated = now.some((id) => !saved.stages.some(({ articleId }) => articleId === id))
  const isSame = journey.version === saved.version && gone.length === 0 && isOutdated === saved.isOutdated
  if (isSame && saved.build === buildOfPage()) return null
  for (const { articleId } of gone) await releaseSaved(articleId, saved.id)
  const stages = saved.stages.filter((stage) => !gone.includes(stage))
  const { title, version } = journey
  await savePage({ ...saved, title, version, stages, isOutdated }, [], { locale }).catch(() => {}) // the earlier copy stays
  return null
}
