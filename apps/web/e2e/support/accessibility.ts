import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What lasts less is on its way from one state to another: a map that changes its theme, a picture that gives way. */
const CHANGING_MS = 1500

/** Themes differ in nothing else. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Fails, without ending the test, where axe finds something on what is shown now and stays. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  let problems = await findProblems(page, rules)
  if (problems.length > 0) {
    await page.waitForTimeout(CHANGING_MS)
    problems = await findProblems(page, rules)
  }
  expect.soft(problems, page.url()).toEqual([])
}

async function findProblems(page: Page, rules?: readonly string[]) {
  // What it calls legacy is one run in the page; the other way opens a page for each run, for frames of other origins
  // that there are none of.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
}

/** The same in both themes. Leaves the one that it found. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' })
  await expectAccessible(page, RULES_OF_COLOURS)
  await page.emulateMedia({ colorScheme: own, reducedMotion: 'reduce' })
}
