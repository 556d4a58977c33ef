import { readFile } from 'node:fs/promises'
import { aUser } from './support/accounts.ts'
import { untilAlive } from './support/alive.ts'
import { apiOf } from './support/api.ts'
import { chooseFiles } from './support/import-files.ts'
import { expect, test } from './support/test.ts'
import { importWords } from './support/words.ts'

const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>木曽路</name>
<Folder><name>宿</name><Placemark><name>櫛の店</name><Point><coordinates>137.81,35.96</coordinates></Point></Placemark></Folder>
<Folder><name>道</name><Placemark><name>寄り道</name><LineString><coordinates>137.8,35.95 137.82,35.97</coordinates></LineString></Placemark></Folder>
<NetworkLink/></Document></kml>`

test('files become drafts, also after the page was left in between', async ({ page, language }) => {
  const t = importWords(language)
  await aUser(page, language)
  await page.goto(`/home/routes/create_from_file?hl=${language}`)
  await untilAlive(page)
  const gpx = await readFile('e2e/fixtures/torii-pass.gpx')
  await chooseFiles(
    page,
    language,
    { name: 'torii-pass.gpx', mimeType: 'application/gpx+xml', buffer: gpx },
    { name: 'kisoji.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer: Buffer.from(KML) },
    { name: 'again.kml', mimeType: '', buffer: Buffer.from(KML) },
  )
  const items = page.getByRole('region', { name: t('import.items') })
  const detour = items.getByRole('checkbox', { name: /寄り道/ })
  await expect(detour.first()).toBeChecked()
  await expect(detour.last()).not.toBeChecked()
  await expect(page.getByText(t('import.sameFile', { name: 'kisoji.kml' }))).toBeVisible()
  await page
    .getByText(t('import.report', { count: 1 }))
    .first()
    .click()
  await expect(page.getByText(t('note.network_link.left_out', { count: 1 })).first()).toBeVisible()
  await page.getByRole('radio', { name: t('import.each') }).check()

  await page.goto(`/home?hl=${language}`)
  await page.goto(`/home/routes/create_from_file?hl=${language}`)
  await expect(page.getByText(t('import.resumed'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('import.each') })).toBeChecked()
  await page.getByRole('button', { name: t('import.create', { count: 2 }) }).click()
  await expect(page.getByRole('heading', { name: t('import.created', { count: 2 }) })).toBeFocused()
  await page.getByRole('link', { name: '木曽路' }).click()
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit/)
  const [, id = ''] = /routes\/(\d+)\/edit/.exec(page.url()) ?? []
  const made = await apiOf(page).readRoute({ params: { id } })
  expect(made.ok && [made.data.title, made.data.is_draft]).toEqual(['木曽路', true])
  expect(made.ok && made.data.layer).toMatchObject([{ name: '宿' }, { name: '道' }])
})
