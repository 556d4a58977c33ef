import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'
import { FormModal } from './form-modal.tsx'

const meta = {
  title: 'ui/FormModal',
  component: FormModal,
  args: {
    isOpen: true,
    onClose: fn(),
    onSubmit: fn(),
    title: '旅を計画に使う',
    cancel: 'キャンセル',
    submit: '作る',
    children: <TextField label="タイトル" isRequired defaultValue="三日の旅" />,
  },
} satisfies Meta<typeof FormModal>

export default meta
type Story = StoryObj<typeof meta>

export const SendsByEnter: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /タイトル/ }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Cancels: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sending: Story = { args: { busyLabel: '作っています' } }
