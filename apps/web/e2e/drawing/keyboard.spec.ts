import type { ArticleEditorPage } from '../support/editor.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { pressAll, tabTo } from '../support/keys.ts'
import { visitorMessages } from '../support/messages.ts'
import { findStation, pointAtPlace } from '../support/places.ts'
import { layersButton } from '../support/reading.ts'
import { expect, smallMap, test } from '../support/test.ts'
import { changeWay, untilRoadsAreReady } from '../support/town.ts'

test.use(smallMap)

test('the main job is done with a keyboard alone, with every tool', async ({ page, editor, language }) => {
  test.slow()
  const { t, map, text } = editor.messages
  const { newNames } = map.objects
  const station = await findStation(page, language)
  await untilRoadsAreReady(page)
  await page.goto(`/home?hl=${language}`)
  await tabTo(page, page.getByRole('link', { name: visitorMessages(language)('header.newRoute') }).first())
  await page.keyboard.press('Enter')
  const ways = page.getByRole('dialog', { name: visitorMessages(language)('header.newRoute') })
  await expect(ways).toBeVisible()
  await tabTo(page, ways.getByRole('link', { name: visitorMessages(language)('home.draw') }))
  await page.keyboard.press('Enter')
  await editor.expectMap()

  await test.step('a file', async () => {
    await tabTo(page, page.getByRole('toolbar').getByRole('button', { name: map.tools.select }))
    await page.keyboard.press('End')
    await chooseFile(page, () => page.keyboard.press('Enter'), fixture('torii-pass.gpx'))
    await expect(editor.object('藪原から奈良井へ')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(editor.object('藪原から奈良井へ')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await expect(editor.object('藪原から奈良井へ')).toBeVisible()
  })

  await test.step('a line, one of its points moved', async () => {
    await page.keyboard.press('l')
    await expect(editor.map).toBeFocused()
    await pressAll(page, 'Space', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowUp', 'ArrowUp', 'Space')
    await expect(page.getByText(map.guide.points(3)).first()).toBeVisible()
    await pressAll(page, 'Tab', 'Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expectConfirmed(editor)
  })

  await test.step('a spot with a name', async () => {
    await page.keyboard.press('p')
    await pressAll(page, 'ArrowLeft', 'ArrowLeft', 'Space')
    const name = page.getByRole('dialog').getByRole('textbox', { name: map.info.name })
    await expect(name).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Tea house')
    await page.keyboard.press('Enter')
    await expect(editor.object('Tea house')).toBeVisible()
  })

  await test.step('a circle, a rectangle and a polygon', () => drawShapes(editor))
  await test.step('a spot with a photo', () => setPhotoSpot(editor))
  await test.step('a place that is searched', () => setPlace(editor, station.name))
  await test.step('a way from there along the streets', () => drawWay(editor))

  await test.step('the text', async () => {
    await page.keyboard.press('Alt+2')
    await tabTo(page, editor.title)
    await page.keyboard.type('By keyboard over the pass')
    await tabTo(page, editor.text)
    await page.keyboard.type('/h2')
    await expect(page.getByRole('option', { name: text.heading(2) })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Up')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Tea at the ')
    await page.keyboard.press('Control+Shift+K')
    await expect(page.getByRole('combobox', { name: text.findMapObject })).toBeFocused()
    await page.keyboard.type('Tea')
    await page.keyboard.press('Enter')
    await expect(editor.text.getByRole('paragraph').filter({ hasText: 'Tea at the Tea house' })).toBeVisible()
  })

  await test.step('published', async () => {
    await page.keyboard.press('Alt+3')
    await tabTo(page, page.getByRole('radio', { name: t('visibility.draft'), exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: t('visibility.public'), exact: true })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: t('editor.publish'), exact: true }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: t('recording.title') })
    await tabTo(page, question.getByRole('button', { name: t('publish.action') }))
    await page.keyboard.press('Enter')
    const done = page.getByRole('dialog', { name: t('publish.doneTitle') })
    await expect(done).toBeVisible()
    await tabTo(page, done.getByRole('link', { name: t('publish.open') }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'By keyboard over the pass' })).toBeVisible()
    await tabTo(page, layersButton(page, language))
    await page.keyboard.press('Enter')
    const names = ['line', 'circle', 'rectangle', 'polygon', 'navigationLine'] as const
    for (const name of [...names.map((kind) => `${newNames[kind]} 1`), 'Tea house', 'View', station.name])
      await expect(editor.object(name)).toBeVisible({ timeout: 60_000 })
  })
})

const expectConfirmed = ({ page, messages: { map } }: ArticleEditorPage) =>
  expect(page.getByRole('toolbar').getByRole('button', { name: map.tools.select })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

async function drawShapes(editor: ArticleEditorPage): Promise<void> {
  const { page, map, messages } = editor
  const corners = (count: number) => page.getByText(messages.map.guide.points(count)).first()
  const draw = async (number: string, ...keys: readonly string[]) => {
    await pressAll(page, 's', number)
    await tabTo(page, map)
    await pressAll(page, ...keys)
  }
  await draw('1', 'Space', 'w', 'Shift+ArrowRight', 'Enter')
  await expectConfirmed(editor)
  await draw('2', 'Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space', 'Enter')
  await expectConfirmed(editor)
  await draw('3', 'Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space')
  await expect(corners(3)).toBeVisible()
  await pressAll(page, 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Space')
  await expect(page.getByText(messages.map.guide.editPolygon('keyboard'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expectConfirmed(editor)
}

async function setPhotoSpot({ page, map, messages: { map: w } }: ArticleEditorPage): Promise<void> {
  const form = page.getByRole('dialog')
  await chooseFile(page, () => page.keyboard.press('i'), fixture('pass.png'))
  await expect(page.getByText(w.photos.place('keyboard', 'pass', 1)).first()).toBeVisible()
  await expect(map).toBeFocused()
  await pressAll(page, 'ArrowLeft', 'Space')
  await expect(form.getByRole('textbox', { name: w.info.name })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('View')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await tabTo(page, page.getByRole('treeitem', { name: 'View' }))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('img', { name: w.photos.alt('View', 1, 1) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
}

async function setPlace(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page, messages } = editor
  await page.keyboard.press('/')
  await pointAtPlace(editor, name)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: messages.map.info.label(name), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function drawWay(editor: ArticleEditorPage): Promise<void> {
  const { page, map } = editor
  await page.keyboard.press('n')
  await expect(map).toBeFocused()
  await pressAll(page, 'Space', 'Shift+ArrowRight')
  await changeWay(editor, () => page.keyboard.press('Space'))
  await page.keyboard.press('Enter')
  await expectConfirmed(editor)
}
