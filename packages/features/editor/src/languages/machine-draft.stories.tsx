import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { FlashStack } from '@repo/ui/flash-stack'
import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withEditorMessagesInSite } from '../testing/story-messages.tsx'
import { MachineDraft } from './machine-draft.tsx'

const onTranslated = fn()
const TEXT = { title: '鳥居峠', summary: '', article: EMPTY_ARTICLE, map: null }

const meta = {
  title: 'web/editor/Machine draft',
  component: MachineDraft,
  args: { text: TEXT, source: 'ja', target: 'en-us', onTranslated },
  parameters: { root: { viewer: aViewer(), hasTranslation: true } },
  decorators: [
    (story) => (
      <>
        {story()}
        <FlashStack />
      </>
    ),
    withEditorMessagesInSite,
    withSite,
  ],
} satisfies Meta<typeof MachineDraft>
export default meta
type Story = StoryObj<typeof meta>

export const Translates: Story = {
  beforeEach: () => {
    onTranslated.mockClear()
    return fakeApi({ 'POST /api/v1/translations': () => ({ texts: ['Torii Pass'] }) })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '機械翻訳を下書きにする' }))
    await waitFor(() => expect(canvas.getByText('機械翻訳を下書きにしました')).toBeVisible())
    await expect(onTranslated).toHaveBeenCalledWith({ ...TEXT, title: 'Torii Pass' }, TEXT)
  },
}

export const Unavailable: Story = {
  beforeEach: () => {
    onTranslated.mockClear()
    return fakeApi({ 'POST /api/v1/translations': () => refusal('translation.unavailable', 503) })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '機械翻訳を下書きにする' }))
    await waitFor(() => expect(canvas.getByText(/いま機械翻訳を使えません。/)).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '機械翻訳を下書きにする' })).not.toHaveAttribute('aria-disabled'),
    )
    await expect(onTranslated).not.toHaveBeenCalled()
  },
}

/** No server is named. */
export const NotOffered: Story = {
  parameters: { root: { viewer: aViewer(), hasTranslation: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /翻訳/ })).toBeNull()
  },
}
