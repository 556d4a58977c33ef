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
  query: { kind: null, before: null },
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
    query: { kind: 'collection', before: null },
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
  args: { query: { kind: 'journey', before: '1_1' }, list: { data: [], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '新しいものから見る' })).toHaveAttribute(
      'href',
      '/journeys?kind=journey',
    )
  },
}

export const OnAProfile: Story = { render: () => <JourneyCards journeys={journeys} headingLevel={3} /> }
