import { destinationPoint, mainLine, type Position, parseMapDocument, pathLengthMeters } from '@mishiori/map-document'
import { aUser } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { recordingMessages, visitorMessages } from '../support/messages.ts'
import { NativeApp } from '../support/native-app.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use({ ...smallMap, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MishioriApp/1.0' })

test('an app shows pages in its own frame, and says where they go', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const app = await NativeApp.around(page, ['links', 'login'])
  await page.goto(`/term?hl=${locale}&theme=dark`)
  await app.untilReady(1)
  expect(app.received('page.ready')[0]).toMatchObject({
    locale,
    theme: 'dark',
    path: expect.stringMatching(/^\/term/),
    user: null,
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await test.step('goes to another page without loading it anew', async () => {
    await app.say('page.open', { path: '/users' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('users.title'))
    await expect.poll(() => app.last('page.show')).toMatchObject({ path: '/users', title: await page.title() })
    expect(app.received('page.ready')).toHaveLength(1)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  await test.step('does nothing that others say, and reports what it cannot read', async () => {
    await page.evaluate(() => window.postMessage('{"source":"another script"}', location.origin))
    await app.sayRaw(JSON.stringify({ bridge: 1, nonce: 'guessed', type: 'page.open', data: { path: '/term' } }))
    await app.sayRaw(JSON.stringify({ bridge: 1, nonce: app.last('page.ready')?.nonce, type: 'page.fold', data: {} }))
    await expect.poll(() => app.received('bridge.error').map(({ code }) => code)).toEqual(['nonce', 'unknownType'])
    await expect(page).toHaveURL(/\/users$/)
  })

  await test.step('asks for a log-in by the app, and tells who has come', async () => {
    await page.goto(`/timeline_import?hl=${locale}`)
    await app.untilReady(2)
    expect(app.last('page.ready')).toMatchObject({ theme: 'dark' })
    const account = await aUser(page, locale)
    await app.say('session.change', {})
    await app.untilReady(3)
    expect(app.last('page.ready')?.user?.name).toBe(account.name)
  })
})

const START: Position = [137.8, 35.95]
const START_MS = Date.UTC(2026, 9, 4, 1)

/** Northwards, 60 m in 40 s each. */
function fixAt(seq: number) {
  const [longitude, latitude] = destinationPoint(START, { bearingDegrees: 0, distanceMeters: seq * 60 })
  const moved = { elevationMeters: 900 + seq, headingDegrees: 0, timeMs: START_MS + seq * 40_000 }
  return { seq, longitude, latitude, accuracyMeters: 6, ...moved }
}

test('an app records behind a locked screen, and its page is killed meanwhile', async ({ page, language }) => {
  const t = recordingMessages(language)
  const app = await NativeApp.around(page, ['position', 'haptics'])
  await aUser(page, language)
  await page.goto(`/home/routes/record?hl=${language}`)
  await expect.poll(() => app.last('recording.show')?.steps).toEqual(['start'])
  await expect(page.getByText(t('record.keepOpen'))).toHaveCount(0)

  await app.say('recording.do', { step: 'start' })
  await expect.poll(() => app.received('position.watch')).toEqual([{ effort: 'precise' }])
  await app.say('position.fixes', { fixes: [0, 1].map(fixAt) })
  await app.say('position.fixes', { fixes: [2, 3, 4].map(fixAt) })
  await expect.poll(() => app.last('recording.show')).toMatchObject({ state: 'recording', pointCount: 5 })
  await expect.poll(() => app.last('position.keep')).toEqual({ upTo: 4 })

  // What is not written when the page dies is sent again, and what the app gathers meanwhile.
  await app.say('position.fixes', { fixes: [fixAt(5)] })
  await page.reload()
  await expect.poll(() => app.last('recording.show')?.state).toBe('found')
  expect(app.last('position.keep')).toEqual({ upTo: 4 })
  await app.say('recording.do', { step: 'continue' })
  await expect.poll(() => app.received('position.watch')).toHaveLength(2)
  await app.say('position.fixes', { fixes: [5, 6, 7, 8, 9, 10].map(fixAt) })
  await expect.poll(() => app.last('recording.show')?.pointCount).toBe(11)

  await app.say('recording.do', { step: 'end' })
  await expect.poll(() => app.received('position.stop')).toHaveLength(1)
  await page.getByLabel(t('record.name')).fill('Locked and lit')
  await page.getByRole('button', { name: t('record.save') }).click()
  await expect.poll(() => app.last('recording.show')?.state).toBe('saved')
  const id = String(app.last('recording.show')?.articleId)
  const saved = await apiOf(page).readRoute({ params: { id }, query: {} })
  if (!saved.ok) throw new Error(saved.error.code)
  const map = parseMapDocument(saved.data.layer)
  const line = map.ok ? mainLine(map.document) : null
  expect(saved.data).toMatchObject({ title: 'Locked and lit', is_draft: true })
  expect(line?.timestampsMs?.length).toBeGreaterThan(0)
  expect(pathLengthMeters(line?.path ?? [])).toBeGreaterThan(200)
})

test.describe('in a web view that keeps its own name', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })

  test('what the first address asks for holds through full loads, until it is ended', async ({ page, language }) => {
    const frame = page.getByRole('banner').or(page.getByRole('contentinfo'))
    await page.goto(`/term?hl=${language}&webview=1`)
    await expect(frame).toHaveCount(0)
    await page.goto('/routes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame).toHaveCount(0)
    await page.goto('/term?webview=0')
    await expect(frame).toHaveCount(2)
    await page.goto('/routes')
    await expect(frame).toHaveCount(2)
  })
})
