import type { Forbidding } from '@repo/articles/forbidding'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { HiddenNotice } from './one/hidden-notice.tsx'
import { withOwnMessages } from './testing/with-own-messages.ts'

const meta = {
  title: 'web/home/Own route',
  decorators: [withOwnMessages, withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const FORBIDDING: Forbidding = {
  reason: '私有地を通る区間があります。迂回路に直してください。',
  pointsAt: null,
  requestedAt: null,
  requestNote: '',
  appealedAt: null,
  appealNote: '',
  appealDecidedAt: null,
  appealAnswer: '',
  declined: null,
  statusWhenAllowed: 'public',
}
const hiddenWith = (over: Partial<Forbidding>) => ({ id: 7, forbidding: { ...FORBIDDING, ...over } })

export const HiddenByModerators: Story = {
  render: () => <HiddenNotice article={hiddenWith({ pointsAt: { kind: 'object', label: '裏山の近道' } })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('私有地を通る区間があります。迂回路に直してください。')).toBeVisible()
    await expect(canvas.getByText('裏山の近道')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '公開を申請する' })).toBeEnabled()
    await userEvent.click(canvas.getByText('納得できないときは'))
    await expect(canvas.getByRole('button', { name: '異議を申し立てる' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /公開してよい理由/ }), '公道です')
    await expect(canvas.getByRole('button', { name: '異議を申し立てる' })).toBeEnabled()
  },
}

export const PublicationRequested: Story = {
  render: () => (
    <HiddenNotice
      article={hiddenWith({ requestedAt: '2026-10-03T00:00:00.000Z', requestNote: '迂回路に直しました' })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('公開を申請しました')
    await expect(canvas.getByText('迂回路に直しました')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '公開を申請する' })).toBeNull()
  },
}

export const Appealed: Story = {
  render: () => (
    <HiddenNotice article={hiddenWith({ appealedAt: '2026-10-03T00:00:00.000Z', appealNote: '公道です' })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('異議を申し立てました')
    await expect(canvas.getByText('公道です')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '異議を申し立てる' })).toBeNull()
  },
}

export const AppealTurnedDown: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <HiddenNotice
      article={hiddenWith({
        appealedAt: '2026-10-03T00:00:00.000Z',
        appealNote: 'It is a public road',
        appealDecidedAt: '2026-10-04T00:00:00.000Z',
        appealAnswer: 'The map shows a gate.',
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your appeal was rejected')
    // The first reason stays beside the second.
    await expect(canvas.getByText(FORBIDDING.reason)).toBeVisible()
    await expect(canvas.getByText('The map shows a gate.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Request publication' })).toBeEnabled()
  },
}

export const RequestDeclined: Story = {
  render: () => (
    <HiddenNotice
      article={hiddenWith({
        statusWhenAllowed: 'draft',
        declined: {
          at: '2026-10-04T00:00:00.000Z',
          reason: 'まだ門を通っています。',
          pointsAt: { kind: 'block', label: '門' },
        },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(FORBIDDING.reason)).toBeVisible()
    await expect(canvas.getByText('まだ門を通っています。')).toBeVisible()
    await expect(canvas.getByText(/下書きです。認められても/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '公開を申請する' })).toBeEnabled()
  },
}

export const HiddenWithoutReason: Story = {
  globals: { locale: 'en-us' },
  render: () => <HiddenNotice article={hiddenWith({ reason: '' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reason was given. Contact us to find out more.')).toBeVisible()
  },
}
