import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import siteMap from '../../app/routes.ts'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { expectNoScrolling, expectToFit } from '../support/fit.ts'
import { visitorMessages } from '../support/messages.ts'
import {
  becomeAuthor,
  becomeModerator,
  NOT_SHOWN,
  PAGES_OF_AUTHORS,
  PAGES_OF_MODERATORS,
  PAGES_OF_READERS,
} from '../support/pages.ts'
import { DESK, PHONE } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedProblems: ['status of 404'] })
test.describe.configure({ mode: 'parallel' })

test('every page of the site is in one of the lists', { tag: '@once' }, async () => {
  const lists = [PAGES_OF_READERS, PAGES_OF_AUTHORS, PAGES_OF_MODERATORS]
  const listed = [...lists.flatMap((pages) => Object.keys(pages)), ...NOT_SHOWN]
  expect(listed.toSorted()).toEqual(patternsOf(await siteMap, '').toSorted())
})

for (const [pattern, visit] of Object.entries(PAGES_OF_READERS))
  test(`[C34] ${pattern} is accessible in the light and in the dark, and fits the screen`, async ({
    page,
    language,
  }) => {
    test.slow()
    await visit({ page, language, look: () => expectUsable(page) })
  })

/** Those of authors take longest: in two parts, which two browsers can look at. */
const pagesOfAuthors = Object.entries(PAGES_OF_AUTHORS)
const PARTS = {
  'an account': pagesOfAuthors.filter(([pattern]) => pattern.startsWith('/home/account')),
  'an author': pagesOfAuthors.filter(([pattern]) => !pattern.startsWith('/home/account')),
}

for (const [part, pages] of Object.entries(PARTS))
  test(`[C34] pages of ${part} are accessible in the light and in the dark, and fit the screen`, async ({
    page,
    language,
  }) => {
    test.slow()
    await becomeAuthor(page, language)
    for (const [pattern, visit] of pages) {
      const look = async () => {
        await expectUncached(page)
        await expectUsable(page)
        if (pattern === '/home/routes/:articleId/edit') await expectNoScrolling(page)
      }
      await test.step(pattern, () => visit({ page, language, look }))
    }
  })

test('[C34] the choice of how to begin a route is accessible in the light and in the dark, and fits the screen', async ({
  page,
  language,
}) => {
  await aUser(page, language)
  const t = visitorMessages(language)
  await page.goto(`/routes?hl=${language}`)
  await untilAlive(page)
  const opener = page.getByRole('banner').getByRole('link', { name: t('header.newRoute') })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: t('header.newRoute') })
  await expect(dialog.getByRole('link', { name: t('home.draw') })).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('[C34] pages of a moderator are accessible in the light and in the dark, and fit the screen', async ({
  page,
  language,
  server,
}) => {
  test.slow()
  await becomeModerator(page, language, server)
  for (const [pattern, visit] of Object.entries(PAGES_OF_MODERATORS))
    await test.step(pattern, () =>
      visit({
        page,
        language,
        async look() {
          await expectUncached(page)
          await expectUsable(page)
        },
      }),
    )
})

/** No cache may keep what somebody sees who is logged in. */
async function expectUncached(page: Page): Promise<void> {
  const headers = (await page.request.get(page.url())).headers()
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers).not.toHaveProperty('cdn-cache-control')
}

/** In both themes, and as on a phone and at a desk, whose header, menus and panels are others. */
async function expectUsable(page: Page): Promise<void> {
  const own = page.viewportSize() ?? DESK
  for (const size of [own.width < 600 ? DESK : PHONE, own]) {
    await page.setViewportSize(size)
    await expectAccessibleInBothThemes(page)
    await expectToFit(page)
  }
}

/** Paths of the pages of a site map, as one writes them. */
function patternsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return children ? patternsOf(children, own) : path === undefined && !index ? [] : [own || '/']
  })
}
