import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { FlashProvider, useFlashQueue } from './flash-queue.tsx'
import { Flash, FlashStack } from './flash-stack.tsx'

function Shower() {
  const { show } = useFlashQueue()
  return (
    <>
      <Button
        onClick={() => show({ variant: 'danger', title: '保存できませんでした。', text: '書きかけは残っています。' })}
      >
        失敗する
      </Button>
      <Button onClick={() => show({ variant: 'success', title: '公開しました。', timeoutMs: 150 })}>公開する</Button>
    </>
  )
}

/** Longer than the messages here stay. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300))

const meta = {
  title: 'ui/FlashStack',
  component: FlashStack,
  render: () => (
    <FlashProvider>
      <Shower />
      <FlashStack />
    </FlashProvider>
  ),
} satisfies Meta<typeof FlashStack>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 400 }}>
      <Flash variant="success" title="公開しました。" text="リンクをコピーできます。" onClose={() => {}} />
      <Flash variant="info" title="下書きとして保存しました。" onClose={() => {}} />
      <Flash variant="warning" title="経由地は25か所までです。" text="減らすと追加できます。" onClose={() => {}} />
      <Flash variant="danger" title="アクセスが集中しています。" text="1分ほど待ってから、もう一度お試しください。" />
    </div>
  ),
}

export const LeavesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公開する' }))
    await waitFor(() => expect(canvas.queryByText('公開しました。')).toBeNull())
  },
}

/** Whoever points at it or has it in focus is still reading. */
export const WaitsWhileItIsRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公開する' }))
    const close = canvas.getByRole('button', { name: 'Close' })
    await userEvent.hover(canvas.getByText('公開しました。'))
    await pause()
    await expect(close).toBeVisible()
    close.focus()
    await userEvent.unhover(canvas.getByText('公開しました。'))
    await pause()
    await expect(close).toBeVisible()
    close.blur()
    await waitFor(() => expect(canvas.queryByText('公開しました。')).toBeNull())
  },
}

export const DangerStaysUntilClosed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '失敗する' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('保存できませんでした。')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

function UndoDemo() {
  const { show } = useFlashQueue()
  const [isUndone, setIsUndone] = useState(false)
  const offer = () =>
    show({
      variant: 'success',
      title: '削除しました。',
      timeoutMs: 150,
      action: { label: '元に戻す', onAct: () => setIsUndone(true), takesFocus: true },
    })
  return <Button onClick={offer}>{isUndone ? '戻した' : '削除する'}</Button>
}

/** The way back is where the focus is, and the message waits for as long as it is there. */
export const ActionByKeyboard: Story = {
  render: () => (
    <FlashProvider>
      <UndoDemo />
      <FlashStack />
    </FlashProvider>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '削除する' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '元に戻す' })).toHaveFocus())
    await pause()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '戻した' })).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

function FlashDemo() {
  const { show } = useFlashQueue()
  const [isLoaded, setIsLoaded] = useState(false)
  const offer = () =>
    show({
      variant: 'info',
      title: '新しい版があります',
      timeoutMs: 0,
      topic: 'version',
      action: { label: '読み込む', onAct: () => setIsLoaded(true) },
    })
  return <Button onClick={offer}>{isLoaded ? '読み込んだ' : '知らせる'}</Button>
}

/** Said again, it takes its own place; acting on it closes it. */
export const OffersAnAction: Story = {
  render: () => (
    <FlashProvider>
      <FlashDemo />
      <FlashStack />
    </FlashProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '知らせる' }))
    await userEvent.click(canvas.getByRole('button', { name: '知らせる' }))
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '読み込む' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.getByRole('button', { name: '読み込んだ' })).toBeVisible()
  },
}

export const ShowsFourAtMost: Story = {
  play: async ({ canvas }) => {
    for (let press = 0; press < 5; press += 1) await userEvent.click(canvas.getByRole('button', { name: '失敗する' }))
    await expect(canvas.getAllByRole('alert')).toHaveLength(4)
  },
}
