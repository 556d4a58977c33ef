import { connectSearchEngine } from '../modules/route-articles/search/create-article-search.ts'
import type { SearchEngineSettings } from '../modules/route-articles/search/engine/engine-client.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { startOpenSearchStandIn } from './open-search/open-search-stand-in.ts'

/** An application whose searches one of the adapters answers. */
export interface SearchTest extends TestApp {
  /** Has what was changed found. */
  settle(): Promise<void>
}

/** A real OpenSearch, such as `http://127.0.0.1:9200`, with nothing on it that must be kept. */
export const LIVE_ENGINE = process.env.SEARCH_TEST_URL

const { signal } = new AbortController()

/** @param mayFail whether the database may answer instead; otherwise that is a failure, which nobody would notice. */
export async function openEngineTest(
  engine: SearchEngineSettings,
  closeEngine: () => Promise<void>,
  { mayFail = false } = {},
): Promise<SearchTest> {
  const test = await buildTestApp({ searchEngine: engine })
  const { indexes, feed } = connectSearchEngine(test.db, engine, console.error)
  await feed.rebuild(signal)
  return {
    ...test,
    async settle() {
      await feed.drain(signal)
      await indexes.refresh(signal)
    },
    async close() {
      const complaints = test.warnings.filter((warning) => warning.includes('search engine'))
      await indexes.keepOnly('', signal)
      await test.close()
      await closeEngine()
      if (complaints.length > 0 && !mayFail) throw new Error(complaints.join('\n'))
    },
  }
}

async function openStandInTest(): Promise<SearchTest> {
  const authorization = `Basic ${Buffer.from('mishiori:a secret').toString('base64')}`
  const standIn = await startOpenSearchStandIn(authorization)
  return openEngineTest({ url: standIn.url, authorization, prefix: 'mishiori' }, standIn.close)
}

const openLiveTest = (url: string) => async () =>
  openEngineTest(
    { url, authorization: null, prefix: `test${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}` },
    async () => {},
  )

async function openDatabaseTest(): Promise<SearchTest> {
  return { ...(await buildTestApp()), async settle() {} }
}

/** What implements the port: each is to pass the same tests. */
export const SEARCH_ADAPTERS: readonly (readonly [name: string, open: () => Promise<SearchTest>])[] = [
  ['PostgreSQL', openDatabaseTest],
  ['OpenSearch, by a stand-in', openStandInTest],
  ...(LIVE_ENGINE ? [['OpenSearch', openLiveTest(LIVE_ENGINE)] as const] : []),
]
