import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'ui/ErrorState',
  component: ErrorState,
  args: {
    title: '読み込めませんでした',
    text: '通信の状態を確認して、もう一度お試しください。',
    action: <Button>もう一度</Button>,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithARetry: Story = {}
