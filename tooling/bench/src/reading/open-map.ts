import type { Page } from '@playwright/test'
import { type SlowPhone, slowPhone } from './slow-phone.ts'

/** Milliseconds from the tap on "open the map". */
export interface ShownMap {
  /** Until the map is there, when nothing of it was. */
  readonly coldMs: number
  /** The same once a hand has come near the button for a while, so that the map was prepared. */
  readonly preparedMs: number
  /** And until everything in view has been drawn. */
  readonly drawnMs: number
  /** How far things moved, the map's opening included. */
  readonly shift: number
}

export async function openMap(url: string): Promise<ShownMap> {
  const cold = await onPhone(url, async (phone) => tapMap(phone))
  const prepared = await onPhone(url, async (phone) => {
    await openButton(phone.page).hover()
    await phone.untilQuiet()
    return tapMap(phone)
  })
  return {
    coldMs: cold.thereMs,
    preparedMs: prepared.thereMs,
    drawnMs: prepared.drawnMs,
    shift: Math.max(cold.shift, prepared.shift),
  }
}

async function onPhone<T>(url: string, use: (phone: SlowPhone) => Promise<T>): Promise<T> {
  const phone = await slowPhone()
  try {
    await phone.open(url)
    return await use(phone)
  } finally {
    await phone.close()
  }
}

const openButton = (page: Page) => page.locator('#map button').first()

async function tapMap(phone: SlowPhone) {
  const { page } = phone
  await page.evaluate(() => {
    const mark = (name: string, startTime: number) => performance.mark(name, { startTime })
    addEventListener('pointerdown', ({ timeStamp }) => mark('tap', timeStamp), { once: true, capture: true })
    // Made behind the picture it is not there yet.
    const canvas = () => document.querySelector('#map .maplibregl-canvas')
    const isThere = () => canvas()?.checkVisibility({ visibilityProperty: true }) === true
    // The drawn map lies over the live one until that has drawn what is in view.
    const isDrawn = () => isThere() && document.querySelector('#map picture img')?.checkVisibility() === false
    const watch = (name: string, hasCome: () => boolean) => {
      if (hasCome()) mark(name, performance.now())
      else requestAnimationFrame(() => watch(name, hasCome))
    }
    watch('there', isThere)
    watch('drawn', isDrawn)
  })
  await openButton(page).click()
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  await phone.untilQuiet()
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { thereMs: at('there') - at('tap'), drawnMs: at('drawn') - at('tap'), shift: window.vitals.shift }
  })
}
