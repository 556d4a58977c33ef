import { createArticle, openCallers } from '@repo/product/callers'
import { type Caller, startTraffic } from '@repo/product/traffic'
import type { Cluster } from '../cluster.ts'
import { startArticleWriters } from './article-writers.ts'
import { apiOf } from './clients.ts'
import { judge, type Stored, type Verdict } from './judge.ts'
import { type ArticleEntry, createLedger } from './ledger.ts'
import { lostPictures, startPictureWriters } from './picture-writers.ts'
import { startWriterInBrowser } from './writer-in-browser.ts'

const PEOPLE = { comments: 6, readers: 4, pictures: 2, authors: 6 }
/** Below what the product lets one address and one account do. */
const PAUSE_MS = { write: 1_500, read: 200 }
const RETRY_MS = 1_000

/** Everybody who uses the product meanwhile: writers of comments and articles, readers, guests, and one in a real browser. */
export async function startLoad(cluster: Cluster) {
  const { origin } = cluster
  const sql = cluster.openDatabase()
  const count = Object.values(PEOPLE).reduce((sum, one) => sum + one) + 1
  const callers = (await openCallers(sql, origin, count)).map(withAddress)
  await sql.end()
  const [typist, ...others] = callers
  const author = others[0]
  if (!typist || !author) throw new Error('nobody writes')
  const articleId = await createArticle(origin, author)
  const typedId = await draftOf(origin, typist)
  const ledger = createLedger()
  const authors = others.splice(-PEOPLE.authors)
  const photographers = others.splice(-PEOPLE.pictures)
  const guests = [0, 1].map((index) => withAddress({ userId: 0, headers: {} }, 200 + index))
  const traffic = startTraffic({
    origin,
    writers: others.slice(0, PEOPLE.comments),
    readers: [...others.slice(PEOPLE.comments), ...guests],
    articleId,
    pauseMs: PAUSE_MS,
    retryMs: RETRY_MS,
    onWrite: ledger.note,
  })
  const savers = startArticleWriters({
    authors: authors.map((one) => ({ userId: one.userId, api: apiOf(origin, one) })),
    ledger,
  })
  const uploads = startPictureWriters({ origin, owners: photographers, ledger })
  const browser = await startWriterInBrowser({ origin, author: typist, articleId: typedId })

  const check = async (isQuiet: boolean): Promise<Verdict> => {
    // Taken before the database is read: what is acknowledged meanwhile may be missing there.
    const acknowledged = { comments: [...traffic.acknowledged], articles: [...ledger.articles.values()] }
    const stored = await readStored(cluster, { articleId, authorIds: authors.map(({ userId }) => userId) })
    return judge(acknowledged, stored, isQuiet)
  }
  return {
    ledger,
    traffic,
    browser,
    /** Compares what was acknowledged so far with the database. */
    check: () => check(false),
    /** Lets everybody finish. @returns the last comparison, and what the typist's article has. */
    async stop() {
      const saveState = await browser.finish()
      const shown = await browser.shownText()
      await Promise.all([traffic.stop(), savers.stop(), uploads.stop()])
      const { lost, doubled } = await check(true)
      const pictures = await lostPictures(origin, ledger)
      const text = await storedText(cluster, typedId)
      return {
        lost: [...lost, ...pictures],
        doubled,
        saveState,
        missingWords: missingOf(browser.typed, text),
        missingShown: missingOf(browser.typed, shown ?? ''),
      }
    },
    close: () => browser.close(),
  }
}

export type Load = Awaited<ReturnType<typeof startLoad>>

/** Each comes from a network of their own, as people do; the balancer is the only proxy that is believed. */
function withAddress(caller: Caller, index: number): Caller {
  return {
    ...caller,
    headers: { ...caller.headers, 'x-forwarded-for': `10.0.${Math.floor(index / 200)}.${index + 1}` },
  }
}

async function draftOf(origin: string, author: Caller): Promise<number> {
  const answer = await apiOf(origin, author).createRoute({
    body: {
      title: 'Typed in a browser',
      summary: '',
      tag: [],
      is_draft: true,
      private_mode: null,
      thumbnail_path: null,
      context: { version: 1, blocks: [] },
      layer: [],
    },
  })
  if (!answer.ok) throw new Error(`the draft was answered ${JSON.stringify(answer.error)}`)
  return answer.data.id
}

interface Written {
  readonly articleId: number
  readonly authorIds: readonly number[]
}

async function readStored(cluster: Cluster, { articleId, authorIds }: Written): Promise<Stored> {
  const sql = cluster.openDatabase()
  try {
    const comments = await sql<{ text: string; count: number }[]>`
      select text, count(*)::int as count from comments where route_id = ${articleId} group by text`
    const articles = await sql<{ id: string; user_id: string; title: string; version: number }[]>`
      select id, user_id, title, version from routes where user_id = any(${[...authorIds]})`
    const entries = articles.map(({ id, user_id: authorId, title, version }): [number, ArticleEntry] => [
      Number(id),
      { id: Number(id), authorId: Number(authorId), title, version: Number(version) },
    ])
    return { comments: new Map(comments.map(({ text, count }) => [text, count])), articles: new Map(entries) }
  } finally {
    await sql.end()
  }
}

async function storedText(cluster: Cluster, articleId: number): Promise<string> {
  const sql = cluster.openDatabase()
  const [row] = await sql<{ body: unknown }[]>`select body from route_bodies where route_id = ${articleId}`
  await sql.end()
  return JSON.stringify(row?.body ?? null)
}

/** Words that are not there, whole. */
function missingOf(words: readonly string[], text: string): readonly string[] {
  const there = new Set(text.match(/word\d+/g))
  return words.filter((word) => !there.has(word))
}
