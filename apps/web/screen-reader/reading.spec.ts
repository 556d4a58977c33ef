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
  await orca.press('Return', 'Day 1') // the layer has the focus
  await orca.press('Return', map.announce.layerHidden('Day 1'))
  await orca.press('Return', map.announce.layerShown('Day 1'))
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

test('reading on from the map goes on with the article, also after the text was scrolled', async ({
  page,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page, { context: { version: 1, blocks: longText() } })
  await page.goto(`/routes/${id}?hl=${language}`)
  await expect(layersButton(page, language)).toBeVisible({ timeout: 60_000 })
  const orca = new Orca()
  await orca.attend(page)
  await orca.reach(page.getByRole('link', { name: t('common.skipToContent') }), t('common.skipToContent'))
  await orca.press('End')
  await orca.press('h', 'Over the pass heading level 1')
  await orca.press('h', 'The ford heading level 2')
  await orca.press('h', 'The hut heading level 2')
  await expect(page.getByRole('heading', { name: 'The hut' })).toBeInViewport()
  await orca.press('ctrl+Home')
  await orca.press('KP_Add', 'The water is cold before the ford.', 'Ask at the hut for the key.', t('comments.empty'))
})

function longText() {
  const text = (value: string) => ({ type: 'paragraph', text: value })
  const filler = Array.from({ length: 12 }, (_, index) =>
    text(`Stone ${index} of the old road is worn by straw sandals.`),
  )
  return [
    { type: 'header', level: 2, text: 'The ford' },
    text('The water is cold before the ford.'),
    ...filler,
    { type: 'header', level: 2, text: 'The hut' },
    text('Ask at the hut for the key.'),
    ...filler,
  ]
}
