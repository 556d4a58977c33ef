import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: {
    title: 'まだルートがありません',
    text: '最初の一本を引いてみませんか。',
    action: <Button variant="primary">ルートを作る</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAnAction: Story = {}
