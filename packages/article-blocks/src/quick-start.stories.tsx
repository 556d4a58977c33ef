import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Writer } from './testing/quick-start.tsx'
import { picture, pngFile, torii } from './testing/sample-article.ts'
import { findText, storedForm } from './testing/story-host.tsx'

const meta = {
  component: Writer,
  title: 'article-blocks/Quick start',
  args: { onSave: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: '56px clamp(16px, 10vw, 88px) 16px' }}>
        <Story />
      </div>
    ),
  ],
  // What the host's server would answer.
  beforeEach: () => {
    const { fetch } = window
    window.fetch = async () => Response.json(picture)
    return () => {
      window.fetch = fetch
    }
  },
} satisfies Meta<typeof Writer>
export default meta

type Story = StoryObj<typeof meta>

/** The example of the README as it stands there. */
export const Runs: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('## 鳥居峠{Enter}')
    await userEvent.upload(canvas.getByLabelText('画像'), pngFile())
    await waitFor(() => expect(canvasElement.querySelector(`img[src="${torii}"]`)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const image = { type: 'singleImage', url: torii, caption: '', tmpId: null, width: 1000, height: 500 }
    const stored = storedForm({ type: 'header', level: 2, text: '鳥居峠' }, image, { type: 'paragraph', text: '' })
    await expect(args.onSave).toHaveBeenLastCalledWith(stored)
  },
}
