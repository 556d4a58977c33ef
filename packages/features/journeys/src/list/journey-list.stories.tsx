import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JourneyCards } from '../reading/journey-cards.tsx'
import { anOwnCard } from '../testing/sample-list.ts'
import { withJourneysMessages } from '../testing/with-journeys-messages.ts'
import { toListedJourney } from '../view/listed-journey.ts'
import { JourneyListPage } from './journey-list-page.tsx'

const journeys = [
  toListedJourney(anOwnCard({ summary: '木曽川に沿って下る。' })),
  toListedJourney(
    anOwnCard({
      id: 6,
      kind: 'collection',
      title: 'Lanes that begin at a station',
      language: 'en-us',
      starts_on: null,
      preview_path: null,
      user: { id: 2, name: 'maya.walks', nickname: 'Maya', avatar: null },
    }),
  ),
]
const args = {
  query: { q: '', kind: null, before: null },
  list: { data: journeys, next: null },
  title: '旅とまとめ',
}

const meta = {
  title: 'web/journeys/Public',
  component: JourneyListPage,
  decorators: [withJourneysMessages, withSite],
  args,
} satisfies Meta<typeof JourneyListPage>
export default meta
type Story = StoryObj<typeof meta>

export const Newest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'すべて' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Lanes that begin at a station' })).toHaveAttribute(
      'href',
      '/journeys/6',
    )
    const [journey, collection] = canvas.getAllByRole('article')
    await expect(journey).toHaveTextContent('3日')
    await expect(journey).toHaveTextContent('2026年10月17日〜19日')
    await expect(collection).toHaveTextContent('3ルート')
    await expect(collection).toHaveTextContent('Maya')
    await expect(canvas.queryByRole('link', { name: '前のものを見る' })).toBeNull()
  },
}

export const OneKind: Story = {
  globals: { locale: 'en-us' },
  args: {
    query: { q: '', kind: 'collection', before: null },
    list: { data: journeys.slice(1), next: '17_6' },
    title: 'Collections',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/journeys')
    await expect(canvas.getByRole('link', { name: 'Journeys' })).toHaveAttribute('href', '/journeys?kind=journey')
    await expect(canvas.getByRole('link', { name: 'Show older ones' })).toHaveAttribute(
      'href',
      '/journeys?kind=collection&before=17_6',
    )
  },
}

export const None: Story = {
  args: { list: { data: [], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだありません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '旅やまとめを作る' })).toHaveAttribute('href', '/home/journeys')
  },
}

export const BehindTheLast: Story = {
  args: { query: { q: '', kind: 'journey', before: '1_1' }, list: { data: [], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '新しいものから見る' })).toHaveAttribute(
      'href',
      '/journeys?kind=journey',
    )
  },
}

/** Kept are the kind on other words, and the words on another kind or page. */
export const Found: Story = {
  args: {
    query: { q: '木曽', kind: 'journey', before: null },
    list: { data: journeys.slice(0, 1), next: '17_5' },
    title: '「木曽」の旅',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'タイトル・ルート・メモ' })).toHaveValue('木曽')
    const form = canvas.getByRole<HTMLFormElement>('search', { name: '旅とまとめをさがす' })
    await expect([...new FormData(form).entries()]).toEqual([
      ['q', '木曽'],
      ['kind', 'journey'],
    ])
    const q = `q=${encodeURIComponent('木曽')}`
    await expect(canvas.getByRole('link', { name: 'まとめ' })).toHaveAttribute('href', `/journeys?${q}&kind=collection`)
    await expect(canvas.getByRole('link', { name: '前のものを見る' })).toHaveAttribute(
      'href',
      `/journeys?${q}&kind=journey&before=17_5`,
    )
  },
}

export const NotFound: Story = {
  args: {
    query: { q: '木曽', kind: null, before: null },
    list: { data: [], next: null },
    title: '「木曽」の旅とまとめ',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('「木曽」は見つかりませんでした')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'すべての旅とまとめを見る' })).toHaveAttribute('href', '/journeys')
  },
}

export const NotFoundInAKind: Story = {
  globals: { locale: 'en-us' },
  args: {
    query: { q: 'Kiso', kind: 'collection', before: null },
    list: { data: [], next: null },
    title: 'Collections for “Kiso”',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found for “Kiso”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search both kinds' })).toHaveAttribute('href', '/journeys?q=Kiso')
  },
}

export const OnAProfile: Story = { render: () => <JourneyCards journeys={journeys} headingLevel={3} /> }
