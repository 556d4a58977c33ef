import type { MapArticle } from '@repo/articles/article-summary'
import { aMapArticle } from '@repo/articles/testing/sample-cards'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FoundPart } from './found-part.tsx'
import { InfoWindow } from './info-window.tsx'
import { type MapQuery, readMapQuery } from './map-query.ts'
import { MapTools } from './map-tools.tsx'
import { SearchPanel } from './search-panel.tsx'
import { useChosenArticle } from './use-chosen-article.ts'
import type { SearchStatus } from './use-map-search.ts'
import type { SheetSnap } from './use-sheet-snap.ts'

const meta = { title: 'web/finding/Search map', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const change = fn()
const onSelect = fn()
const onRetry = fn()

interface ColumnProps {
  search?: string
  /** Where another one is answered yet. */
  answered?: string
  cards?: readonly MapArticle[]
  total?: number
  isCapped?: boolean
  status?: SearchStatus
  near?: MapArticle | null
  selectedId?: number | null
}

/** As wide as beside a map. */
function Column({
  search = '',
  answered = search,
  cards = [aMapArticle()],
  status = 'idle',
  near = null,
  selectedId = null,
  ...list
}: ColumnProps) {
  const { total = cards.length, isCapped = false } = list
  const query: MapQuery = readMapQuery(new URLSearchParams(search))
  const page = { articles: cards, marks: [], total, perPage: 20, isCapped }
  const chosen = useChosenArticle(cards)
  const [snap, setSnap] = useState<SheetSnap>('peek')
  const article = cards.find(({ id }) => id === selectedId) ?? chosen.article
  return (
    <div style={{ position: 'relative', width: 300, height: 640, display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <SearchPanel query={query} near={near} list={page} onChange={change} />
      <FoundPart
        query={query}
        answered={readMapQuery(new URLSearchParams(answered))}
        list={page}
        status={status}
        isNear={near !== null}
        chosen={{ ...chosen, article }}
        snap={snap}
        onSnap={setSnap}
        change={change}
        onSelect={onSelect}
        onRetry={onRetry}
      />
      <Address />
    </div>
  )
}

export const OneRoute: Story = {
  render: () => <Column />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1件')
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /鳥居峠を越える/ }))
    await expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }))
  },
}

export const TheSecondOfManyPages: Story = {
  render: () => (
    <Column
      search="page=2&sort=created_at"
      cards={Array.from({ length: 20 }, (_, index) => aMapArticle({ id: index + 1, title: `峠 ${index + 1}` }))}
      total={10_000}
      isCapped
      selectedId={3}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10,000件以上')
    await expect(canvas.getByRole('button', { name: /^峠 3 / })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('2 / 500')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }))
    await expect(change).toHaveBeenLastCalledWith({ page: 3 })
  },
}

export const NothingHere: Story = {
  globals: { locale: 'en-us' },
  render: () => <Column search="q=pass" cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No routes here')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Distance' }), '20-50')
    await expect(change).toHaveBeenLastCalledWith({ length: '20-50', page: 1 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estimated time' }), 'Up to 1 h')
    await expect(change).toHaveBeenLastCalledWith({ time: '0-60', page: 1 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Quickest')
    await expect(change).toHaveBeenLastCalledWith({ sort: 'course_minutes', page: 1 })
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'lake{Enter}')
    await expect(change).toHaveBeenLastCalledWith({ q: 'lake', page: 1 })
  },
}

export const NothingForTheFilters: Story = {
  render: () => <Column search="q=峠&length=50-&season=winter&page=2" cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^条件は「距離 50 km以上、冬」です。地図を動かすか、/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '条件を外してさがす' }))
    await expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ length: '', season: '', page: 1 }))
  },
}

/** The empty list is still that of the filters before. */
export const OtherFiltersAreNotAnsweredYet: Story = {
  render: () => <Column search="length=5-10" answered="season=winter" cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^条件は「冬」です。/)).toBeVisible()
    await expect(canvas.getByText(/^季節は、作者がつけたタグ/)).toBeVisible()
  },
}

function EmptyUntilWidened() {
  const [isWide, setIsWide] = useState(false)
  change.mockImplementation(() => setIsWide(true))
  return isWide ? <Column /> : <Column search="season=winter" cards={[]} />
}

/** The press takes its button away. */
export const WithoutFiltersTheFocusStaysOnTheResults: Story = {
  render: () => <EmptyUntilWidened />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '条件を外してさがす' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: /鳥居峠を越える/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '地図のルート' })).toHaveFocus()
  },
}

/** What the filters go by stands beside what they find. */
export const WithoutStairsInASeason: Story = {
  globals: { locale: 'en-us' },
  render: () => <Column search="stairs=none&season=autumn" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Stairs' })).toHaveDisplayValue('No stairs known')
    const found = within(canvas.getByRole('region', { name: 'Routes on the map' }))
    await expect(found.getByText(/no stairs or stiles/)).toBeVisible()
    await expect(found.getByText(/go by authors’ tags/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Season' }), 'Winter')
    await expect(change).toHaveBeenLastCalledWith({ season: 'winter', page: 1 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stairs' }), 'With or without stairs')
    await expect(change).toHaveBeenLastCalledWith({ stairs: '', page: 1 })
  },
}

export const SearchingKeepsTheFormerList: Story = {
  render: () => <Column status="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '地図のルート' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /鳥居峠を越える/ })).toBeVisible()
  },
}

export const SearchFailed: Story = {
  render: () => <Column status="failed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('地図と一覧は前のままです。')
    await expect(canvas.getByRole('button', { name: /鳥居峠を越える/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const NearAnArticleWithATag: Story = {
  parameters: { address: '/search/map?near=7&tag=秋' },
  render: () => <Column search="near=7&tag=秋" near={aMapArticle()} />,
  play: async ({ canvas }) => {
    const near = canvas.getByRole('link', { name: /「鳥居峠を越える」の近く/ })
    await expect(decodeURIComponent(near.getAttribute('href') ?? '')).toMatch(/\?tag=秋$/) // before scripts run
    await userEvent.click(near)
    await expect(change).toHaveBeenLastCalledWith({ near: null, page: 1 })
    await userEvent.click(canvas.getByRole('link', { name: /#秋/ }))
    await expect(change).toHaveBeenLastCalledWith({ tag: '', page: 1 })
  },
}

export const LongNamesWithoutPhotoOrLength: Story = {
  render: () => (
    <Column
      cards={[aMapArticle({ title: LONG_TITLE, place_ja: LONG_TITLE, thumbnail_path: null, distance_km: null })]}
    />
  ),
  play: async ({ canvas }) => {
    const item = canvas.getByRole('button', { name: new RegExp(LONG_TITLE) })
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
    await expect(within(item).queryByText('km')).toBeNull()
  },
}

const onClose = fn()

function Window({ article }: { article: MapArticle }) {
  return (
    <div style={{ width: 300 }}>
      <InfoWindow article={article} onClose={onClose} />
      <Address />
    </div>
  )
}

export const AWindowTakesTheFocus: Story = {
  render: () => <Window article={aMapArticle()} />,
  play: async ({ canvas }) => {
    const window = canvas.getByRole('region', { name: '鳥居峠を越えるのあらまし' })
    await waitFor(() => expect(window).toHaveFocus())
    await expect(within(window).getByText('石畳を半日で。')).toBeVisible()
    await expect(within(window).getByText('目安').closest('div')).toHaveTextContent('2 時間 10 分')
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
    await userEvent.click(within(window).getByRole('link', { name: 'ルートを読む' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/routes/7'))
  },
}

export const AWindowInTheReadersLanguage: Story = {
  globals: { locale: 'en-us' },
  render: () => <Window article={aMapArticle({ translation: { title: 'Over the Torii Pass', summary: '' } })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Over the Torii Pass' })).toBeVisible()
    await expect(canvas.getByText('石畳を半日で。')).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('Kiso, Nagano, Japan')).toBeVisible()
  },
}

export const AWindowWithLittleInIt: Story = {
  render: () => (
    <Window
      article={aMapArticle({
        title: LONG_TITLE,
        summary: '',
        place_ja: null,
        distance_km: null,
        climb_m: null,
        course_time: null,
        is_loop: null,
        thumbnail_path: null,
      })}
    />
  ),
  play: async ({ canvas }) => {
    const window = canvas.getByRole('region')
    await expect(window.scrollWidth).toBeLessThanOrEqual(window.clientWidth)
    await expect(within(window).queryByText('距離')).toBeNull()
  },
}

export const SearchesAsTheMapMoves: Story = {
  render: () => <Column />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '地図を動かしたらさがす' }))
    await expect(change).toHaveBeenLastCalledWith({ isAutomatic: false })
  },
}

export const SearchesWhenAskedOnly: Story = {
  render: () => (
    <div style={{ position: 'relative', width: 360, height: 160 }}>
      <MapTools isAutomatic={false} isStale isLoading={false} onSearch={onRetry} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この範囲でさがす' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
