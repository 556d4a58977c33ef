import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withComparingMessages } from '../testing/with-comparing-messages.ts'
import { type ComparedArticle, ComparePage } from './compare-page.tsx'
import { type ArticleState, compareStates } from './compare-states.ts'

const meta = { title: 'web/Comparing', decorators: [withComparingMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const article = (id: number, title: string, name: string): ComparedArticle => ({
  id,
  title,
  updatedAt: '2026-11-20T09:00:00.000Z',
  author: { id, name, avatar: null },
})
const spot = (tmpId: string, name: string, lng: number) => ({
  tmpId,
  objectType: 'POI',
  type: 'text',
  name,
  text: '',
  color: '#DB0730',
  lat: 35,
  lng,
  icon: 'text',
})
const state = (text: string, ...objects: readonly object[]): ArticleState => ({
  translation: null,
  title: '鳥居峠を越える',
  summary: '',
  layer: [{ id: 'a', name: '見どころ', objects }],
  context: { version: 1, blocks: [{ type: 'paragraph', text }] },
})
const COPY = article(7, 'わたしの鳥居峠', '瀬戸内')
const COMPARED = {
  original: article(5, '鳥居峠を越える', 'ひかり'),
  changes: compareStates(
    state('バスは藪原の駅から一日に四本出ます。', spot('inn', '茶屋跡', 137), spot('well', '井戸', 137.02)),
    state('バスは藪原の駅から一日に六本出ます。', spot('inn', '峠の茶屋', 137), spot('view', '展望台', 137.01)),
  ),
  picture: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
}

export const Compared: Story = {
  render: () => (
    <ComparePage copy={COPY} compared={COMPARED} token={null} title="「わたしの鳥居峠」と、もとのルートの違い" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '鳥居峠を越える' })).toHaveAttribute('href', '/routes/5')
    await expect(canvas.getByText('展望台').closest('li')).toHaveTextContent('足しました')
    // Word by word, within the sentence.
    await expect(canvas.getByText('六')).toBeVisible()
    await expect(canvas.getByText('四').closest('p')).toHaveTextContent('バスは藪原の駅から一日に四六本出ます。')
  },
}

export const TheMapCannotBeLoaded: Story = {
  ...Compared,
  beforeEach: () =>
    fakeApi({
      'GET /api/v1/routes/5': () => refusal('article.not_found', 404),
      'GET /api/v1/routes/7': () => refusal('article.not_found', 404),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '地図で見る' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('地図を読み込めませんでした')
  },
}

export const TheOriginalIsGone: Story = {
  globals: { locale: 'en-us' },
  render: () => <ComparePage copy={COPY} compared={null} token={null} title="My pass" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The original isn’t available')).toBeVisible()
  },
}
