import { serializeMapDocument } from '@mishiori/map-document'
import { aCircle, aDocument, aLine } from '@mishiori/map-editor/testing'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('a file that cannot hold shapes says so before, and the others hold them', async ({
  page,
  openBrowser,
  language: locale,
}) => {
  await aUser(page, locale)
  const map = aDocument([aLine({ name: 'Ridge' }), aCircle({ name: 'View' })])
  const { id } = await createArticle(page, { layer: [...serializeMapDocument(map)] })
  const t = visitorMessages(locale)
  const said = t('article.gpxWithoutShapes', { count: 1 })

  const plain = await openBrowser({ javaScriptEnabled: false })
  await plain.goto(`/routes/${id}?hl=${locale}`)
  await expect(plain.getByText(said)).toBeVisible()
  await expect(plain.getByRole('button', { name: 'GPX', exact: true })).toHaveAccessibleDescription(said)
  const file = (format: string) =>
    plain.request.get(`/api/v1/routes/${id}/export?format=${format}`).then((answer) => answer.text())
  expect(await file('gpx')).not.toContain('View')
  for (const format of ['kml', 'geojson']) expect(await file(format)).toContain('View')

  await page.goto(`/routes/${id}?hl=${locale}`)
  await expect(page.getByText(said)).toBeVisible()
  // Of the line that was planned, on an installation without an elevation model.
  await expect(page.getByText(t('article.noElevations'))).toBeVisible()
  await page.getByLabel(t('article.part')).selectOption({ label: 'Ridge' })
  await expect(page.getByText(said)).toBeHidden()
})
