import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type BlockStoryProps, blockStories, english, phone } from '../../testing/block-story.tsx'
import { findText } from '../../testing/story-host.tsx'

const meta = {
  ...blockStories,
  title: 'article-blocks/Blocks/Text',
  args: { sample: 'text' },
} satisfies Meta<BlockStoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const WritingInEnglish: Story = { globals: english }
export const WritingOnAPhone: Story = { globals: phone }
export const Empty: Story = { args: { sample: 'emptyText' } }

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const text = await findText(canvasElement)
    await userEvent.dblClick(within(text).getByText('石畳の峠道'))
    await expect(await within(canvasElement).findByRole('toolbar', { name: '文字の装飾' })).toBeVisible()
  },
}

export const WebLink: Story = {
  play: async ({ canvasElement }) => {
    const text = await findText(canvasElement)
    await userEvent.dblClick(within(text).getByText('石畳の峠道'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await within(canvasElement).findByRole('textbox', { name: 'リンク先のURL' })).toHaveFocus()
    await userEvent.keyboard('…{Enter}')
    await expect(await within(canvasElement).findByText('URLかメールアドレスを入力してください。')).toBeVisible()
  },
}

export const MapLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(await findText(canvasElement)).getByText('石畳の峠道'))
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
    await expect(await within(canvasElement).findByRole('combobox')).toHaveFocus()
  },
}

export const TooLong: Story = {
  args: { sample: 'longestText' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('峠')
    await expect(await within(canvasElement).findByText(/10,000/)).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }
export const Reading: Story = { args: { view: 'reading' } }
export const ReadingInEnglish: Story = { args: { view: 'reading' }, globals: english }
export const ReadingOnAPhone: Story = { args: { view: 'reading' }, globals: phone }
