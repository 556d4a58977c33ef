import { mainLine, parseMapDocument, pathLengthMeters } from '@mishiori/map-document'
import { aUser } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { crash } from '../support/device.ts'
import { recordingMessages } from '../support/messages.ts'
import { figure, goTo, standAt } from '../support/recorder.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('a recording goes on after the browser died, and becomes a draft without its ends', async ({ page, language }) => {
  const t = recordingMessages(language)
  const context = page.context()
  await aUser(page, language)
  await context.grantPermissions(['geolocation'])
  await standAt(context, 0)

  await page.goto(`/home/routes/record?hl=${language}`)
  await page.getByRole('button', { name: t('record.start') }).click()
  await expect(page.getByText(t('record.within', { distance: '6 m' }))).toBeVisible()
  for (const meters of [60, 120, 180, 240]) await goTo(page, t('record.distance'), meters)
  await expect.poll(() => page.evaluate(countKept)).toBe(5)

  await crash(page)
  // The context sends positions to all of its pages, and this one no longer receives them.
  await page.close()
  const next = await context.newPage()
  await next.goto(`/home/routes/record?hl=${language}`)
  await expect(next.getByRole('heading', { name: t('record.found') })).toBeFocused()
  await expect(figure(next, t('record.distance'))).toContainText('0.24')
  await next.getByRole('button', { name: t('record.continue') }).click()
  await expect(next.getByText(t('record.within', { distance: '6 m' }))).toBeVisible()
  await goTo(next, t('record.distance'), 300)

  await next.getByRole('button', { name: t('record.stop') }).click()
  await next.getByRole('button', { name: t('record.end') }).click()
  await next.getByLabel(t('record.name')).fill('Over the pass')
  await next.getByLabel(t('record.trimStart')).selectOption('100')
  await next.getByRole('button', { name: t('record.save') }).click()
  const draft = next.getByRole('link', { name: t('record.open') })
  const id = /routes\/(\d+)\/edit/.exec((await draft.getAttribute('href')) ?? '')?.[1] ?? ''
  const saved = await apiOf(next).readRoute({ params: { id }, query: {} })
  if (!saved.ok) throw new Error(saved.error.code)
  const map = parseMapDocument(saved.data.layer)
  const line = map.ok ? mainLine(map.document) : null
  expect(saved.data).toMatchObject({ title: 'Over the pass', is_draft: true })
  expect(line?.kind).toBe('recordedLine')
  expect(pathLengthMeters(line?.path ?? [])).toBeCloseTo(180, -1)
  expect(line?.timestampsMs).toHaveLength(line?.path.length ?? 0)
})

/** Runs in the page: how many points the device keeps. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mishiori-recordings')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const { result: database } = opening
      const reading = database.transaction('chunks').objectStore('chunks').getAll()
      reading.onsuccess = () => {
        database.close()
        resolve(reading.result.reduce((sum, { points }) => sum + points.length, 0))
      }
      reading.onerror = () => reject(reading.error)
    }
  })
}
