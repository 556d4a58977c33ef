import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aJourneyAnswer } from '../testing/sample-answer.ts'
import { anOwnCard } from '../testing/sample-list.ts'
import AddDialog from './add-dialog.tsx'

let requests: FakeRequest[] = []
const changes = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

const meta = {
  title: 'web/journeys/Adding',
  decorators: [withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: () => {
    requests = []
    return fakeApi(
      {
        'GET /api/v1/self/journeys': () => ({
          data: [anOwnCard(), anOwnCard({ id: 6, title: '' })],
          next: null,
          total: 2,
        }),
        'POST /api/v1/self/journeys/5/entries': () => aJourneyAnswer(),
        'POST /api/v1/self/journeys/6/entries': () => refusal('journey.entry_limit_reached', 422, { max: 100 }),
        'POST /api/v1/self/journeys': () => aJourneyAnswer({ id: 9 }),
      },
      requests,
    )
  },
  render: () => (
    <Suspense>
      <AddDialog route={{ id: 7, title: '鳥居峠を越える' }} isOpen onClose={fn()} />
      <Address />
    </Suspense>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ToOneOfThem: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '旅・まとめに追加' }))
    await userEvent.click(await dialog.findByRole('button', { name: '「中山道 木曽路をつなぐ三日」を追加' }))
    await expect(await dialog.findByRole('link', { name: /開く/ })).toHaveAttribute('href', '/home/journeys/5/edit')
    await expect(changes()).toEqual([
      ['/api/v1/self/journeys/5/entries', { entries: [{ kind: 'stage', article_id: 7 }] }],
    ])
    await userEvent.click(dialog.getByRole('button', { name: '「無題」を追加' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('100件まで')
  },
}

export const ToANewOne: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '旅・まとめに追加' }))
    await userEvent.click(dialog.getByRole('button', { name: 'まとめを作る' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/home/journeys/9/edit'))
  },
}
