import { untilAlive } from '../support/alive.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('addresses below /en are English, with their links, and change nobody’s language', async ({ page }) => {
  const html = page.locator('html')
  await page.goto('/routes?hl=ja')
  await page.goto('/en/routes?sort=favorite_count')
  await expect(page).toHaveURL('/en/routes?sort=favorite_count')
  await expect(html).toHaveAttribute('lang', 'en-US')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/routes\/\d+$/)
  await expect(html).toHaveAttribute('lang', 'en-US')
  await untilAlive(page)
  await page.getByRole('banner').getByText('English', { exact: true }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/routes\/\d+$/)
  await page.goto('/routes?hl=ja')
  await page.goto('/en/home')
  await expect(page).toHaveURL('/en/login?next=%2Fhome')
  await page.goto('/routes')
  await expect(html).toHaveAttribute('lang', 'ja')
})

test.describe('what is not there', () => {
  test.use({ expectedProblems: ['status of 404'] })

  test('leads back to the start below /en', async ({ page }) => {
    await page.goto('/en/nothing-here')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/?$/)
  })
})

test('[A16] addresses below /en lead to no other site', async ({ request }) => {
  for (const path of ['/en//elsewhere.example', '/en/%5Celsewhere.example', '/en/%09/elsewhere.example']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([404, undefined])
  }
})
