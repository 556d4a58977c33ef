import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { plus } from '../icon/icons.ts'
import { Button } from './button.tsx'

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: '保存', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary">保存</Button>
      <Button>下書き保存</Button>
      <Button variant="soft">ナイスルート</Button>
      <Button variant="ghost">キャンセル</Button>
      <Button variant="danger">削除する</Button>
      <Button variant="primary" disabled>
        保存
      </Button>
      <Button variant="primary" icon={<Icon path={plus} size={16} />}>
        ルートを作る
      </Button>
      <Button size="sm">小さい</Button>
      <Button size="lg" variant="primary">
        ログイン
      </Button>
    </div>
  ),
}

export const Busy: Story = {
  args: { variant: 'primary', busyLabel: '保存中' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '保存中' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
