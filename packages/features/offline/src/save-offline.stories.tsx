import { anArticle, aReadingView } from '@repo/articles/testing/sample-reading'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { SaveOffline } from './save-offline.tsx'
import { forgetSaved, writeSaved } from './saved-article-store.ts'
import { aSavedArticle } from './testing/sample-saved.ts'

const view = aReadingView()
const { id } = view.article

const meta = {
  title: 'web/offline/SaveOffline',
  component: SaveOffline,
  args: { view, token: null },
  decorators: [withSite],
  beforeEach: () => () => forgetSaved(id),
} satisfies Meta<typeof SaveOffline>
export default meta
type Story = StoryObj<typeof meta>

export const NotSaved: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'オフライン用に保存' })).toBeVisible(),
}

export const Saved: Story = {
  beforeEach: () => writeSaved(aSavedArticle({ id })),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'この端末に保存済み' })).toBeVisible(),
}

export const OfADraftSaysWhyNot: Story = {
  args: { view: { ...view, article: anArticle({ status: 'draft', viewerCan: { edit: true, interact: true } }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'オフライン用に保存' }))
    const dialog = await screen.findByRole('dialog', { name: 'オフライン用に保存' })
    await expect(dialog).toHaveTextContent('保存できるのは、公開中の記事と、共有リンクから開いた記事だけです。')
    await userEvent.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1) ?? dialog)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
