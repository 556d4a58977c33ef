import { METERS_PER_DEGREE } from '@mishiori/map-document'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { chooseFiles } from '../support/import-files.ts'
import { importMessages, planningMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

const START = Date.UTC(2026, 9, 18)
const point = (index: number) => {
  const time = `<time>${new Date(START + index * 20_000).toISOString()}</time>`
  const beats = `<gpxtpx:TrackPointExtension><gpxtpx:hr>${100 + index}</gpxtpx:hr></gpxtpx:TrackPointExtension>`
  const lat = 35.95 + (index * 25) / METERS_PER_DEGREE
  return `<trkpt lat="${lat}" lon="137.8"><ele>${900 + index}</ele>${time}<extensions>${beats}</extensions></trkpt>`
}
/** Half an hour up a pass, with a heart that beats faster all the way. */
const GPX = `<gpx version="1.1" creator="a watch" xmlns="http://www.topografix.com/GPX/1/1"
  xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><name>峠へ</name><trkseg>
  ${Array.from({ length: 91 }, (_, index) => point(index)).join('')}</trkseg></trk></gpx>`

test('heart rates of a file are their author’s alone until they show them', async ({ page, openBrowser, language }) => {
  const t = planningMessages(language)
  const words = importMessages(language)
  await aUser(page, language)
  await page.goto(`/home/routes/create_from_file?hl=${language}`)
  await untilAlive(page)
  const file = { name: 'watch.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) }
  await chooseFiles(page, language, file)
  await page.getByRole('button', { name: words('import.create', { count: 1 }) }).click()
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit/)
  const [, id = ''] = /routes\/(\d+)\/edit/.exec(page.url()) ?? []
  const draft = await apiOf(page).readRoute({ params: { id }, query: {} })
  if (!draft.ok) throw new Error(draft.error.code)
  const { title, summary, layer, context, tag, private_mode, thumbnail_path } = draft.data
  await apiOf(page).saveRoute(
    {
      params: { id },
      query: {},
      body: { title, summary, layer, context, tag, private_mode, thumbnail_path, is_draft: false },
    },
    { headers: { 'if-match': `"${draft.data.version}"` } },
  )

  const stranger = await openBrowser()
  const read = async () => {
    await stranger.goto(`/routes/${id}?hl=${language}`)
    const facts = stranger.getByRole('region', { name: t('planning.heading') })
    await facts.getByRole('heading', { name: t('measured.title') }).scrollIntoViewIfNeeded()
    await expect(facts.getByText(t('measured.speed')).first()).toBeVisible()
    return facts.getByRole('radio', { name: t('measured.heartRatesBpm') })
  }
  expect(await (await read()).count()).toBe(0)

  await page.goto(`/routes/${id}?hl=${language}`)
  await untilAlive(page)
  await page.getByRole('radio', { name: t('measured.heartRatesBpm') }).check({ force: true })

  const unit = (value: string) => t('measured.unit.heartRatesBpm', { value })
  const sentence = t('measured.sentence', {
    name: t('measured.heartRatesBpm'),
    mean: unit('145'),
    min: unit('100'),
    max: unit('190'),
  })
  await expect(page.getByText(sentence)).toBeVisible()
  const cursor = page.getByRole('region', { name: t('planning.heading') }).getByRole('slider')
  await cursor.focus()
  await cursor.press('End')
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(unit('190')))
  const control = page.getByRole('switch', { name: t('measured.show') })
  await expect(control).not.toBeChecked()
  await control.click()
  await expect(page.getByText(t('measured.isShown'))).toBeVisible()
  await expect(control).toBeEnabled()

  await (await read()).check({ force: true })
  await expect(stranger.getByText(sentence)).toBeVisible()
  await expect(stranger.getByRole('switch', { name: t('measured.show') })).toHaveCount(0)
})
