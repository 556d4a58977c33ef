import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../../browser/chromium-flags.ts'

/** No measure of anything: on a busy machine it takes as long as it takes. */
const WITHIN_MS = 300_000
const FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--expose-gc']

/** A fresh Chromium with one page, its developer session, and what the page complained about. */
export interface OpenPage {
  readonly browser: Browser
  readonly page: Page
  readonly cdp: CDPSession
  readonly errors: readonly string[]
}

export async function openPage(address: string, viewport = { width: 1024, height: 640 }): Promise<OpenPage> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
  const page = await browser.newPage({ viewport })
  page.setDefaultTimeout(WITHIN_MS)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const cdp = await page.context().newCDPSession(page)
  // Thread ticks count the processor time of the page's main thread, which neighbours on the machine hardly change.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  return { browser, page, cdp, errors }
}

/** Opens a page for some work, and closes it. @throws what the page complained about. */
export async function inPage<T>(address: string, work: (open: OpenPage) => Promise<T>): Promise<T> {
  const open = await openPage(address)
  try {
    const done = await work(open)
    if (open.errors.length > 0) throw new Error(`${address}: ${open.errors.join('; ')}`)
    return done
  } finally {
    await open.browser.close()
  }
}

/** Tells when nothing has come over the network for a while. */
export function watchNetwork(page: Page, quietMs: number) {
  let lastSign = performance.now()
  const sign = () => {
    lastSign = performance.now()
  }
  page.on('request', sign)
  page.on('requestfinished', sign)
  page.on('requestfailed', sign)
  return async (): Promise<void> => {
    while (performance.now() - lastSign < quietMs) await sleep(quietMs / 10)
  }
}

/** Milliseconds of processor time that the page's main thread has used since it was opened. */
export async function mainThreadMs({ cdp }: OpenPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

type Pixel = readonly [x: number, y: number]
type MouseType = 'mousePressed' | 'mouseReleased' | 'mouseMoved'

/** Real mouse input, as the browser gets it from a hand. Pixels of the page. */
export function mouse({ cdp }: OpenPage) {
  const send = (type: MouseType, [x, y]: Pixel, pressed: boolean) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' && !pressed ? 'none' : 'left',
      buttons: pressed ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType: 'mouse',
    })
  return {
    hover: (at: Pixel) => send('mouseMoved', at, false),
    press: (at: Pixel) => send('mousePressed', at, true),
    drag: (at: Pixel) => send('mouseMoved', at, true),
    release: (at: Pixel) => send('mouseReleased', at, false),
  }
}
