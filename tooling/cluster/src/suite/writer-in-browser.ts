import { setTimeout as sleep } from 'node:timers/promises'
import { articleEditorMessagesEn } from '@mishiori/article-blocks/messages/en'
import { chromium } from '@playwright/test'
import type { Caller } from '@repo/product/traffic'
import { TEST_FLAGS } from '../../../browser/chromium-flags.ts'

interface BrowserOptions {
  readonly origin: string
  readonly author: Caller
  /** A draft of this author. */
  readonly articleId: number
}

/** They are those of the suite, which would go on without its browser. */
const NO_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const
const TYPE_EVERY_MS = 1_000
const OPEN_WITHIN_MS = 60_000
const SAVED_WITHIN_MS = 60_000
const POLL_MS = 200

/** Somebody who sits in the editor and types, in a real browser. */
export async function startWriterInBrowser({ origin, author, articleId }: BrowserOptions) {
  const { CHROMIUM } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: [...TEST_FLAGS],
    ...NO_SIGNALS,
  })
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addCookies([...cookiesOf(author, origin), { name: 'locale', value: 'en-us', url: origin }])
  const page = await context.newPage()
  const address = `${origin}/home/routes/${articleId}/edit#content`
  await page.goto(address, { timeout: OPEN_WITHIN_MS })
  const text = page.getByRole('textbox', { name: articleEditorMessagesEn.editorLabel })
  await text.click({ timeout: OPEN_WITHIN_MS })
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(frame.url())
  })
  page.on('crash', () => left.push('a crash'))
  const typed: string[] = []
  let isStopping = false
  const state = () => page.locator('[data-save-state]').first().getAttribute('data-save-state')

  const type = async () => {
    for (let n = 0; !isStopping; n++) {
      const word = `word${n}`
      await page.keyboard.type(`${word} `)
      typed.push(word)
      await sleep(TYPE_EVERY_MS)
    }
  }
  const typing = type().catch((error: unknown) => {
    left.push(error instanceof Error ? error.message : String(error))
  })

  return {
    /** What was typed so far. */
    typed: typed as readonly string[],
    /** Where the page went, although nobody sent it there; and what else ended it. */
    left: left as readonly string[],
    isInEditor: () => page.url() === address,
    /** What the page shows now. */
    shownText: () => text.textContent(),
    /** Stops typing. @returns what the editor says of its saving once that is good, or when it takes too long. */
    async finish(): Promise<string | null> {
      isStopping = true
      await typing
      const deadline = performance.now() + SAVED_WITHIN_MS
      while (performance.now() < deadline && (await state()) !== 'saved') await sleep(POLL_MS)
      return state()
    },
    close: () => browser.close(),
  }
}

const cookiesOf = ({ headers }: Caller, url: string) =>
  (headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
