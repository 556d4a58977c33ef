import { untilAlive } from '../support/alive.ts'
import { DEMONSTRATION } from '../support/demonstration.ts'
import { editorMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('a map is made when a hand comes near, and seen when it is asked for', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const { map: said } = editorMessages(locale)
  await page.goto(`/routes?q=${encodeURIComponent('中山道')}&hl=${locale}`)
  await untilAlive(page)
  await page.getByRole('article').getByRole('link', { name: DEMONSTRATION[locale].title }).click()
  const frame = page.locator('#map')
  const open = frame.getByRole('button', { name: t('article.openMap') })
  const canvas = frame.locator('canvas')
  const isKept = () => canvas.evaluate((element) => element.hasAttribute('data-kept'))

  await test.step('nothing is made before', async () => {
    await expect(open).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(canvas).toHaveCount(0)
  })

  await test.step('a hand comes near', async () => {
    await open.focus()
    await expect(canvas).toBeAttached()
    await expect(canvas).toHaveAttribute('role', 'slider')
    await canvas.evaluate((element) => element.toggleAttribute('data-kept', true))
    await expect(canvas).toBeHidden()
    await expect(frame.getByRole('slider', { name: said.map.label })).toHaveCount(0)
    await expect(frame.getByRole('tree')).toHaveCount(0)
    await expect(frame.getByRole('button')).toHaveCount(1)
    await expect(open).toBeFocused()
    const ids = await frame.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)])
  })

  await test.step('it is asked for', async () => {
    const place = await frame.boundingBox()
    await open.press('Enter')
    await expect(frame.getByRole('slider', { name: said.map.label })).toBeVisible()
    await expect(open).toHaveCount(0)
    await expect(frame).toBeFocused()
    await expect(frame.locator('picture img')).toBeHidden()
    await expect(frame.getByRole('button', { name: new RegExp(`^${said.layers.title}`) })).toBeVisible()
    expect(await isKept()).toBe(true)
    await expect.poll(() => frame.boundingBox()).toEqual(place)
  })
})

test.describe('a map that cannot be had', () => {
  test.use({ expectedProblems: ['status of 500'] })

  test('says so when it is asked for and not before', async ({ page, language }) => {
    const t = visitorMessages(language)
    await page.route(/\/api\/v1\/routes\/\d+$/, (route) => route.fulfill({ status: 500 }))
    await page.goto(`/routes?q=${encodeURIComponent('中山道')}&hl=${language}`)
    await untilAlive(page)
    await page.getByRole('article').getByRole('link', { name: DEMONSTRATION[language].title }).click()
    const frame = page.locator('#map')
    const open = frame.getByRole('button', { name: t('article.openMap') })
    const failing = page.waitForResponse((response) => response.status() === 500)
    await open.hover()
    await failing
    await expect(open).toBeVisible()
    await expect(frame.getByRole('status')).toHaveCount(0)
    await open.click()
    await expect(frame.getByText(t('article.mapFailed'))).toBeVisible()
    await expect(frame.locator('picture img')).toBeVisible()
  })
})
