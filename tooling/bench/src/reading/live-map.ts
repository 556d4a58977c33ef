import { openPage } from '../browser/chromium.ts'

/**
 * Milliseconds from asking for a page until its live map is shown, on a fast network.
 *
 * @param button what opens it on a page that does not by itself.
 */
export async function liveMapMs(url: string, button?: string): Promise<number> {
  const { browser, page, errors } = await openPage('about:blank')
  try {
    await page.goto(url, { waitUntil: 'commit' })
    if (button) await page.locator(button).first().click()
    // Made behind the picture it is not there yet.
    const shownAt = await page.waitForFunction(() => {
      const canvas = document.querySelector('.maplibregl-canvas')
      return canvas?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && performance.now()
    })
    if (errors.length > 0) throw new Error(errors.join('; '))
    return Number(await shownAt.jsonValue())
  } finally {
    await browser.close()
  }
}
