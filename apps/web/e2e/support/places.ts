import type { Page } from '@playwright/test'
import type { Locale, Place } from '@repo/contract'
import { apiOf } from './api.ts'
import type { ArticleEditorPage } from './editor.ts'
import { expect, test } from './test.ts'

/** A place in the town that every installation for trying has. */
export const stationName = (locale: Locale) => (locale === 'ja' ? 'しおり駅' : 'Shiori Station')

/** The station as a search finds it. A fresh installation serves before its places are there. */
export async function findStation(page: Page, locale: Locale): Promise<Place> {
  test.slow()
  let station: Place | undefined
  const query = { q: stationName(locale), hl: locale }
  await expect(async () => {
    const answer = await apiOf(page).searchPlaces({ query })
    station = answer.ok ? answer.data.data[0] : undefined
    expect(station?.name).toBe(query.q)
  }).toPass({ timeout: 120_000 })
  if (!station) throw new Error('the station is not found')
  return station
}

/** In the field for places that has the focus: types a name and goes to the place that is found, which Enter then chooses. */
export async function pointAtPlace({ page, messages }: ArticleEditorPage, name: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: messages.map.places.label })).toBeFocused()
  await page.keyboard.type(name)
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
}
