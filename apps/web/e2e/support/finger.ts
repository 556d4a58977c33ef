import type { Locator, Page } from '@playwright/test'

const STEPS = 4

interface Swipe {
  readonly over: Locator
  /** Pixels to the right, negative to the left. */
  readonly across: number
  /** With a finger, otherwise with the mouse. */
  readonly hasTouch: boolean
}

/** Moves across the middle of the visible area, half of the way on either side. */
export async function swipe(page: Page, { over, across, hasTouch }: Swipe): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('nothing is shown to swipe over')
  const y = box.y + box.height / 2
  const at = (step: number) => box.x + box.width / 2 + across * (step / STEPS - 0.5)
  if (!hasTouch) {
    await page.mouse.move(at(0), y)
    await page.mouse.down()
    await page.mouse.move(at(STEPS), y, { steps: STEPS })
    await page.mouse.up()
    return
  }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: at(0), y })
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', { x: at(step), y })
  await touch('touchEnd')
  await finger.detach()
}
