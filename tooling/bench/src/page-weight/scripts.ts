import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { amount } from '../benchmark.ts'
import { openPage, watchNetwork } from '../browser/chromium.ts'

interface ScriptWeight {
  /** Kilobytes of 10³ bytes as Brotli of the best quality, every script by itself. */
  readonly kilobytes: number
  /** The heaviest first. */
  readonly files: readonly { readonly name: string; readonly kilobytes: number }[]
}

export interface PageWeight {
  readonly beforeMap: ScriptWeight
  readonly withMap: ScriptWeight
}

const PHONE = { width: 390, height: 844 }
const QUIET_MS = amount(1000, 500)

/**
 * Opens an article page and weighs the scripts that it fetches, preloads and workers included: first with the map not
 * asked for, then with the map shown. What is counted came over the network; nothing is taken from a manifest.
 */
export async function weighScripts(url: string): Promise<PageWeight> {
  const open = await openPage('about:blank', PHONE)
  const { page, browser, errors } = open
  const scripts = countScripts(page)
  try {
    // The page fetches the map in an idle moment when it is in view. Here none comes, so that asking is the only way.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(url)
    await scripts.untilQuiet()
    if ((await page.locator('.maplibregl-canvas').count()) > 0)
      throw new Error('the map is there before it was asked for')
    const beforeMap = await scripts.weigh()
    await page.locator('#map button').first().click()
    await page.locator('.maplibregl-canvas').waitFor()
    const worker = page.workers()[0] ?? (await page.waitForEvent('worker'))
    await scripts.untilQuiet()
    if (!scripts.has(worker.url())) throw new Error('the worker of the map was not weighed')
    if (errors.length > 0) throw new Error(errors.join('; '))
    return { beforeMap, withMap: await scripts.weigh() }
  } finally {
    await browser.close()
  }
}

function countScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    const size = response.body().then(brotliSize)
    size.catch(() => {}) // after an aborted run this rejects unused; only the error that aborted it is reported
    sizes.set(response.url(), size)
  })
  return {
    untilQuiet: watchNetwork(page, QUIET_MS),
    has: (url: string) => sizes.has(url),
    async weigh(): Promise<ScriptWeight> {
      const names = [...sizes.keys()].map((url) => new URL(url).pathname.split('/').at(-1) ?? '')
      const bytes = await Promise.all(sizes.values())
      const files = names.map((name, index) => ({ name, kilobytes: (bytes[index] ?? Number.NaN) / 1000 }))
      files.sort((a, b) => b.kilobytes - a.kilobytes)
      return { kilobytes: files.reduce((total, file) => total + file.kilobytes, 0), files }
    },
  }
}

function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: amount(11, 1) },
  }).length
}
