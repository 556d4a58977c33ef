import { aListedUser } from '@repo/articles/testing/sample-cards'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { People } from './people.tsx'

const meta = {
  title: 'web/finding/List of people',
  decorators: [withSite],
  component: People,
  render: (props) => (
    <>
      <People {...props} />
      <Address />
    </>
  ),
  args: {
    title: 'ユーザー',
    query: { q: '', sort: 'route_count', page: 1 },
    list: { data: [aListedUser()], total: 1, lastPage: 1, isCapped: false },
  },
} satisfies Meta<typeof People>
export default meta
type Story = StoryObj<typeof meta>

const people = (count: number) => Array.from({ length: count }, (_, index) => aListedUser({ id: index + 1 }))

export const OfManyPages: Story = {
  args: {
    query: { q: '', sort: 'favorite', page: 2 },
    list: { data: people(20), total: 10_000, lastPage: 500, isCapped: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000人以上')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
    await expect(canvas.getByRole('link', { name: 'ナイスルートの多い順' })).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('link', { name: '新着' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users?sort=created_at'))
  },
}

export const FoundByName: Story = {
  args: { title: '「ひかり」のユーザー', query: { q: 'ひかり', sort: 'route_count', page: 1 } },
  play: async ({ canvas }) => {
    const search = within(canvas.getByRole('search'))
    const box = search.getByRole('searchbox')
    await expect(box).toHaveValue('ひかり')
    await userEvent.clear(box)
    await userEvent.type(box, 'taro{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users?q=taro'))
  },
}

export const NobodyFound: Story = {
  args: {
    title: `「${LONG_TITLE}」のユーザー`,
    query: { q: LONG_TITLE, sort: 'route_count', page: 1 },
    list: { data: [], total: 0, lastPage: 1, isCapped: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0人')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('link', { name: 'すべてのユーザーを見る' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users'))
  },
}

export const InEnglish: Story = {
  globals: { locale: 'en-us' },
  args: { title: 'People' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 person')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Most routes' })).toHaveAttribute('aria-current')
  },
}

export const SearchesInTheChosenOrder: Story = {
  args: { query: { q: '', sort: 'favorite', page: 1 } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'maya{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users?q=maya&sort=favorite'))
  },
}
