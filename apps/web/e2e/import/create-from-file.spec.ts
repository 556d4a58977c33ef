import { readFile } from 'node:fs/promises'
import { imageUrls, linkedObjectIds, parseArticle } from '@mishiori/article-blocks/document'
import { mainLine, parseMapDocument } from '@mishiori/map-document'
import { readPhotoExif } from '@mishiori/route-files/photos'
import { aPhotoTakenAt, TEA_HOUSE_JPEG } from '@repo/authoring/testing/photo'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { fixture } from '../support/fixtures.ts'
import { chooseFiles } from '../support/import-files.ts'
import { importMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>木曽路</name>
<Folder><name>宿</name><Placemark><name>櫛の店</name><Point><coordinates>137.81,35.96</coordinates></Point></Placemark></Folder>
<Folder><name>道</name><Placemark><name>寄り道</name><LineString><coordinates>137.8,35.95 137.82,35.97</coordinates></LineString></Placemark></Folder>
<NetworkLink/></Document></kml>`

test('files become drafts, also after the page was left in between', async ({ page, language }) => {
  const t = importMessages(language)
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

test('[D42] a track and photos become a draft that tells the way by its stops', async ({ page, language }) => {
  const t = importMessages(language)
  await aUser(page, language)
  await page.goto(`/home/routes/create_from_file?hl=${language}`)
  await untilAlive(page)
  const jpeg = async (name: string, dateTime: string | null) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await aPhotoTakenAt(dateTime),
  })
  await chooseFiles(
    page,
    language,
    { name: 'torii-pass.gpx', mimeType: 'application/gpx+xml', buffer: await readFile(fixture('torii-pass.gpx')) },
    { name: 'tea-house.jpg', mimeType: 'image/jpeg', buffer: await readFile(TEA_HOUSE_JPEG) },
    // of a camera whose clock is half an hour ahead of Japan's
    await jpeg('start.jpg', '2026:10:18 09:43:00'),
    await jpeg('narai.jpg', '2026:10:18 10:22:00'),
    await jpeg('sent-on.jpg', null),
  )
  const photos = page.getByRole('region', { name: t('import.photo.heading') })
  await expect(photos).toContainText(t('import.photo.counts', { byPosition: 1, byTime: 2, unplaced: 1 }))
  await expect(photos).toContainText(t('import.photo.noExif'))
  const clock = photos.getByRole('slider', { name: t('import.photo.clock') })
  await clock.fill(String(9 * 60 + 30))
  await expect(photos).toContainText(t('import.photo.byTime', { time: '09:43' }))

  await page.getByRole('button', { name: t('import.create', { count: 1 }) }).click()
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit/)
  const [, id = ''] = /routes\/(\d+)\/edit/.exec(page.url()) ?? []
  const made = await apiOf(page).readRoute({ params: { id } })
  if (!made.ok) throw new Error(made.error.code)
  const document = parseMapDocument(made.data.layer)
  const article = parseArticle(made.data.context)
  if (!document.ok || !article.ok) throw new Error('the draft is damaged')
  expect(mainLine(document.document)?.name).toBe('藪原から奈良井へ')
  const { blocks } = article.document
  const [start, pass, narai, others] = blocks.filter(({ type }) => type === 'gallery')
  expect([start, pass, narai]).toMatchObject(Array(3).fill({ images: { length: 1 } }))
  expect(others).toMatchObject({ images: [{ mapObjectId: null }] })
  expect(blocks).toContainEqual(
    expect.objectContaining({ type: 'heading', text: [{ type: 'text', text: '鳥居峠の石碑' }] }),
  )
  const objects = document.document.layers.flatMap((layer) => layer.objects)
  const spotIds = objects.flatMap((object) => (object.kind === 'spot' ? [String(object.id)] : []))
  expect(spotIds).toEqual(expect.arrayContaining([...linkedObjectIds(article.document)]))
  for (const url of imageUrls(article.document)) {
    const stored = await (await page.request.get(url)).body()
    expect(await readPhotoExif(stored)).toMatchObject({ place: null, time: null })
  }
})
