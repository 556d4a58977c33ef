import { expect, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { editorMessages } from './messages.ts'

/** Something on the demonstration's map. */
interface Shown {
  /** What it is called in the list of layers. */
  readonly name: string
  /** The text of the link to it. */
  readonly link: string
}

/** What the article over the pass says in each of its languages. */
export interface Demonstration {
  readonly title: string
  readonly walk: string
  readonly sights: string
  readonly torii: Shown
  readonly soba: Shown
  readonly station: Shown
}

export const DEMONSTRATION: Readonly<Record<Locale, Demonstration>> = {
  ja: {
    title: '中山道 鳥居峠を歩く — 藪原宿から奈良井宿へ',
    walk: '歩いた道',
    sights: '見どころ',
    torii: { name: '御嶽神社の鳥居', link: '御嶽神社の鳥居' },
    soba: { name: '宿場のそば', link: 'そば' },
    station: { name: '奈良井駅', link: '奈良井駅' },
  },
  'en-us': {
    title: 'Over the Torii Pass on the Nakasendo — from Yabuhara to Narai',
    walk: 'The walk',
    sights: 'What to see',
    torii: { name: 'Torii of Ontake Shrine', link: 'torii of Ontake Shrine' },
    soba: { name: 'Soba in the post town', link: 'soba' },
    station: { name: 'Narai Station', link: 'Narai Station' },
  },
}

/** Opens an article that every installation for trying has, with its live map. @returns its id. */
export async function openDemonstration(page: Page, locale: Locale): Promise<string> {
  // Other tests publish routes over the same pass.
  await page.goto(`/routes?q=${encodeURIComponent('中山道')}&hl=${locale}`)
  await page.getByRole('article').getByRole('link', { name: DEMONSTRATION[locale].title }).click()
  await page.waitForURL(/\/routes\/\d+$/)
  await expect(page.getByRole('button', { name: editorMessages(locale).map.map.fit })).toBeVisible({ timeout: 60_000 })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** In the town that every new installation has the data of. */
const TOWN_WALK = { ja: '架空の「しおり町」を歩く', 'en-us': 'A walk through an invented town' } as const

/** Opens the article about a walk through that town. */
export async function openTownWalk(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/routes?q=${encodeURIComponent('しおり町')}&hl=${locale}`)
  await page.getByRole('article').getByRole('link', { name: TOWN_WALK[locale] }).click()
  await page.waitForURL(/\/routes\/\d+$/)
}
