import { toCategoryList } from '@repo/articles/category-list'
import { aCard } from '@repo/articles/testing/sample-cards'
import type { StockCategoryList, StockEntry, StockMark } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { CategoriesButton } from './category-dialog.tsx'
import { CollectionButton } from './collection-button.tsx'
import { StockEntries } from './stock-entries.tsx'
import { StockMap } from './stock-map.tsx'
import type { StockQuery } from './stock-query.ts'
import { CategoryChips, StockFiles } from './stock-tools.tsx'
import { toStockedArticlePage } from './stocked-articles.ts'
import { toStockedMap } from './stocked-map.ts'

const QUERY: StockQuery = { category: null, q: '', view: 'list', before: null }
const entryOf = (id: number, over: Partial<StockEntry> = {}): StockEntry => ({
  id,
  stockcategory_id: null,
  created_at: '2026-11-01T00:00:00.000Z',
  token: null,
  route: aCard({ id, onStocked: true, stock: [{ stockcategory_id: null }] }),
  ...over,
})
const categoriesOf = (...names: readonly string[]): StockCategoryList => ({
  data: names.map((name, index) => ({ id: index + 1, name, count: index })),
  total: 1234,
  uncategorized_count: 51,
})

let requests: FakeRequest[] = []
let names: string[] = []
const changes = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])

const meta = {
  title: 'web/home/Stock',
  decorators: [withOwnMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: () => {
    requests = []
    names = ['秋に行きたい', 'しまなみ・瀬戸内']
    const all = () => categoriesOf(...names)
    return fakeApi(
      {
        'GET /api/v1/self/stockcategory': all,
        'POST /api/v1/self/stockcategory': () => refusal('stock_category.name_required'),
        'POST /api/v1/self/stockcategory/1/collection': () => refusal('stock_category.nothing_public'),
        'POST /api/v1/self/stockcategory/2/collection': () => ({
          journey_id: 12,
          hidden_count: 1,
          beyond_limit_count: 3,
        }),
        'PUT /api/v1/self/stockcategory': () => {
          names.reverse()
          return categoriesOf(...names)
        },
        'PUT /api/v1/self/stockcategory/1': ({ body }) => {
          if (JSON.stringify(body).includes('しまなみ')) return refusal('stock_category.name_taken')
          names[0] = '紅葉'
          return all()
        },
        'DELETE /api/v1/self/stockcategory/1': () => {
          names.shift()
          return all()
        },
        'GET /api/v1/self/stock/12': () => entryOf(12, { route: null }),
      },
      requests,
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = {
  render: () => (
    <StockEntries
      query={QUERY}
      list={toStockedArticlePage({
        data: [entryOf(1), entryOf(2, { token: 'secret' }), entryOf(3, { route: null })],
        total: 3,
        next: '3',
      })}
    />
  ),
  play: async ({ canvas }) => {
    const gone = within(canvas.getByRole('article', { name: '見られなくなったルート' }))
    await expect(gone.getByRole('button', { name: 'ストックから外す' })).toBeVisible()
    await expect(gone.queryByRole('link')).toBeNull()
    const links = canvas.getAllByRole('link', { name: '鳥居峠を越える' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/routes/1', '/routes/2?token=secret'])
    await expect(canvas.getByRole('link', { name: 'さらに見る' })).toHaveAttribute('href', '/home/stock?before=3')
  },
}

export const Nothing: Story = {
  render: () => <StockEntries query={QUERY} list={{ data: [], total: 0, next: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだストックはありません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ルートをさがす' })).toHaveAttribute('href', '/routes')
  },
}

export const NothingOfThat: Story = {
  globals: { locale: 'en-us' },
  render: () => <StockEntries query={{ ...QUERY, q: 'x' }} list={{ data: [], total: 0, next: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your whole stock' })).toHaveAttribute('href', '/home/stock')
  },
}

export const Chips: Story = {
  render: () => (
    <div style={{ width: 390 }}>
      <CategoryChips query={{ ...QUERY, category: 2 }} categories={toCategoryList(categoriesOf('秋', LONG_TITLE))} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('分類 2 / 5')).toBeVisible()
    const chips = within(canvas.getByRole('navigation'))
    await expect(chips.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/home/stock?category=2')
    await expect(chips.getByRole('link', { name: /すべて/ })).toHaveTextContent('1,234')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Files: Story = {
  render: () => (
    <>
      <StockFiles query={{ ...QUERY, category: 'none' }} total={500} />
      <StockFiles query={QUERY} total={501} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('まとめて書き出す'))
    const address = '/api/v1/self/stock-file?category=none&format=gpx&hl=ja'
    await expect(canvas.getByRole('link', { name: /GPX/ })).toHaveAttribute('href', address)
    await expect(canvas.getByText('分類を選ぶと書き出せます（500件まで）')).toBeVisible()
  },
}

export const ACollectionOfACategory: Story = {
  render: () => (
    <>
      <CollectionButton categoryId={2} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'まとめにする' }))
    // Notices fade in.
    await waitFor(() => expect(canvas.getByText('まとめを作りました。いまは、あなただけが見られます。')).toBeVisible())
    await expect(canvas.getByText(/1件は入っていません。 1つのまとめに入るのは100件まで/)).toBeVisible()
    await expect(changes().map(([, path]) => path)).toEqual(['/api/v1/self/stockcategory/2/collection'])
  },
}

export const NothingToCollect: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <>
      <CollectionButton categoryId={1} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a collection' }))
    await waitFor(() => expect(canvas.getByText('None of the routes in this category is public.')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Make a collection' })).toBeEnabled()
  },
}

export const Categories: Story = {
  render: () => <CategoriesButton />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分類の編集' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '分類' }))
    await userEvent.click(await dialog.findByRole('button', { name: '「秋に行きたい」の名前を変える' }))
    const field = dialog.getByRole('textbox', { name: /^分類の名前/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, 'しまなみ・瀬戸内{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('同じ名前の分類があります。')
    await expect(field).toHaveValue('しまなみ・瀬戸内')
    await userEvent.clear(field)
    await userEvent.type(field, '紅葉{Enter}')
    await expect(await dialog.findByRole('button', { name: '「紅葉」を削除' })).toBeVisible()
    await expect(dialog.queryByRole('alert')).toBeNull()

    const up = dialog.getByRole('button', { name: '「紅葉」を上へ' })
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(up)
    await userEvent.click(dialog.getByRole('button', { name: '「紅葉」を下へ' }))
    await waitFor(() => expect(dialog.getByText('「紅葉」を2番目に動かしました。')).toBeInTheDocument())
    await expect(changes().at(-1)).toEqual(['PUT', '/api/v1/self/stockcategory', { ids: [2, 1] }])
  },
}

export const DeletingACategory: Story = {
  render: () => <CategoriesButton />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分類の編集' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: '「秋に行きたい」を削除' }))
    await expect(dialog.getByText(/分類なしで残ります/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '削除' }))
    await waitFor(() => expect(dialog.getByText('「秋に行きたい」を削除しました。')).toBeInTheDocument())
    await expect(dialog.getByRole('listitem')).toHaveTextContent('しまなみ・瀬戸内')
  },
}

const mark = (id: number, over: Partial<StockMark> = {}): StockMark => ({
  id,
  stock_id: id,
  lat: 35.9,
  lng: 137.8,
  outline: null,
  language: 'ja',
  translation: null,
  title: `道 ${id}`,
  ...over,
})

export const OnAMapWhatIsGoneSaysSo: Story = {
  render: () => (
    <>
      <StockMap map={toStockedMap({ data: [mark(12), mark(13, { title: LONG_TITLE })], is_capped: true })} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/新しい2件を地図に出しています/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '道 12' }))
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v1/self/stock/12'))
    await waitFor(() => expect(canvas.getByRole('button', { name: '道 12' })).not.toHaveAttribute('aria-current'))
  },
}
