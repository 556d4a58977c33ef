import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type BlockStoryProps, blockStories, english, phone } from '../../testing/block-story.tsx'
import { findText } from '../../testing/story-host.tsx'

const meta = {
  ...blockStories,
  title: 'article-blocks/Blocks/Table',
  args: { sample: 'table' },
} satisfies Meta<BlockStoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const WritingInEnglish: Story = { globals: english }
/** A wide table scrolls in its box, which is no stop of the tab key here: the cursor goes through the cells and scrolls them into view. */
const cursorScrolls = { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } }
export const WritingOnAPhone: Story = { globals: phone, parameters: cursorScrolls }
export const Empty: Story = { args: { sample: 'emptyTable' } }

export const CursorInACell: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await findText(canvasElement)).getByText('90 分'))
    await expect(await within(canvasElement).findByRole('toolbar', { name: '表の操作' })).toBeVisible()
  },
}

export const CursorInACellOnAPhone: Story = {
  globals: phone,
  parameters: cursorScrolls,
  play: async ({ canvasElement }) => {
    const text = within(await findText(canvasElement))
    await userEvent.click(text.getByText('90 分'))
    const words = document.createRange()
    words.selectNodeContents(text.getByText('+ 270 m'))
    const box = canvasElement.querySelector('.table-scroll')
    // The cursor stands behind the last of its lines.
    const hiddenPart = () =>
      ([...words.getClientRects()].at(-1)?.right ?? 0) - (box?.getBoundingClientRect().right ?? 0)
    await expect(hiddenPart()).toBeGreaterThan(0)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    await waitFor(() => expect(hiddenPart()).toBeLessThanOrEqual(0))
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }
export const Reading: Story = { args: { view: 'reading' } }
export const ReadingInEnglish: Story = { args: { view: 'reading' }, globals: english }
export const ReadingOnAPhone: Story = { args: { view: 'reading' }, globals: phone }
