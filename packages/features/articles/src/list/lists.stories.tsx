import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aBilingualArticle, aListedArticle } from '../testing/sample-cards.ts'
import type { Area } from './area.ts'
import type { ListedArticle } from './article-summary.ts'
import { FoundArticles } from './found-articles.tsx'
import { ListFilters } from './list-filters.tsx'
import { TagChips } from './list-links.tsx'
import { readListQuery } from './list-query.ts'
import { useListForm } from './use-list-form.ts'

const meta = { title: 'web/finding/Lists', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ANYWHERE: Area = { kind: 'anywhere' }
const queryOf = (search: string) => readListQuery(new URLSearchParams(search))

interface FoundProps {
  search?: string
  area?: Area
  cards?: readonly ListedArticle[]
  total?: number
  isCapped?: boolean
  isLoading?: boolean
}

function Found({ search = '', area = ANYWHERE, cards = [aListedArticle()], isLoading = false, ...list }: FoundProps) {
  const { total = cards.length, isCapped = false } = list
  return (
    <>
      <FoundArticles
        query={queryOf(search)}
        written={queryOf(search)}
        area={area}
        list={{ data: cards, total, lastPage: Math.max(1, Math.ceil(total / 20)), isCapped }}
        isLoading={isLoading}
      />
      <Address />
    </>
  )
}

export const One: Story = {
  render: () => <Found />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(within(card).getByRole('link', { name: '鳥居峠を越える' })).toHaveAttribute('href', '/routes/7')
    await expect(canvas.getByText('1件のルート')).toBeVisible()
    await expect(card).toHaveTextContent('長野県 木祖村')
    // Rounded visually, exact for screen readers.
    await expect(card).toHaveTextContent('ナイスルート 12,345')
    await expect(card).toHaveTextContent(/4\.98 km 登り 312 m 目安 2 時間 10 分/)
  },
}

/** What the figures beside it do not say. Nothing is said of a route that is only spots. */
export const WithoutASummary: Story = {
  render: () => (
    <Found
      cards={[
        aListedArticle({ summary: '' }),
        aListedArticle({ id: 8, summary: '', is_loop: true, profile: null, course_time: null }),
        aListedArticle({ id: 9, summary: '', distance_km: null, climb_m: null, course_time: null, is_loop: null }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [hike, loop, spots] = canvas.getAllByRole('article')
    await expect(hike).toHaveTextContent('片道の登山（やさしい）。')
    await expect(loop).toHaveTextContent('出発点に戻るルート。')
    await expect(spots).not.toHaveTextContent('ルート。')
  },
}

/** Without climbs no time is named: it would read like a promise. */
export const TimeIsAnEstimate: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <Found cards={[aListedArticle(), aListedArticle({ id: 8, climb_m: null, course_time: null, profile: null })]} />
  ),
  play: async ({ canvas }) => {
    const [known, unknown] = canvas.getAllByRole('article')
    await expect(known).toHaveTextContent(/4\.98 km Climb 312 m Estimate 2 h 10 min/)
    await expect(unknown).toHaveTextContent(/4\.98 km/)
    await expect(unknown).not.toHaveTextContent(/Estimate/)
    await expect(known?.scrollWidth).toBeLessThanOrEqual(known?.clientWidth ?? 0)
  },
}

export const ManyOnThreePages: Story = {
  render: () => (
    <Found
      search="q=峠&page=2"
      cards={Array.from({ length: 20 }, (_, index) => aListedArticle({ id: index + 1, title: `峠 ${index + 1}` }))}
      total={52}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
    await expect(canvas.getByText('52件のルート')).toBeVisible()
    const best = within(canvas.getByRole('navigation', { name: '並び順' })).getByRole('link', { name: 'おすすめ順' })
    await expect(best).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('link', { name: '3ページ目' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/routes?q=%E5%B3%A0&page=3'))
  },
}

export const MoreThanAreCounted: Story = {
  render: () => <Found total={10_000} isCapped />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000件以上のルート')).toBeVisible()
  },
}

export const AnotherListIsOnItsWay: Story = {
  render: () => <Found isLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  },
}

export const LongNamesAndNoPhoto: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <Found
      cards={[
        aListedArticle({
          title: LONG_TITLE,
          language: 'en-us',
          thumbnail_path: null,
          distance_km: null,
          climb_m: null,
          course_time: null,
          is_loop: null,
          outline: null,
          summary: LONG_TITLE,
          user: { id: 1, name: 'x'.repeat(60), nickname: '', avatar: null },
        }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(within(card).queryByText('km')).toBeNull()
  },
}

export const InTheReadersLanguage: Story = {
  globals: { locale: 'en-us' },
  render: () => <Found cards={[aBilingualArticle(), aListedArticle({ id: 8 })]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Over the Torii Pass' })).not.toHaveAttribute('lang')
    await expect(canvas.getByRole('link', { name: '鳥居峠を越える' })).toHaveAttribute('lang', 'ja')
    for (const author of canvas.getAllByText('ひかり')) await expect(author).toHaveAttribute('lang', 'ja')
    const [card] = canvas.getAllByRole('article')
    await expect(card).toHaveTextContent(/Japan, .+ひかり, 12K/) // read in one line
    await expect(card?.querySelector('form:not([role="none"])')).toBeNull()
  },
}

export const NoResults: Story = {
  render: () => <Found search="q=none" cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('短いことばや、ほかのタグでお試しください。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'すべてのルートを見る' })).toHaveAttribute('href', '/routes')
  },
}

/** What the filter goes by is said beside what it finds: its name alone would promise more. */
export const WithoutStairs: Story = {
  render: () => <Found search="stairs=none" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^地図データ（OpenStreetMap）に階段も踏み越し段もないルートです。/)).toBeVisible()
  },
}

/** Nothing is known to be without stairs in this season. */
export const NoneOfASeason: Story = {
  globals: { locale: 'en-us' },
  render: () => <Found search="stairs=none&season=winter" cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no stairs or stiles/)).toBeVisible()
    await expect(canvas.getByText(/go by authors’ tags/)).toBeVisible()
    await expect(canvas.getByText('Filters: No stairs known, Winter.')).toBeVisible()
    await expect(canvas.queryByText(/another tag/)).toBeNull()
    const wider = canvas.getByRole('link', { name: 'Search without filters' })
    await expect(wider).toHaveAttribute('href', '/routes')
  },
}

/** Filters are taken off, and what was written stays. */
export const NoneOfManyFilters: Story = {
  render: () => (
    <Found
      search="q=峠&tag=秋&place=松本&time=120-240&climb=1000-&profile=hike&photos=1&sort=climb_m&page=3"
      area={{ kind: 'known', place: { place_id: 'x', kind: 'place', name: '松本市', address: '', lat: 36, lng: 138 } }}
      cards={[]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('条件は「時間の目安 2〜4 時間、登り 1,000 m以上、登山、写真あり」です。'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '条件を外してさがす' }))
    const address = () => decodeURIComponent(canvas.getByTestId('address').textContent ?? '')
    await waitFor(() => expect(address()).toBe('/routes?q=峠&tag=秋&place=松本&sort=climb_m'))
    const anywhere = canvas.getByRole('link', { name: '地域を限らずさがす' })
    await expect(anywhere).toHaveAttribute('href', expect.not.stringMatching(/place=/))
  },
}

export const AroundAPlace: Story = {
  render: () => (
    <Found
      search="place=松本"
      area={{
        kind: 'known',
        place: { place_id: 'jis:20202', kind: 'place', name: '松本市', address: '', lat: 36.2, lng: 138 },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('松本市のあたり')).toBeVisible()
  },
}

export const AnUnknownArea: Story = {
  globals: { locale: 'en-us' },
  render: () => <Found search="place=Atlantis" area={{ kind: 'unknown' }} cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place called “Atlantis” was found.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/routes')
  },
}

/** An unknown place finds nothing with other filters either. */
export const AnUnknownAreaInASeason: Story = {
  render: () => <Found search="q=峠&place=zzzz&season=winter" area={{ kind: 'unknown' }} cards={[]} />,
  play: async ({ canvas }) => {
    const addresses = canvas
      .getAllByRole('link', { name: /さがす$/ })
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')])
    await expect(addresses).toEqual([
      ['地域を限らずさがす', '/routes?q=峠&season=winter'],
      ['条件を外してさがす', '/routes?q=峠'],
    ])
  },
}

function EmptyInWinter() {
  const { search } = useLocation()
  return <Found search={search} cards={search.includes('winter') ? [] : [aListedArticle()]} />
}

/** The press takes its link away. */
export const WithoutFiltersTheFocusStaysOnTheResults: Story = {
  parameters: { address: '/routes?season=winter' },
  render: () => <EmptyInWinter />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: '条件を外してさがす' }).focus()
    await userEvent.keyboard('{Enter}')
    const card = await canvas.findByRole('article')
    await expect(card.closest('[aria-busy]')).toHaveFocus()
  },
}

export const PlacesAreAway: Story = {
  render: () => <Found search="place=松本&q=峠" area={{ kind: 'unavailable' }} cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('いまは地域でさがせません')
    await expect(canvas.queryByText('0件のルート')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: '地域を限らずさがす' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/routes?q=%E5%B3%A0'))
  },
}

function Filters({ search }: { search: string }) {
  const query = queryOf(search)
  const form = useListForm(query)
  return (
    <>
      <ListFilters form={form} />
      <TagChips query={query} written={form.written} tags={['中山道', '秋', 'x'.repeat(50)]} />
      <Address />
    </>
  )
}

export const NothingAskedYet: Story = {
  render: () => <Filters search="" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '条件をすべて外す' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: '地名・タイトル・タグ' }), '峠')
    await userEvent.type(canvas.getByRole('textbox', { name: '地域' }), '松本')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '距離' }), '5-10')
    await userEvent.click(canvas.getByRole('checkbox', { name: '写真あり' }))
    await userEvent.keyboard('{Tab}{Enter}')
    await waitFor(() =>
      expect(decodeURIComponent(canvas.getByTestId('address').textContent ?? '')).toBe(
        '/routes?q=峠&place=松本&length=5-10&photos=1',
      ),
    )
  },
}

/** What is chosen and not sent yet goes along with a tag, as with another order. */
export const ChoicesGoAlongWithATag: Story = {
  render: () => <Filters search="q=峠" />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '距離' }), '5-10')
    await userEvent.click(canvas.getByRole('checkbox', { name: '写真あり' }))
    await userEvent.click(canvas.getByRole('link', { name: '秋' }))
    await waitFor(() =>
      expect(decodeURIComponent(canvas.getByTestId('address').textContent ?? '')).toBe(
        '/routes?q=峠&tag=秋&length=5-10&photos=1',
      ),
    )
  },
}

export const WithoutStairsInFall: Story = {
  globals: { locale: 'en-us' },
  render: () => <Filters search="season=autumn" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Season' })).toHaveDisplayValue('Fall')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stairs' }), 'No stairs known')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/routes?stairs=none&season=autumn'))
  },
}

/** Of estimates, in hours; climbs in the units of the reader. */
export const ByWhatTheWayIsLike: Story = {
  globals: { locale: 'en-us' },
  parameters: { root: { units: 'imperial' } },
  render: () => <Filters search="time=120-240&climb=300-600&shape=loop&sort=climb_m" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Estimated time' })).toHaveDisplayValue('2–4 h')
    await expect(canvas.getByRole('combobox', { name: 'Climb' })).toHaveDisplayValue('980–1,970 ft')
    await expect(canvas.getByRole('combobox', { name: 'Loop or one way' })).toHaveDisplayValue('Back to the start')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Difficulty' }), 'Easy')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Way of going' }), 'Hike')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/routes?time=120-240&climb=300-600&level=easy&shape=loop&profile=hike&sort=climb_m',
      ),
    )
  },
}

export const EverythingAsked: Story = {
  globals: { locale: 'en-us' },
  render: () => <Filters search="q=pass&tag=秋&place=Matsumoto&length=50-&photos=1&sort=copy_count" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('pass')
    await expect(canvas.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('50 km or more')
    await expect(canvas.getByRole('checkbox', { name: 'With photos' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: '秋' })).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/tag=.*sort=copy_count/))
    await userEvent.click(canvas.getByRole('link', { name: 'Clear all filters' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/\/routes$/))
  },
}
