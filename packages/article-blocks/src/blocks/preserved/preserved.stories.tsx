import type { Meta, StoryObj } from '@storybook/react-vite'
import { type BlockStoryProps, blockStories, english, phone } from '../../testing/block-story.tsx'

const meta = {
  ...blockStories,
  title: 'article-blocks/Blocks/Block of a newer version',
  args: { sample: 'preserved' },
} satisfies Meta<BlockStoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const WritingInEnglish: Story = { globals: english }
export const WritingOnAPhone: Story = { globals: phone }

export const ReadOnly: Story = { args: { readOnly: true } }
export const Reading: Story = { args: { view: 'reading' } }
export const ReadingInEnglish: Story = { args: { view: 'reading' }, globals: english }
export const ReadingOnAPhone: Story = { args: { view: 'reading' }, globals: phone }
