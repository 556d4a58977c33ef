import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Progress } from '../progress/progress.tsx'
import { ActionBar } from './action-bar.tsx'

const meta = {
  title: 'ui/ActionBar',
  component: ActionBar,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 12 }}>
        <div style={{ height: 1200 }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const AtHand: Story = {
  args: {
    children: (
      <>
        <p>下書きとして作ります。</p>
        <Button variant="primary">2件作る</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const Problem: Story = {
  args: {
    children: (
      <>
        <Progress label="写真を送っています" value={0.4} tone="danger" />
        <Button>もう一度</Button>
        <p role="alert">通信が切れました。</p>
      </>
    ),
  },
}
