import type { CDPSession } from '@playwright/test'
import type { ArticleEditorPage } from './editor.ts'

/** Pixels from the map's top left corner. */
export type Point = readonly [x: number, y: number]

/** A little more than the editor asks of a hold. */
const HOLD_MS = 450
const STEPS = 3

/** Drags what is at `from` to `to`: with the mouse, or with a finger that rests before it moves. */
export async function dragOnMap(editor: ArticleEditorPage, from: Point, to: Point): Promise<void> {
  const [start, end] = [await inWindow(editor, from), await inWindow(editor, to)]
  await drag(editor, start, end)
}

/** As {@link dragOnMap}, anywhere in the window. */
export async function drag(editor: ArticleEditorPage, start: WindowPoint, end: WindowPoint): Promise<void> {
  const { mouse } = editor.page
  if (await editor.isTouch()) return holdAndMove(editor, start, end)
  await mouse.move(start.x, start.y)
  await mouse.down()
  await mouse.move(end.x, end.y, { steps: STEPS })
  await mouse.up()
}

/** Rests a finger on the map and lifts it again. */
async function holdOnMap(editor: ArticleEditorPage, at: Point): Promise<void> {
  const point = await inWindow(editor, at)
  await holdAndMove(editor, point, point)
}

/** Takes a point of what is edited away: with the mouse's other button, or with a finger that rests on it. */
export async function removeOnMap(editor: ArticleEditorPage, at: Point): Promise<void> {
  const [x, y] = at
  if (await editor.isTouch()) await holdOnMap(editor, at)
  else await editor.map.click({ position: { x, y }, button: 'right' })
}

interface WindowPoint {
  readonly x: number
  readonly y: number
}

async function holdAndMove({ page }: ArticleEditorPage, start: WindowPoint, end: WindowPoint): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await touch(finger, 'touchStart', [start])
  // Counted in the page, after its own clock of the hold has begun: a page that is busy is not overtaken.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), HOLD_MS)
  if (start !== end) await move(finger, start, end)
  await touch(finger, 'touchEnd', [])
  await finger.detach()
}

async function move(finger: CDPSession, start: WindowPoint, end: WindowPoint): Promise<void> {
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS
    await touch(finger, 'touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }])
  }
}

async function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: WindowPoint[]) {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints })
}

async function inWindow({ map }: ArticleEditorPage, [x, y]: Point): Promise<WindowPoint> {
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  return { x: box.x + x, y: box.y + y }
}
