import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { JourneyHeader } from '../reading/journey-header.tsx'
import { aJourneyAnswer } from '../testing/sample-answer.ts'
import { aJourney } from '../testing/sample-journey.ts'
import { withJourneysMessages } from '../testing/with-journeys-messages.ts'
import type { JourneyView } from '../view/journey-view.ts'

let requests: FakeRequest[] = []
const answering = (answer: () => unknown) => () => {
  requests = []
  return fakeApi({ 'POST /api/v1/journeys/5/clone': answer, 'POST /api/v1/userreport/journey': answer }, requests)
}

const meta = {
  title: 'web/journeys/Cloning',
  args: { journey: aJourney() },
  decorators: [withJourneysMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: answering(() => Response.json(aJourneyAnswer({ id: 70 }), { status: 201 })),
  render: ({ journey }) => (
    <>
      <JourneyHeader journey={journey} token={null} />
      <FlashStack />
      <Address />
    </>
  ),
} satisfies Meta<{ journey: JourneyView }>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const AsOnesPlan: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '計画に使う' }))
    const dialog = await dialogOf('この旅を計画に使う')
    const title = dialog.getByRole('textbox', { name: 'タイトル' })
    await expect(title).toHaveValue('中山道 木曽路をつなぐ三日')
    await userEvent.clear(title)
    await userEvent.type(title, ' 来年の木曽路 ')
    fireEvent.change(dialog.getByLabelText(/1日目の日付/), { target: { value: '2027-05-01' } })
    await userEvent.click(dialog.getByRole('button', { name: '下書きを作る' }))
    await waitFor(() => expect(canvas.getByText('/home/journeys/70/edit')).toBeInTheDocument())
    await waitFor(() => expect(screen.getByText('下書きができました。')).toBeVisible())
    await expect(requests).toMatchObject([{ method: 'POST', body: { title: '来年の木曽路', starts_on: '2027-05-01' } }])
  },
}

export const OfACollection: Story = {
  args: { journey: aJourney({ kind: 'collection', startsOn: null, endsOn: null, dayCount: 0 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コピーして使う' }))
    const dialog = await dialogOf('このまとめをコピーして使う')
    await expect(dialog.queryByLabelText(/1日目の日付/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '下書きを作る' }))
    await waitFor(() => expect(requests).toMatchObject([{ body: { starts_on: null } }]))
  },
}

export const OfOnesOwn: Story = {
  args: { journey: aJourney({ viewerCan: { edit: true, interact: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '計画に使う' })).toBeNull()
    await userEvent.click(canvas.getByText('もっと'))
    await expect(canvas.queryByRole('button', { name: '報告する' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '複製する' }))
    const dialog = await dialogOf('複製する')
    await expect(dialog.getByText('下書きとして保存します。')).toBeVisible()
  },
}

export const SaysWhyItWasRefused: Story = {
  beforeEach: answering(() => refusal('journey.limit_reached', 422, { max: 1000 })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '計画に使う' }))
    const dialog = await dialogOf('この旅を計画に使う')
    await userEvent.type(dialog.getByRole('textbox', { name: 'タイトル' }), ' 改')
    await userEvent.click(dialog.getByRole('button', { name: '下書きを作る' }))
    await waitFor(() => expect(dialog.getByText(/1,000/)).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: 'タイトル' })).toHaveValue('中山道 木曽路をつなぐ三日 改')
  },
}

export const BetweenPeopleInABlock: Story = {
  args: { journey: aJourney({ viewerCan: { edit: false, interact: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '計画に使う' })).toBeNull()
  },
}

export const AsksVisitorsToLogIn: Story = {
  parameters: { root: { viewer: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '計画に使う' }))
    await dialogOf('アカウントを作る')
    await expect(sessionStorage.getItem('pending-journey-clone')).toContain('5')
  },
}

export const GoesOnAfterTheLogIn: Story = {
  beforeEach: () => {
    const takeAway = answering(() => null)()
    sessionStorage.setItem('pending-journey-clone', JSON.stringify({ target: 5, at: Date.now() }))
    return takeAway
  },
  play: async () => {
    await dialogOf('この旅を計画に使う')
  },
}

export const Credit: Story = {
  args: {
    journey: aJourney({ clonedFrom: { id: 9, title: '熊野古道', author: { id: 3, name: 'まや', avatar: null } } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '熊野古道' })).toHaveAttribute('href', '/journeys/9')
    await expect(canvas.getByRole('link', { name: 'まやさん' })).toHaveAttribute('href', '/users/3')
  },
}

export const Report: Story = {
  beforeEach: answering(() => Response.json({ id: 1 }, { status: 201 })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('もっと'))
    await userEvent.click(canvas.getByRole('button', { name: '報告する' }))
    const dialog = await dialogOf('この旅を報告する')
    await userEvent.click(dialog.getByRole('button', { name: '報告を送る' }))
    await waitFor(() => expect(requests).toMatchObject([{ body: { journey_id: 5, content: 'spam' } }]))
  },
}
