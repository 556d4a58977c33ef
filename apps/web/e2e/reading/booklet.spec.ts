import { mapObjectId, serializeMapDocument } from '@mishiori/map-document'
import { aDocument, aLine, aSpot } from '@mishiori/map-editor/testing'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { DEMONSTRATION, openDemonstration } from '../support/demonstration.ts'
import { bookletMessages, visitorMessages } from '../support/messages.ts'
import { jpegsOfPdf, pagesOfPdf } from '../support/pdf-pages.ts'
import { openMore } from '../support/reading.ts'
import { expect, test } from '../support/test.ts'
import { untilRoadsAreReady } from '../support/town.ts'

test.setTimeout(300_000)

/** Points. */
const PAPERS = {
  a5: { width: 420, height: 595 },
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
} as const

/** Two kilometres through the town that every installation for trying has, with a spot on the way. */
const WALK = aDocument([
  aLine({
    path: [
      [137.9605, 36.2345],
      [137.966, 36.2389],
      [137.9795, 36.2455],
    ],
  }),
  aSpot({ id: mapObjectId('tea'), name: 'Tea house', position: [137.966, 36.2389] }),
])

/** Maps that wait for their tiles are drawn until somebody stops it. @returns what lets the next ones through. */
async function holdTiles(page: Page): Promise<() => Promise<void>> {
  await page.route('**/tiles/**', () => {})
  return () => page.unroute('**/tiles/**')
}

async function untilDrawn(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByText(bookletMessages(locale)('booklet.drawn'))).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: bookletMessages(locale)('booklet.print') })).not.toHaveAttribute(
    'aria-disabled',
  )
}

/** How many different colours a picture has, of a few hundred of its pixels. */
function coloursOf(page: Page, jpeg: Buffer): Promise<number> {
  return page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(24, 24).getContext('2d')
      canvas?.drawImage(image, 0, 0, 24, 24)
      const { data } = canvas?.getImageData(0, 0, 24, 24) ?? { data: new Uint8ClampedArray() }
      const colours = new Set<string>()
      for (let i = 0; i < data.length; i += 4) colours.add(data.subarray(i, i + 3).join())
      return colours.size
    },
    `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  )
}

/** The sheets as they are printed: as many as are shown, each of the size of the paper. */
async function expectSheets(page: Page, locale: Locale, paper: keyof typeof PAPERS): Promise<Buffer> {
  const t = bookletMessages(locale)
  const sheets = page.getByRole('region', { name: t('booklet.preview') }).locator('> section')
  const count = await sheets.count()
  await expect(sheets.first()).toHaveAccessibleName(t('booklet.sheet', { number: 1, count }))
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pages = pagesOfPdf(pdf)
  expect(pages).toEqual(pages.map(() => PAPERS[paper]))
  expect(pages).toHaveLength(count)
  return pdf
}

/** All in each language; the last one is printed with its maps, too. */
const PAPERS_IN = { ja: ['a5', 'a4', 'letter'], 'en-us': ['letter', 'a4', 'a5'] } as const

for (const locale of ['ja', 'en-us'] as const) {
  test(`an article fills the sheets of every paper, in ${locale}`, async ({ page, language }) => {
    const t = bookletMessages(locale)
    await aUser(page, language)
    await untilRoadsAreReady(page) // and with them the streets of the map
    const { id } = await createArticle(page, { layer: [...serializeMapDocument(WALK)] })
    const release = await holdTiles(page)
    await page.goto(`${locale === 'ja' ? '' : '/en'}/routes/${id}/booklet`)
    for (const paper of PAPERS_IN[locale]) {
      await test.step(paper, async () => {
        await page.getByRole('radio', { name: t(`booklet.paper.${paper}`) }).check({ force: true })
        // Its maps take long to draw, and the sheets are as large without.
        await page.getByRole('button', { name: t('booklet.cancel') }).click()
        await expectSheets(page, locale, paper)
      })
    }
    await test.step('with its maps', async () => {
      await release()
      await page.getByRole('button', { name: t('booklet.again') }).click()
      await untilDrawn(page, locale)
      const maps = jpegsOfPdf(await expectSheets(page, locale, PAPERS_IN[locale][2]))
      expect(maps.length).toBeGreaterThan(1)
      for (const map of maps) expect(await coloursOf(page, map)).toBeGreaterThan(8)
    })
  })
}

test('a reader comes from an article, chooses, and stops the drawing', { tag: '@once' }, async ({ page, language }) => {
  const t = bookletMessages(language)
  await openDemonstration(page, language)
  await openMore(page, language)
  await holdTiles(page)
  await page
    .getByRole('link', { name: visitorMessages(language)('article.booklet') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booklet$/)
  await page.getByRole('button', { name: t('booklet.cancel') }).click()
  await expect(page.getByText(t('booklet.cancelledText'))).toBeVisible()
  const inText = page
    .getByRole('region', { name: t('booklet.preview') })
    .locator('> section')
    .getByRole('link', { name: DEMONSTRATION[language].soba.link, exact: true })
  await expect(inText).toBeVisible()
  await page.getByRole('switch', { name: t('booklet.hasText') }).click()
  await expect(inText).toBeHidden()
  await page.getByRole('button', { name: t('booklet.again') }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
})

test('a journey is one booklet, with each stage where its contents say', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const t = bookletMessages(language)
  await page.goto(`/journeys/1?hl=${language}`)
  await openMore(page, language)
  await holdTiles(page)
  await page
    .getByRole('link', { name: visitorMessages(language)('article.booklet') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/journeys\/1\/booklet$/)
  await page.getByRole('button', { name: t('booklet.cancel') }).click()
  await expect(page.getByRole('button', { name: t('booklet.print') })).not.toHaveAttribute('aria-disabled')
  await expectSheets(page, language, PAPERS_IN[language][language === 'ja' ? 1 : 0])
  const sheets = page.getByRole('region', { name: t('booklet.preview') }).locator('> section')
  const numbers = await sheets.nth(1).locator('[data-sheet-of]').allTextContents()
  expect(numbers).toHaveLength(3)
  for (const [index, number] of numbers.entries()) {
    await expect(sheets.nth(Number(number) - 1).getByText(t('booklet.day', { number: index + 1 }))).toBeVisible()
  }
})
