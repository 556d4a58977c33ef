import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { chooseFile } from './fixtures.ts'
import type { Point } from './hand.ts'
import { editorMessages } from './messages.ts'

type Section = 'map' | 'content' | 'settings'

/** The article editor as its user sees it. */
export class ArticleEditorPage {
  readonly page: Page
  readonly messages: ReturnType<typeof editorMessages>

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.messages = editorMessages(locale)
  }

  async openNew(): Promise<void> {
    await this.page.goto('/home/routes/create')
    await this.expectMap()
  }

  /** An article, or a new one, with its text: the map, which is slow to draw, is not made. */
  async openContent(id?: number): Promise<void> {
    await this.page.goto(`${id === undefined ? '/home/routes/create' : `/home/routes/${id}/edit`}#content`)
    await expect(this.title).toBeVisible()
  }

  /** The map is drawn and takes clicks. */
  async expectMap(): Promise<void> {
    await expect(this.page.getByRole('button', { name: this.messages.map.map.fit })).toBeVisible({ timeout: 60_000 })
  }

  get map(): Locator {
    return this.page.getByRole('slider', { name: this.messages.map.map.label })
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').locator('[data-save-state]')
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: this.messages.t('content.title'), exact: true })
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: this.messages.text.editorLabel })
  }

  object(name: string): Locator {
    return this.page.getByRole('treeitem', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
  }

  /** Opens the info window of an object of the list, which a phone has in a sheet. */
  async inspect(name: string): Promise<Locator> {
    const { layers, info } = this.messages.map
    const window = this.page.getByRole('dialog', { name: info.label(name), exact: true })
    const row = this.object(name).getByText(name, { exact: true })
    const opener = this.page.getByRole('button', { name: layers.open })
    await expect(window.or(row).or(opener).first()).toBeVisible()
    if (await window.isVisible()) return window
    if (await opener.isVisible()) await opener.click()
    await row.click()
    await expect(window).toBeVisible()
    return window
  }

  async closeWindow(): Promise<void> {
    const window = this.page.getByRole('dialog')
    await window.getByRole('button', { name: this.messages.map.common.close }).click()
    await expect(window).toBeHidden()
  }

  /** Opens the info window of an object and chooses from what can be done with it. */
  async change(name: string, action: string): Promise<void> {
    const label = this.messages.map.lines.menu(name)
    const window = await this.inspect(name)
    await window.getByRole('button', { name: label }).click()
    await this.page.getByRole('menu', { name: label }).getByRole('menuitem', { name: action }).click()
  }

  async show(section: Section): Promise<void> {
    const tab = this.page.getByRole('tab', { name: this.messages.t(`editor.tab.${section}`) })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  async chooseTool(
    tool: 'line' | 'navigationLine' | 'spot' | 'imageSpot' | 'shape' | 'placeSearch' | 'file',
  ): Promise<void> {
    const { tools } = this.messages.map
    const bar = this.page.getByRole('toolbar', { name: tools.label })
    const button = bar.getByRole('button', { name: tools[tool], exact: true })
    // A phone keeps what does not fit behind one more button.
    if (await button.isHidden()) await this.pressButton(bar.getByRole('button', { name: tools.more, exact: true }))
    await this.pressButton(button)
  }

  async chooseShape(kind: 'circle' | 'rectangle' | 'polygon'): Promise<void> {
    await this.chooseTool('shape')
    const { shapes, objects } = this.messages.map
    const group = this.page.getByRole('group', { name: shapes.label, exact: true })
    await this.pressButton(group.getByRole('button', { name: objects.kinds[kind] }))
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600
  }

  isTouch(): Promise<boolean> {
    return this.page.evaluate(() => navigator.maxTouchPoints > 0)
  }

  async press(...points: readonly Point[]): Promise<void> {
    const isTouch = await this.isTouch()
    for (const [x, y] of points) {
      if (isTouch) await this.map.tap({ position: { x, y } })
      else await this.map.click({ position: { x, y } })
    }
  }

  /** With a finger where there is touch. */
  async pressButton(button: Locator): Promise<void> {
    if (await this.isTouch()) await button.tap()
    else await button.click()
  }

  async confirm(): Promise<void> {
    await this.pressButton(this.page.getByRole('button', { name: this.messages.map.common.confirm }))
  }

  /** Drops a file on the map with the browser's own drag and drop. */
  async dropOnMap(path: string): Promise<void> {
    const box = await this.map.boundingBox()
    if (!box) throw new Error('the map is not shown')
    const input = await this.page.context().newCDPSession(this.page)
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await input.send('Input.dispatchDragEvent', { type, ...at, data })
    await input.detach()
  }

  /** Chooses files with the tool's button. */
  async openOnMap(...paths: string[]): Promise<void> {
    await chooseFile(this.page, () => this.chooseTool('file'), ...paths)
  }

  /** A block below what was written last, chosen from the menu that a slash opens. */
  async addBlock(name: string): Promise<void> {
    await this.page.keyboard.press('Enter')
    await this.page.keyboard.type('/')
    const menu = this.page.getByRole('listbox', { name: this.messages.text.chooseBlock })
    await menu.getByRole('option', { name }).click()
    await expect(menu).toBeHidden()
  }

  /** Presses a button of the header, which narrow windows keep behind one more. */
  async pressInHeader(name: string): Promise<void> {
    const header = this.page.getByRole('banner')
    const more = header.getByRole('button', { name: this.messages.t('editor.more') })
    const button = header.getByRole('button', { name, exact: true })
    await expect(more.or(button).first()).toBeVisible()
    if (await button.isVisible()) return button.click()
    await more.click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  async expectSaved(): Promise<void> {
    const saved = this.messages.t('save.saved', { time: '__' }).replace('__', '.+')
    await expect(this.saveState).toHaveText(new RegExp(saved), { timeout: 30_000 })
  }

  /** @param isConfirmed whether the visibility dialog opens, as when the settings have none yet. @returns the address. */
  async publish({ withRecording = false, isConfirmed = false } = {}): Promise<string> {
    await this.page.getByRole('button', { name: this.messages.t('editor.publish'), exact: true }).click()
    if (isConfirmed) await this.answerForAll()
    if (withRecording) {
      const question = this.page.getByRole('dialog', { name: this.messages.t('recording.title') })
      await question.getByRole('button', { name: this.messages.t('publish.action') }).click()
    }
    return this.publishedAddress()
  }

  /** Answers the question who a route is for: everybody. */
  async answerForAll(): Promise<void> {
    const question = this.page.getByRole('dialog', { name: this.messages.t('publish.title') })
    await question.getByRole('button', { name: this.messages.t('publish.action') }).click()
  }

  /** When the route is out. */
  publishedAddress(): Promise<string> {
    const done = this.page.getByRole('dialog', { name: this.messages.t('publish.doneTitle') })
    return done.getByLabel(this.messages.t('publish.address')).inputValue()
  }
}
