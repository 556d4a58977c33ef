import { openPage } from '../browser/chromium.ts'
import type { ArticleText } from './static-site.ts'

/** The article in a browser without scripts: the first content for all visitors, and the content of the static page. */
export async function readWithoutScripts(url: string): Promise<ArticleText> {
  const { browser } = await openPage('about:blank')
  try {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'ja',
      viewport: { width: 412, height: 823 },
    })
    const page = await context.newPage()
    await page.goto(url)
    const article = page.locator('article').first()
    const title = (await article.locator('h1').first().textContent()) ?? ''
    const words = await article.locator(':is(h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption)').allTextContents()
    const picture = page.locator('#map picture img')
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    const answer = await page.request.get(source)
    return {
      title,
      lines: [...new Set(words.map((line) => line.trim()))].filter((line) => line !== ''),
      picture: { type: answer.headers()['content-type'] ?? '', body: await answer.body() },
    }
  } finally {
    await browser.close()
  }
}
