import type { Answer } from '@repo/contract'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { articleChoices, caseChoices, commentChoices, personChoices, walkChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { aForbidding, aModeratedComment, aPerson, aReport } from './testing/sample-moderation.ts'
import { withAdminMessages } from './testing/with-admin-messages.ts'

type Sent = Answer<{ id: number }>
const done: Sent = { ok: true, status: 201, data: { id: 1 }, headers: new Headers() }
const decided: Sent = {
  ok: false,
  status: 409,
  headers: new Headers(),
  body: null,
  error: { code: 'moderation.already_decided' },
}

const meta = {
  title: 'web/admin/Decision form',
  component: DecisionForm,
  args: {
    choices: caseChoices(aReport()),
    pointables: [
      { value: 'object:line-1', kind: 'object', name: '街道' },
      { value: 'block:0', kind: 'block', name: '門を越えて裏庭を抜けます。' },
    ],
    send: fn(async (): Promise<Sent> => done),
  },
  decorators: [withAdminMessages, withSite],
} satisfies Meta<typeof DecisionForm>
export default meta
type Story = StoryObj<typeof meta>

const optionsOf = async (canvas: { findAllByRole: (role: 'radio') => Promise<HTMLElement[]> }) =>
  (await canvas.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))

export const OnAReport: Story = {
  play: async ({ canvas, args }) => {
    await expect(await optionsOf(canvas)).toEqual(['dismiss', 'forbid', 'warn', 'suspend'])
    await userEvent.click(canvas.getByRole('radio', { name: 'ルートの公開を停止する' }))
    const send = canvas.getByRole('button', { name: '決定する' })
    await expect(send).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox'), '地図：街道')
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), '私有地です')
    await userEvent.click(send)
    const input = {
      action: 'forbid',
      route_id: 12,
      reason: '私有地です',
      points_at: { object: 'line-1' },
      report_id: 3,
    }
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(input, expect.any(String)))
  },
}

export const Dismisses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '決定する' }))
    const input = { action: 'dismiss', report_id: 3, reason: '' }
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(input, expect.any(String)))
  },
}

export const SomebodyElseWasFaster: Story = {
  args: { send: fn(async (): Promise<Sent> => decided) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '注意する' }))
    const reason = canvas.getByRole('textbox', { name: /理由/ })
    await userEvent.type(reason, '落ち着いて書いてください')
    await userEvent.click(canvas.getByRole('button', { name: '決定する' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '決定する' })).toBeEnabled())
    await expect(reason).toHaveValue('落ち着いて書いてください')
  },
}

export const Suspends: Story = {
  args: { choices: personChoices(aPerson()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '利用を停止する' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '期間' }), '30日間')
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), '宣伝')
    await userEvent.click(canvas.getByRole('button', { name: '決定する' }))
    const input = { action: 'suspend', user_id: 7, reason: '宣伝', days: 30 }
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(input, expect.any(String)))
  },
}

export const OnAnAppeal: Story = {
  args: {
    choices: articleChoices({
      id: 12,
      version: 4,
      forbidding: aForbidding({ requestedAt: null, appealDecidedAt: null }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await optionsOf(canvas)).toEqual(['uphold_appeal', 'reject_appeal'])
  },
}

export const OnARequest: Story = {
  args: { choices: articleChoices({ id: 12, version: 4, forbidding: aForbidding({ appealedAt: null }) }) },
  play: async ({ canvas }) => {
    await expect(await optionsOf(canvas)).toEqual(['allow', 'decline_request'])
  },
}

export const OnAProhibitedComment: Story = {
  args: { choices: commentChoices(aModeratedComment({ state: 'prohibited' })) },
  play: async ({ canvas, args }) => {
    await expect(await optionsOf(canvas)).toEqual(['allow_comment'])
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), '宣伝ではありませんでした')
    await userEvent.click(canvas.getByRole('button', { name: '決定する' }))
    const input = { action: 'allow_comment', comment_id: 31, reason: '宣伝ではありませんでした' }
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(input, expect.any(String)))
  },
}

export const OnACommentThatWaits: Story = {
  args: { choices: commentChoices(aModeratedComment({ state: 'pending' })) },
  play: async ({ canvas }) => {
    await expect(await optionsOf(canvas)).toEqual(['approve_comment', 'prohibit_comment'])
  },
}

const aWalk = (isProhibited: boolean) => ({
  id: 41,
  isProhibited,
  text: '広告です',
  photos: [],
  prohibitionReason: isProhibited ? '宣伝' : null,
  createdAt: '2026-11-24T09:00:00.000Z',
  user: aPerson(),
  article: null,
})

export const OnAReportedWalk: Story = {
  args: { choices: caseChoices(aReport({ kind: 'walk', article: null, walk: aWalk(false) })) },
  play: async ({ canvas, args }) => {
    await expect(await optionsOf(canvas)).toEqual(['dismiss', 'prohibit_walk', 'warn', 'suspend'])
    await userEvent.click(canvas.getByRole('radio', { name: '歩いた記録を非表示にする' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), '宣伝')
    await userEvent.click(canvas.getByRole('button', { name: '決定する' }))
    const input = { action: 'prohibit_walk', walk_log_id: 41, reason: '宣伝', report_id: 3 }
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(input, expect.any(String)))
  },
}

export const OfAProhibitedWalk: Story = {
  args: { choices: walkChoices(aWalk(true)) },
  play: async ({ canvas }) => {
    await expect(await optionsOf(canvas)).toEqual(['allow_walk'])
  },
}

export const NothingToDecide: Story = {
  args: { choices: caseChoices(aReport({ status: 'acted', decidedAt: '2026-11-25T09:00:00.000Z' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
