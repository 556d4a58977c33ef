import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type BlockStoryProps, blockStories, english, phone } from '../../testing/block-story.tsx'

const meta = {
  ...blockStories,
  title: 'article-blocks/Blocks/Quote',
  args: { sample: 'quote' },
} satisfies Meta<BlockStoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const WritingInEnglish: Story = { globals: english }
export const WritingOnAPhone: Story = { globals: phone }
export const Empty: Story = { args: { sample: 'emptyQuote' } }

export const SourceTooLong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const source = await canvas.findByDisplayValue('島崎藤村『夜明け前』')
    await userEvent.click(source)
    await userEvent.paste('木'.repeat(250))
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(source).toBeInvalid()
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }
export const Reading: Story = { args: { view: 'reading' } }
export const ReadingInEnglish: Story = { args: { view: 'reading' }, globals: english }
export const ReadingOnAPhone: Story = { args: { view: 'reading' }, globals: phone }
