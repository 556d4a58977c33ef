import type { Page } from '@playwright/test'
import { openTownWalk } from '../support/demonstration.ts'
import { colorMessages, editorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'
import { untilRoadsAreReady } from '../support/town.ts'

test('a reader sees what the line is made of, and switches by keyboard or thumb', async ({
  page,
  hasTouch,
  language,
}) => {
  const t = colorMessages(language)
  const { map } = editorMessages(language)
  await untilRoadsAreReady(page)
  await openTownWalk(page, language)
  const frame = page.locator('#map')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.getByRole('button', { name: map.map.fit })).toBeVisible({ timeout: 60_000 })
  const choices = frame.getByRole('radiogroup', { name: t.label })
  const choice = (name: string) => choices.getByRole('radio', { name, exact: true })
  /** The arrow goes to the next choice. */
  const choose = async (name: string, arrow: 'ArrowLeft' | 'ArrowRight') => {
    if (hasTouch) await choice(name).tap()
    else await page.keyboard.press(arrow)
    await expect(choice(name)).toBeChecked()
  }
  const legend = (name: string) => frame.getByRole('list', { name })
  const red = () => redOf(page)
  await expect(choice(t.own)).toBeChecked()
  await expect.poll(red).toBeGreaterThan(0)
  const redAtFirst = await red()

  await test.step('the surface, where it is known', async () => {
    if (!hasTouch) await choice(t.own).focus()
    await choose(t.by.surface, 'ArrowRight')
    await expect(legend(t.by.surface)).toContainText(t.ground.steps)
    await expect(legend(t.by.surface)).toContainText(t.ground.stones)
    await expect(legend(t.by.surface)).toContainText(t.unknown)
    await expect.poll(red).toBeLessThan(redAtFirst / 2)
  })

  await test.step('the slope, by the heights of the line', async () => {
    await choose(t.by.slope, 'ArrowRight')
    await expect(legend(t.by.slope)).toBeVisible()
    await expect(legend(t.by.surface)).toHaveCount(0)
  })

  await test.step('the type of way', async () => {
    await choose(t.by.way, 'ArrowRight')
    await expect(legend(t.by.way)).toContainText(t.ground.street)
    await expect(legend(t.by.slope)).toHaveCount(0)
  })

  await test.step('its own colour again', async () => {
    if (!hasTouch) for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowLeft')
    await choose(t.own, 'ArrowLeft')
    await expect(legend(t.by.way)).toHaveCount(0)
    await expect.poll(red).toBeGreaterThan(redAtFirst / 2)
  })
})

/** How many pixels of the map have about the line's own colour. */
async function redOf(page: Page): Promise<number> {
  const png = await page.locator('#map canvas').screenshot()
  return page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      canvas?.drawImage(image, 0, 0)
      const { data } = canvas?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() }
      let count = 0
      for (let i = 0; i < data.length; i += 4) {
        const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3)
        if (r > 180 && g < 60 && b < 100) count++
      }
      return count
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
}
