import { aUser } from '../e2e/support/accounts.ts'
import { untilAlive } from '../e2e/support/alive.ts'
import { createArticle } from '../e2e/support/articles.ts'
import { editorMessages, visitorMessages } from '../e2e/support/messages.ts'
import { layersButton } from '../e2e/support/reading.ts'
import { expect, test } from '../e2e/support/test.ts'
import { Orca } from './support/orca.ts'

test('a route that is chosen among suggestions says its title', async ({ page, language }) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const word = `saxifrage${language.slice(0, 2)}`
  await createArticle(page, { title: `Beyond the ${word}` })
  await page.goto(`/term?hl=${language}`)
  await untilAlive(page)
  const orca = new Orca()
  await orca.attend(page)
  const search = page.getByRole('banner').getByRole('combobox', { name: t('header.search') })
  await orca.reach(search, t('header.search'))
  await orca.type(word)
  await expect(page.getByRole('option', { name: `Beyond the ${word}` })).toBeVisible()
  await orca.press('Down', `Beyond the ${word}`)
  await orca.press('Return', `Beyond the ${word}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an object of a route is opened from the list of layers, and read', async ({ page, language }) => {
  const { map } = editorMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page, { title: 'Over the pass' })
  await page.goto(`/routes/${id}?hl=${language}`)
  const layers = layersButton(page, language)
  await expect(layers).toBeVisible({ timeout: 60_000 })
  const orca = new Orca()
  await orca.attend(page)
  await orca.reach(layers, map.layers.title)
  await orca.press('Return')
  const row = page.getByRole('treeitem', { name: /Old road/ })
  await orca.reach(row, 'Old road')
  await orca.press('Return', new RegExp(`Old road.*${map.info.length}`))
  await page.keyboard.press('Escape')
  await expect(row).toBeHidden() // the window has taken the place of the list
  await expect(page.getByRole('slider', { name: map.map.label })).toBeFocused()
  await orca.reach(layers, map.layers.title)
  await orca.press('Return')
  const layer = page.getByRole('treeitem').first()
  const name = (await layer.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await orca.reach(layer, name)
  await orca.press('Return', map.announce.layerHidden(name))
  await orca.press('Return', map.announce.layerShown(name))
})

test('another page says its heading', async ({ page, language }) => {
  const t = visitorMessages(language)
  await page.goto(`/term?hl=${language}`)
  await untilAlive(page)
  const orca = new Orca()
  await orca.attend(page)
  await orca.reach(page.getByRole('contentinfo').getByRole('link', { name: t('footer.privacy') }), t('footer.privacy'))
  await orca.press('Return', / heading level 1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
