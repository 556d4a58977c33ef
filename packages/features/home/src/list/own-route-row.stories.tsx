import { aListedArticle } from '@repo/articles/testing/sample-cards'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { OwnRouteRow } from './own-route-row.tsx'

const meta = {
  title: 'web/home/Own route in the list',
  decorators: [withOwnMessages, withSite],
  component: OwnRouteRow,
  args: { article: { ...aListedArticle(), status: 'public', source: null } },
  render: (args) => (
    <ul style={{ padding: 0 }}>
      <OwnRouteRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof OwnRouteRow>
export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {}

export const DeletionIsAskedAndTakenBackByKey: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: /鳥居峠を越える/ })
    menu.focus()
    await userEvent.keyboard('{Enter}')
    const remove = await within(document.body).findByRole('menuitem', { name: '削除する' })
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    // What cannot be undone is not the first that Enter does.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'キャンセル' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(menu).toHaveFocus()
  },
}
