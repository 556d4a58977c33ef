import { aListedArticle } from '@repo/articles/testing/sample-cards'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { readOwnListQuery } from './own-list-query.ts'
import { OwnRoutesPage } from './own-routes-page.tsx'

const article = (id: number) => ({ ...aListedArticle({ id }), status: 'public' as const, source: null })

const meta = {
  title: 'web/home/Own routes',
  component: OwnRoutesPage,
  decorators: [withOwnMessages, withSite],
  args: {
    title: 'マイルート',
    query: readOwnListQuery(new URLSearchParams()),
    list: { data: [article(1), article(2)], total: 42, isCapped: false, lastPage: 3 },
    counts: { draft: 0, public: 42, linkShared: 0, private: 0, forbidden: 0 },
    unlistedCount: 7,
    trashedCount: 0,
  },
} satisfies Meta<typeof OwnRoutesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /鳥居峠を越える/ })).toHaveLength(2)
    await expect(canvas.getByText('42件')).toBeVisible()
    await expect(canvas.getByText(/^「リンクを知っている人」と「自分だけ」のルート 7 \//)).toBeVisible()
  },
}

const EMPTY = { data: [], total: 0, isCapped: false, lastPage: 1 }

export const Nothing: Story = {
  args: { list: EMPTY, counts: { ...meta.args.counts, public: 0 }, unlistedCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだルートがありません。')).toBeVisible()
    await expect(canvas.queryByText(/のルート \d/)).toBeNull()
  },
}

export const AllInTheTrash: Story = {
  args: { ...Nothing.args, trashedCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ルートはすべてごみ箱にあります')).toBeVisible()
    await expect(canvas.getByText(/^3件のルートを/)).toBeVisible()
    await expect(canvas.queryByText('まだルートがありません。')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'ごみ箱' })).toHaveAttribute('href', '/home/routes/trash')
  },
}

export const NothingOfThat: Story = {
  globals: { locale: 'en-us' },
  args: { query: readOwnListQuery(new URLSearchParams({ q: 'x' })), list: EMPTY },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See all your routes' })
    await expect(link).toHaveAttribute('href', '/home/routes')
  },
}
