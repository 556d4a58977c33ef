import { destinationPoint, type Position } from '@mishiori/map-document'
import { type BrowserContext, expect, type Page } from '@playwright/test'

const START: Position = [137.8, 35.95]

/** One of the recorder's figures. */
export const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')

export async function standAt(context: BrowserContext, meters: number): Promise<void> {
  const [longitude, latitude] = destinationPoint(START, { bearingDegrees: 0, distanceMeters: meters })
  await context.setGeolocation({ longitude, latitude, accuracy: 6 })
}

/** Repeats the position until it is accepted: a position after a fast move is not accepted at once. */
export async function goTo(page: Page, distance: string, meters: number): Promise<void> {
  const shown = (meters / 1000).toFixed(2)
  await expect(async () => {
    await standAt(page.context(), meters)
    await expect(figure(page, distance)).toContainText(shown, { timeout: 1500 })
  }).toPass()
}
