import type { Answer } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ReportDialog } from './report-dialog.tsx'

const FAILED = '報告を送れませんでした。もう一度送るか、数分待ってからお試しください。'
const sent: Answer<{ id: number }> = { ok: true, status: 201, data: { id: 1 }, headers: new Headers() }
const refused: Answer<{ id: number }> = {
  ok: false,
  status: 429,
  headers: new Headers(),
  body: null,
  error: { code: 'request.too_many', params: { seconds: 60 } },
}

function Opener(props: ComponentProps<typeof ReportDialog>) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    props.onClose()
    setIsOpen(false)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>報告する</Button>
      <ReportDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

const meta = {
  title: 'web/report/Report dialog',
  component: ReportDialog,
  args: {
    target: { kind: 'route', id: 12 },
    isOpen: true,
    onClose: fn(),
    send: fn(async (): Promise<Answer<{ id: number }>> => sent),
  },
  render: (args) => <Opener {...args} />,
  decorators: [withSite],
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

const reasonsOf = async (canvas: { findAllByRole: (role: 'radio') => Promise<HTMLElement[]> }) =>
  (await canvas.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))

export const OfARoute: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'このルートを報告する' })).toBeVisible())
    await expect(await reasonsOf(canvas)).toEqual(['spam', 'aggresive', 'privacy', 'hate', 'bag', 'other'])
    await expect(canvas.getByRole('radio', { name: '宣伝や迷惑行為' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '表示の不具合' }))
    await userEvent.click(canvas.getByRole('button', { name: '報告を送る' }))
    await waitFor(() => expect(canvas.getByText('報告を送りました。')).toBeVisible())
    await expect(args.send).toHaveBeenCalledWith({ kind: 'route', id: 12 }, 'bag', expect.any(String))
    await expect(canvas.queryByRole('button', { name: '報告を送る' })).toBeNull()
  },
}

export const OfAUser: Story = {
  args: { target: { kind: 'user', id: 7 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'このユーザーを報告する' })).toBeVisible())
    await expect(await reasonsOf(canvas)).toEqual(['spam', 'aggresive', 'privacy', 'hate', 'other'])
  },
}

export const OfAComment: Story = {
  args: { target: { kind: 'comment', id: 7 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'このコメントを報告する' })).toBeVisible())
    await expect(await reasonsOf(canvas)).toEqual(['spam', 'aggresive', 'privacy', 'hate', 'other'])
  },
}

export const OtherNeedsWords: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'その他' }))
    const send = canvas.getByRole('button', { name: '報告を送る' })
    await expect(send).toBeDisabled()
    const detail = canvas.getByRole('textbox', { name: /内容/ })
    await userEvent.type(detail, '  ')
    await expect(send).toBeDisabled()
    await userEvent.type(detail, '私有地を通ります')
    await userEvent.click(send)
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ kind: 'route', id: 12 }, '私有地を通ります', expect.any(String)),
    )
  },
}

export const SendsOnce: Story = {
  args: { send: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args }) => {
    const send = await canvas.findByRole('button', { name: '報告を送る' })
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByText('送信中')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('radio', { name: '宣伝や迷惑行為' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
}

export const FailsAndKeepsWhatWasWritten: Story = {
  args: { send: fn(async () => refused) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'その他' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /内容/ }), '道がありません')
    await userEvent.click(canvas.getByRole('button', { name: '報告を送る' }))
    await waitFor(() => expect(canvas.getByText(FAILED)).toBeVisible())
    await expect(canvas.getByText(/アクセスが集中しています/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /内容/ })).toHaveValue('道がありません')
    await userEvent.click(canvas.getByRole('button', { name: '報告を送る' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
  },
}

export const ForgetsEverythingOnClose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'その他' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /内容/ }), '下書き')
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '報告する' }))
    await expect(await canvas.findByRole('radio', { name: '宣伝や迷惑行為' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'その他' }))
    await expect(canvas.getByRole('textbox', { name: /内容/ })).toHaveValue('')
  },
}
