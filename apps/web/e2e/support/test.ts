import { setTimeout } from 'node:timers/promises'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from './accounts.ts'
import { ArticleEditorPage } from './editor.ts'
import { type RunningServer, startServer } from './server.ts'

interface WorkerFixtures {
  /** One running product a worker. */
  sharedServer: RunningServer
}

interface TestFixtures {
  /** The running product; every test makes users of its own. */
  server: RunningServer
  /** The language of the browser's requests. */
  language: Locale
  /** The article editor, not opened yet, of a new logged-in user, in {@link language}. */
  editor: ArticleEditorPage
  /** Whether articles open their maps by themselves, in an idle moment. Where not, a map waits to be asked for. */
  opensMaps: boolean
  /** Console errors and page errors that a test expects, as parts of their text. Anything else fails it. */
  expectedProblems: string[]
  /** Opens another visitor's browser: no cookies, nothing stored; otherwise like the test's own. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  problems: string[]
}

/** No measure of the product: on a busy machine it takes as long as it takes. */
const STARTED_WITHIN_MS = 180_000

/** Playwright's `test` with the product running, `baseURL` set to it, and every unexpected complaint of a page failing the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
  baseURL: async ({ server }, use) => use(server.origin),
  language: async ({ locale }, use) => use(locale === 'ja-JP' ? 'ja' : 'en-us'),
  editor: async ({ page, language }, use) => {
    await aUser(page, language)
    await use(new ArticleEditorPage(page, language))
  },
  opensMaps: [true, { option: true }],
  expectedProblems: [[], { option: true }],
  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = []
    await use(problems)
    const unexpected = problems.filter((text) => !expectedProblems.some((part) => text.includes(part)))
    expect(unexpected, 'the pages complained').toEqual([])
  },
  context: async ({ context, opensMaps, problems }, use) => {
    context.on('page', (page) => watch(page, problems))
    if (!opensMaps) await withoutIdleMoments(context)
    await delayScripts(context)
    await use(context)
  },
  openBrowser: async ({ browser, opensMaps, problems }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      if (!opensMaps) await withoutIdleMoments(context)
      await delayScripts(context)
      context.on('page', (page) => watch(page, problems))
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/**
 * For the file that calls it: `test` with a product that is started otherwise, once. The worker stays, with its browser and the
 * product that other files share.
 */
export function testWith<Server extends RunningServer>(start: () => Promise<Server>) {
  let starting: Promise<Server> | null = null
  const own = test.extend<{ server: Server }>({
    server: [
      async ({ browserName: _ }, use) => {
        starting ??= start()
        await use(await starting)
      },
      { scope: 'test', timeout: STARTED_WITHIN_MS },
    ],
  })
  own.afterAll(async () => {
    await (await starting)?.stop()
    starting = null
  })
  return own
}

export { expect }

const SMALL = { width: 1180, height: 700 }
type Viewport = PlaywrightTestOptions['viewport']

/** For `test.use`: a small map draws fast. A phone's is small already. */
export const smallMap = {
  viewport: async ({ viewport }: PlaywrightTestOptions, use: (small: Viewport) => Promise<void>) =>
    use(viewport && viewport.width > SMALL.width ? SMALL : viewport),
}

/** For `test.use`, in stories that are about no map: the processor draws each one that is opened. */
export const mapsWhenAsked = { opensMaps: false }

async function withoutIdleMoments(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
}

const SCRIPT_DELAY_MS = Number(process.env.MISHIORI_E2E_SCRIPT_DELAY_MS ?? 0)

/** Finds tests that click before hydration: every script is delayed. Routed requests bypass the browser's cache. */
async function delayScripts(context: BrowserContext): Promise<void> {
  if (SCRIPT_DELAY_MS === 0) return
  await context.route(/\/assets\/.*\.js/, async (route) => {
    await setTimeout(SCRIPT_DELAY_MS)
    await route.continue().catch(() => {})
  })
}
