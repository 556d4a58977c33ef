import type { Page, Request } from '@playwright/test'
import { amount } from '../benchmark.ts'
import { openPage, watchNetwork } from '../browser/chromium.ts'
import { noteVitals, type Vitals } from './vitals.ts'

const PHONE = { width: 412, height: 823 }
const CPU_SLOWDOWN = amount(4, 1)
const LATENCY_MS = amount(150, 1)
const BYTES_PER_SECOND = { down: amount(1.6e6 / 8, 1e8), up: amount(0.75e6 / 8, 1e8) }
const QUIET_MS = amount(1500, 500)

export interface SlowPhone {
  readonly page: Page
  /** Opens an address and waits until nothing comes any more. */
  open(url: string): Promise<Opened>
  untilQuiet(): Promise<void>
  close(): Promise<void>
}

export interface Opened {
  readonly vitals: Vitals
  /** Of the page's own host, photos of the article left out. */
  readonly requests: readonly string[]
  /** Fonts that were requested before the largest paint. */
  readonly earlyFonts: readonly string[]
}

/**
 * A phone of the lower middle on a mobile network: processor a quarter as fast, 1.6 Mbit/s, 150 ms for every request.
 * What is cached stays.
 */
export async function slowPhone(): Promise<SlowPhone> {
  const { browser, page, cdp, errors } = await openPage('about:blank', PHONE)
  const untilQuiet = watchNetwork(page, QUIET_MS)
  let requests: { readonly request: Request; readonly at: number }[] = []
  page.on('request', (request) => requests.push({ request, at: performance.now() }))
  await page.addInitScript(noteVitals)
  await page.setExtraHTTPHeaders({ 'accept-language': 'ja' })
  // The site's: until scripts run, times are in it.
  await cdp.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND.down,
    uploadThroughput: BYTES_PER_SECOND.up,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return {
    page,
    untilQuiet,
    async open(url) {
      requests = []
      const start = performance.now()
      await page.goto(url)
      await page.waitForFunction(() => window.vitals.largestAt > 0) // nothing may come for a while, and yet not be painted
      await untilQuiet()
      if (errors.length > 0) throw new Error(errors.join('; '))
      const vitals = await page.evaluate(() => window.vitals)
      const own = requests.filter(({ request }) => isOwn(request, url))
      const fonts = own.filter(({ request, at }) => request.resourceType() === 'font' && at - start < vitals.largestAt)
      return {
        vitals,
        requests: own.map(({ request }) => request.url()),
        earlyFonts: fonts.map(({ request }) => request.url()),
      }
    },
    close: () => browser.close(),
  }
}

/** Photos are left out: how many there are is the author's choice. */
function isOwn(request: Request, page: string): boolean {
  const { origin, pathname } = new URL(request.url())
  return origin === new URL(page).origin && !pathname.startsWith('/files/')
}
