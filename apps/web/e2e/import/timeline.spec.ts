import type { Page } from '@playwright/test'
import { aUser, forgetCookies, logInFromSheet } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { timelineMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'
import { dropTimeline, TIMELINE_FILE, TIMELINE_PLACE } from '../support/timeline-files.ts'

/** Requests of a page that carry anything, or that name what only the file knows. */
function watchWhatLeaves(page: Page) {
  const left: string[] = []
  const known = [TIMELINE_PLACE, TIMELINE_FILE.name, '2026-10-17', '35.9351', '137.8112']
  page.on('request', (request) => {
    const sent = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
    const isTelling = request.method() !== 'GET' || known.some((word) => sent.includes(word))
    if (isTelling) left.push(`${request.method()} ${request.url()}`)
  })
  return left
}

test('a timeline is looked at, imported, and one of its days becomes a draft', async ({ page, language }) => {
  const t = timelineMessages(language)
  const account = await aUser(page, language)
  await forgetCookies(page)
  await page.goto(`/timeline_import?hl=${language}`)
  const left = watchWhatLeaves(page)
  await dropTimeline(page, language)
  const execute = page.getByRole('button', { name: t('timeline.execute', { count: 2 }) })
  await expect(execute).toBeEnabled()
  await page.getByRole('tab', { name: t('timeline.tabMap') }).click()
  await page.getByRole('button', { name: t('timeline.previousDay') }).click()
  await expect(page.getByRole('button', { name: t('movement.WALKING') }).first()).toBeVisible()
  await execute.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('timeline.logInRequired'))
  expect(left).toEqual([])

  await logInFromSheet(page, account, language)
  await expect(page).toHaveURL(/\/timeline_import/)
  await execute.click() // what was chosen is still there
  await page.getByRole('link', { name: t('timeline.openCalendar') }).click()
  await expect(page).toHaveURL(/\/home\/gm_timeline\/map/)
  await expect(async () => {
    await page.reload() // the job may have just started
    await expect(page.getByRole('link', { name: /17/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: /17/ }).click()
  await expect(page).toHaveURL(/date=2026-10-17/)
  await page.getByRole('button', { name: t('timeline.copy') }).click()
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit/)
  const [, id = ''] = /routes\/(\d+)\/edit/.exec(page.url()) ?? []
  const made = await apiOf(page).readRoute({ params: { id } })
  expect(made.ok && [made.data.is_draft, made.data.layer.length > 0]).toEqual([true, true])
})
