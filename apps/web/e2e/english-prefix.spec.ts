import { expect, test } from './support/test.ts'

test('addresses below /en lead to the same page in English, and to no other site', async ({ page }) => {
  await page.goto('/en/routes?sort=favorite_count')
  await expect(page).toHaveURL('/routes?sort=favorite_count&hl=en-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  for (const [asked, path] of [
    ['/en', '/?hl=en-us'],
    ['/en/users/3?hl=ja', '/users/3?hl=en-us'],
    ['/en//elsewhere.example', '/elsewhere.example?hl=en-us'],
    ['/en/%5Celsewhere.example', '/elsewhere.example?hl=en-us'],
  ]) {
    const answer = await page.request.get(asked ?? '', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, path])
  }
})
