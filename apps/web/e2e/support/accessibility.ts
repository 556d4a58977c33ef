import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What lasts less is on its way from one state to another: a map that changes its theme, a picture that gives way. */
const CHANGING_MS = 1500

/** Fails, without ending the test, where axe finds something on what is shown now and stays. */
export async function expectAccessible(page: Page): Promise<void> {
  let problems = await findProblems(page)
  if (problems.length > 0) {
    await page.waitForTimeout(CHANGING_MS)
    problems = await findProblems(page)
  }
  expect.soft(problems, page.url()).toEqual([])
}

async function findProblems(page: Page) {
  // What it calls legacy is one run in the page; the other way opens a page for each run, for frames of other origins
  // that there are none of.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
}

/** The same in both themes. Leaves the one that it found. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const colorScheme of isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}
