import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi } from '@repo/web-kit/testing/fake-api'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aJourneyAnswer } from '../testing/sample-answer.ts'
import { anOwnCard } from '../testing/sample-list.ts'
import { withJourneysMessages } from '../testing/with-journeys-messages.ts'
import { toOwnJourney } from '../view/listed-journey.ts'
import { OwnJourneysPage } from './own-journeys-page.tsx'

let requests: FakeRequest[] = []

const meta = {
  title: 'web/journeys/Lists',
  decorators: [withJourneysMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: () => {
    requests = []
    return fakeApi(
      {
        'DELETE /api/v1/self/journeys/5': () => new Response(null, { status: 204 }),
        'POST /api/v1/self/journeys/5/restore': () => aJourneyAnswer(),
      },
      requests,
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const page = { total: 2, next: null, isTrash: false, error: null }

export const OwnOnes: Story = {
  render: () => (
    <>
      <OwnJourneysPage
        {...page}
        journeys={[
          anOwnCard(),
          anOwnCard({ id: 6, kind: 'collection', title: '', state: 'draft', starts_on: null, preview_path: null }),
          anOwnCard({ id: 7, title: LONG_TITLE, is_forbidden: true }),
        ].map(toOwnJourney)}
      />
      <FlashStack />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'))
    await expect(first).toHaveTextContent('2026年10月17日〜19日')
    await expect(second).toHaveTextContent('無題')
    await expect(third).toHaveTextContent('公開停止')
    await userEvent.click(canvas.getByRole('button', { name: '「中山道 木曽路をつなぐ三日」の操作' }))
    const menu = within(canvasElement.ownerDocument.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'ごみ箱へ移す' }))
    await userEvent.click(await menu.findByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(['DELETE', 'POST']))
  },
}

export const None: Story = {
  globals: { locale: 'en-us' },
  render: () => <OwnJourneysPage {...page} total={0} journeys={[]} error="You can have up to 1,000." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No journeys yet')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('1,000')
    await expect(canvas.getByRole('button', { name: 'New journey' })).toHaveAttribute('value', 'journey')
  },
}

export const Trash: Story = {
  render: () => <OwnJourneysPage {...page} isTrash journeys={[toOwnJourney(anOwnCard())]} next="4" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '中山道 木曽路をつなぐ三日' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '前のものを見る' })).toHaveAttribute(
      'href',
      '/home/journeys?before=4&trashed=1',
    )
    await userEvent.click(canvas.getByRole('button', { name: '「中山道 木曽路をつなぐ三日」を元に戻す' }))
    await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['/api/v1/self/journeys/5/restore']))
  },
}
