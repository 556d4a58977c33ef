import type { StockCategoryList, StockState } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ArticleCard } from '../list/article-card.tsx'
import { aListedArticle } from '../testing/sample-cards.ts'
import { anArticle } from '../testing/sample-reading.ts'
import { StockButton } from './stock-buttons.tsx'
import { pendingStock, stockStatusOf } from './stock-target.ts'

const categoriesOf = (...names: readonly string[]): StockCategoryList => ({
  data: names.map((name, index) => ({ id: index + 1, name, count: 14 * (index + 1) })),
  total: 128,
  uncategorized_count: 51,
})
const THREE = categoriesOf('秋に行きたい', 'しまなみ・瀬戸内', '電車で日帰り')
const FIVE = categoriesOf('一', '二', '三', '四', '五')
const kept = (id: number | null): StockState => ({ stock: [{ stockcategory_id: id }], onStocked: true })
const NOT_STOCKED: StockState = { stock: [], onStocked: false }

let requests: FakeRequest[] = []
const stockAnswers = {
  'GET /api/v1/self/stockcategory': () => THREE,
  'POST /api/v1/routes/7/stock': ({ body }: FakeRequest) =>
    kept(typeof body === 'object' && body && 'stockcategory_id' in body ? Number(body.stockcategory_id) || null : null),
  'DELETE /api/v1/routes/7/stock': () => NOT_STOCKED,
}
const answering = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  return () => {
    requests = []
    return fakeApi({ ...stockAnswers, ...answers }, requests)
  }
}
const changes = () => requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])

const meta = {
  title: 'web/Stock',
  decorators: [withSite],
  parameters: { root: { viewer: aViewer() } },
  render: () => (
    <div style={{ maxWidth: 300 }}>
      <ArticleCard article={aListedArticle()} />
      <StockButton article={{ ...anArticle(), titleLang: undefined }} token={null} />
      <FlashStack />
    </div>
  ),
  beforeEach: answering(),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const KeepsAtOnceAndAsksForACategory: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「鳥居峠を越える」をストックする' }))
    // All parts of the page know.
    await expect(canvas.getByRole('button', { name: 'ストック済み' })).toHaveAttribute('aria-pressed', 'true')
    const dialog = within(await canvas.findByRole('dialog', { name: '分類を選ぶ' }))
    await waitFor(() => expect(dialog.getByText('ストックに入れました。')).toBeVisible())
    await userEvent.click(await dialog.findByRole('radio', { name: /しまなみ/ }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(changes()).toEqual([
        ['POST', { stockcategory_id: null }],
        ['POST', { stockcategory_id: 2 }],
      ]),
    )
    await expect(canvas.getByRole('button', { name: '「鳥居峠を越える」のストックを変える' })).toHaveFocus()
  },
}

export const Removes: Story = {
  render: () => (
    <>
      <StockButton article={{ ...anArticle({ kept: stockStatusOf(kept(2)) }), titleLang: undefined }} token={null} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ストック済み' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(await dialog.findByRole('radio', { name: /しまなみ/ })).toBeChecked()
    await expect(dialog.queryByText('ストックに入れました。')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'ストックから外す' }))
    await expect(await canvas.findByRole('button', { name: 'ストックする' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('「鳥居峠を越える」をストックから外しました。')).toBeVisible())
    await waitFor(() => expect(changes()).toEqual([['DELETE', null]]))
  },
}

export const IsAsItWasWhenItFails: Story = {
  beforeEach: answering({ 'POST /api/v1/routes/7/stock': () => refusal('server.unavailable', 503) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ストックする' }))
    await waitFor(() => expect(canvas.getByText(/もとのままです/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'ストックする' })).toHaveAttribute('aria-pressed', 'false')
  },
}

export const MakesACategory: Story = {
  beforeEach: answering({
    'POST /api/v1/self/stockcategory': ({ body }) =>
      JSON.stringify(body).includes('電車')
        ? refusal('stock_category.name_taken')
        : categoriesOf(...THREE.data.map(({ name }) => name), '冬の低山'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ストックする' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const name = await dialog.findByRole('textbox', { name: '新しい分類の名前' })
    await userEvent.type(name, '電車で日帰り{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('同じ名前の分類があります。')
    await expect(name).toHaveValue('電車で日帰り')
    await userEvent.clear(name)
    await userEvent.type(name, '冬の低山{Enter}')
    await expect(await dialog.findByRole('radio', { name: /冬の低山/ })).toBeChecked()
    await expect(name).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(changes().at(-1)).toEqual(['POST', { stockcategory_id: 4 }]))
  },
}

export const FiveAreAllThereCanBe: Story = {
  globals: { locale: 'en-us' },
  beforeEach: answering({ 'GET /api/v1/self/stockcategory': () => FIVE }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose a category' }))
    await waitFor(() => expect(dialog.getByText(/up to 5 categories/)).toBeVisible())
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await expect(dialog.getAllByRole('radio')).toHaveLength(6)
  },
}

let isAway = true
export const TriesToLoadCategoriesAgain: Story = {
  beforeEach: () => {
    isAway = true
    return answering({
      'GET /api/v1/self/stockcategory': () => (isAway ? refusal('server.unavailable', 503) : THREE),
    })()
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ストックする' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('分類を読み込めませんでした。')
    isAway = false
    await userEvent.click(dialog.getByRole('button', { name: 'もう一度試す' }))
    await expect(await dialog.findAllByRole('radio')).toHaveLength(4)
  },
}

export const AsksVisitorsToLogIn: Story = {
  parameters: { root: { viewer: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「鳥居峠を越える」をストックする' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'アカウントを作る' })).toBeVisible())
    await expect(changes()).toEqual([])
    await expect(pendingStock.take()).toMatchObject({ article: { id: 7 }, token: null })
  },
}

export const DoesItAfterTheLogIn: Story = {
  beforeEach: () => {
    const restore = answering()()
    pendingStock.keep({
      article: { id: 7, title: '鳥居峠を越える', titleLang: undefined, kept: stockStatusOf(NOT_STOCKED) },
      token: null,
    })
    return restore
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ストックに入れました。')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'ストック済み' })).toBeVisible()
    await waitFor(() => expect(changes()).toEqual([['POST', { stockcategory_id: null }]]))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const OnesOwnCardHasNone: Story = {
  render: () => (
    <ArticleCard article={aListedArticle({ user: { id: 7, name: 'mori.ayumi', nickname: '', avatar: null } })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
