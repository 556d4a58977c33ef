import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    label: '公開の範囲',
    defaultValue: 'draft',
    onChange: fn(),
    options: [
      { value: 'draft', label: '下書き', hint: '自分だけが見られます' },
      { value: 'public', label: '公開', hint: 'だれでも見られます' },
      { value: 'url', label: 'URL限定', hint: 'あと7件', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /下書き/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^公開/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('public')
  },
}
