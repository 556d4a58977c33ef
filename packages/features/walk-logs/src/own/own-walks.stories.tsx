import { FlashStack } from '@repo/ui/flash-stack'
import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { WalkLogMessagesProvider } from '../messages/walk-log-messages.ts'
import { aWalkLog } from '../testing/sample-walks.ts'
import type { OwnWalk } from './own-walk.ts'
import { OwnWalksPage } from './own-walks-page.tsx'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
const article = { id: 7, title: '鳥居峠を越える', language: 'ja', translation: null, picture: PICTURE } as const
const walks: OwnWalk[] = [
  { log: aWalkLog({ id: 2, isOwn: true }), article, token: null },
  { log: aWalkLog({ id: 1, isOwn: true, visibility: 'private', minutes: null }), article: null, token: null },
]

const meta = {
  title: 'web/walks/Own walks',
  component: OwnWalksPage,
  args: { walks: { data: walks, next: null }, total: 2, isFirst: true },
  decorators: [
    (Story) => (
      <>
        <FlashStack />
        <Story />
      </>
    ),
    withMessages(WalkLogMessagesProvider, { ja: japanese, 'en-us': english }),
    withSite,
  ],
  parameters: { root: { viewer: aViewer() }, address: '/home/walks' },
} satisfies Meta<typeof OwnWalksPage>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '鳥居峠を越える' })).toHaveAttribute('href', '/routes/7')
    await expect(canvas.getByText('いまは見られないルート')).toBeVisible()
    await expect(canvas.getByText('2件')).toBeVisible()
    await expect(canvas.getByText('自分だけ')).toBeVisible()
  },
}

export const InTheMiddle: Story = {
  args: { walks: { data: walks, next: '2026-10-04.1' }, isFirst: false, total: 60 },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/home/walks?before=2026-10-04.1',
    )
    await expect(canvas.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/home/walks')
  },
}

export const None: Story = {
  args: { walks: { data: [], next: null }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだ記録はありません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ルートをさがす' })).toHaveAttribute('href', '/routes')
  },
}

export const Deletes: Story = {
  play: async ({ canvas }) => {
    const deleted: string[] = []
    const answers = [refusal('walk_log.limit_reached', 422), Response.json({})]
    const restore = fakeApi({
      'DELETE /api/v1/self/walk-logs/1': ({ path }) => {
        deleted.push(path)
        return new Response(null, { status: 204 })
      },
      'POST /api/v1/self/walk-logs/1/restore': () => answers.shift(),
    })
    const gone = within(canvas.getAllByRole('listitem').find((item) => item.id === 'walk-1') ?? document.body)
    await userEvent.click(gone.getByLabelText(/のメニュー/))
    await userEvent.click(gone.getByRole('button', { name: '削除する' }))
    await waitFor(() => expect(screen.getByText('記録を削除しました。')).toBeVisible())
    await expect(deleted).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(screen.getByText('記録を元に戻せませんでした。')).toBeVisible())
    await userEvent.click(gone.getByLabelText(/のメニュー/))
    await userEvent.click(gone.getByRole('button', { name: '削除する' }))
    await waitFor(() => expect(deleted).toHaveLength(2))
    await userEvent.click((await screen.findAllByRole('button', { name: '元に戻す' })).at(-1) ?? document.body)
    await waitFor(() => expect(screen.getByText('記録を元に戻しました。')).toBeVisible())
    restore()
  },
}
