import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: { label: 'パスワード', autoComplete: 'new-password', hint: '8文字以上', defaultValue: '鳥居峠 1197' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ShowsAndHides: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('パスワード')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
