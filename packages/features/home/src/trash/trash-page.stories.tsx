import { aListedArticle } from '@repo/articles/testing/sample-cards'
import { FlashStack } from '@repo/ui/flash-stack'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { TrashPage } from './trash-page.tsx'
import type { TrashedArticle } from './trashed-article.ts'

const trashed = (id: number, over: Partial<TrashedArticle> = {}): TrashedArticle => ({
  ...aListedArticle({ id }),
  status: 'public',
  source: null,
  trashedAt: '2026-11-20T09:00:00Z',
  daysLeft: 21,
  ...over,
})

const meta = {
  title: 'web/home/Trash',
  component: TrashPage,
  decorators: [withOwnMessages, withSite],
  args: {
    title: 'ごみ箱',
    page: 1,
    list: {
      data: [trashed(1), trashed(2, { title: '', translation: null, status: 'draft', daysLeft: 1 })],
      total: 2,
      isCapped: false,
      lastPage: 1,
    },
  },
} satisfies Meta<typeof TrashPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('あと21日で完全に削除')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '無題のルート' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '「無題のルート」を元に戻す' })).toBeVisible()
  },
}

export const InEnglish: Story = {
  globals: { locale: 'en-us' },
  args: { title: 'Trash' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day until it is gone for good')).toBeVisible()
  },
}

export const ManyPages: Story = {
  args: { list: { data: [trashed(1)], total: 30, isCapped: false, lastPage: 2 }, page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /前/ })).toHaveAttribute('href', '/home/routes/trash')
  },
}

export const Empty: Story = {
  args: { list: { data: [], total: 0, isCapped: false, lastPage: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ごみ箱は空です。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'ごみ箱を空にする' })).toBeNull()
  },
}

/** What cannot be undone is asked first, and is not the first that Enter does. */
export const AsksBeforeItIsGone: Story = {
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: '「無題のルート」を完全に削除する' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: '「無題のルート」を完全に削除しますか' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'キャンセル' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(remove).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'ごみ箱を空にする' }))
    await canvas.findByRole('dialog', { name: 'ごみ箱を空にしますか' })
    await waitFor(() => expect(canvas.getByText(/^2件のルートを/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The story has no server: the list stays, and says what did not work. */
export const Failing: Story = {
  render: (args) => (
    <>
      <TrashPage {...args} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「無題のルート」を元に戻す' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('「無題のルート」を元に戻せませんでした。')
    await expect(canvas.getByRole('heading', { name: '無題のルート' })).toBeVisible()
  },
}
