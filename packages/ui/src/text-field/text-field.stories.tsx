import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: '名前', isRequired: true, placeholder: '例：沢の渡り' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const CountsWhatIsTyped: Story = {
  args: { max: 5 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '名前' }) // that it is required, its state says
    await expect(input).toBeRequired()
    await userEvent.type(input, '沢の渡')
    await expect(canvas.getByText('3 / 5')).not.toBeVisible()
    await userEvent.type(input, 'り')
    await expect(canvas.getByText('4 / 5')).toBeVisible()
    await expect(input).not.toHaveAccessibleDescription()
  },
}

export const Invalid: Story = {
  args: { error: '名前を入力してください。' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /名前/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('名前を入力してください。')
  },
}

export const TooLong: Story = {
  args: { max: 5, defaultValue: '🗻🗻🗻🗻🗻🗻', hint: '短く書きます' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 / 5')).toBeVisible()
  },
}

export const WithoutCounter: Story = {
  args: { max: null, hint: '確認コードを送ります' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ \/ /)).toBeNull()
  },
}
