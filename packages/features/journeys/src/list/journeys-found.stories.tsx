import { readListQuery } from '@repo/articles/list-query'
import { RouteListPage } from '@repo/articles/route-list-page'
import { aListedArticle } from '@repo/articles/testing/sample-cards'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { anOwnCard } from '../testing/sample-list.ts'
import { toListedJourney } from '../view/listed-journey.ts'
import { JourneysFound } from './journeys-found.tsx'

const journeys = [
  anOwnCard({ summary: '木曽川に沿って下る。' }),
  anOwnCard({ id: 6, kind: 'collection', title: '駅から歩く木曽', starts_on: null, preview_path: null }),
].map(toListedJourney)

const meta = {
  title: 'web/journeys/Beside routes',
  component: JourneysFound,
  decorators: [withSite],
  args: { words: '木曽', journeys },
  render: (args) => (
    <RouteListPage
      query={readListQuery(new URLSearchParams({ q: args.words }))}
      list={{ data: [aListedArticle()], total: 1, lastPage: 1, isCapped: false }}
      title="「木曽」のルート"
      tags={[]}
      area={{ kind: 'anywhere' }}
      mapPathOf={() => '/search/map'}
    >
      <JourneysFound {...args} />
    </RouteListPage>
  ),
} satisfies Meta<typeof JourneysFound>
export default meta
type Story = StoryObj<typeof meta>

/** After the routes, under a heading of their own. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: '旅とまとめ' }))
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    await expect(section.getByRole('link', { name: '「木曽」の旅とまとめをすべて見る' })).toHaveAttribute(
      'href',
      `/journeys?q=${encodeURIComponent('木曽')}`,
    )
    await expect(canvas.getByText('1件のルート')).toBeVisible()
  },
}

export const None: Story = {
  args: { journeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: '旅とまとめ' })).toBeNull()
    await expect(canvas.getByText('1件のルート')).toBeVisible()
  },
}
