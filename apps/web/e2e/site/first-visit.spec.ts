import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test('on a first visit a tour is offered, gone through by keyboard, and kept in the account', async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  const offer = page.getByRole('button', { name: t('tour.offerFirst') })
  const step = page.getByRole('dialog')
  await page.goto(`/?hl=${locale}`)
  await untilAlive(page)

  await test.step('nothing begins by itself', async () => {
    await expect(offer).toBeVisible()
    await expect(step).toBeHidden()
  })

  await test.step('each step takes the focus, and the last one ends it', async () => {
    await offer.press('Enter')
    const titles: string[] = []
    await expect(async () => {
      await expect(step).toBeFocused()
      titles.push((await step.getByRole('heading').textContent()) ?? '')
      await step.getByRole('button').last().press('Enter')
      await expect(step).toBeHidden({ timeout: 500 })
    }).toPass({ intervals: [0] })
    expect(new Set(titles).size).toBe(4)
    await expect(offer).toBeHidden()
  })

  await test.step('it is not offered again, and an account knows of it', async () => {
    await page.reload()
    await untilAlive(page)
    await expect(offer).toBeHidden()
    const tutorialOf = async () => {
      const answer = await apiOf(page).currentUser()
      return answer.ok ? Object.keys(answer.data?.tutorial ?? {}) : []
    }
    await aUser(page, locale)
    expect(await tutorialOf()).toEqual([])
    await page.goto(`/home?hl=${locale}`)
    await expect.poll(tutorialOf).toEqual(['first_use'])
  })
})
