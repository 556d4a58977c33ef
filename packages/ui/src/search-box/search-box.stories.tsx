import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { mapPin } from '../icon/icons.ts'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'ui/SearchBox',
  component: SearchBox,
  args: { label: '地名・山・タイトル', name: 'q' },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

/** One ring, around the whole box. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: '地名・山・タイトル' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(getComputedStyle(input).boxShadow).toBe('none')
    const { parentElement: box } = input
    await expect(box && getComputedStyle(box).boxShadow).not.toBe('none')
  },
}

export const Pill: Story = { args: { look: 'pill' } }

export const OfAPlace: Story = {
  args: { type: 'text', icon: mapPin, label: '近く', placeholder: '例：松本' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('例：松本')).toHaveAccessibleName('近く')
  },
}
