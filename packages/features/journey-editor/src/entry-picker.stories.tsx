import { withJourneysMessages } from '@repo/journeys/testing/with-journeys-messages'
import { fakeApi } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EntryPicker } from './entry-picker.tsx'

const NONE = { data: [], total: 0, per_page: 20, current_page: 1, counts: {}, unlisted_count: 0 }

const meta = {
  title: 'web/journeys/Entry picker',
  component: EntryPicker,
  args: { isOpen: true, purpose: 'add', taken: new Set(), onPick: fn(), onClose: fn() },
  parameters: { root: { viewer: aViewer() } },
  decorators: [withJourneysMessages, withSite],
  beforeEach: () => fakeApi({ 'GET /api/v1/self/routes': () => NONE, 'GET /api/v1/routes': () => NONE }),
} satisfies Meta<typeof EntryPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever has drawn nothing yet is led to what others have. */
export const WithoutOwnRoutes: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: '公開ルートからさがす' }))
    await expect(dialog.getByRole('tab', { name: '公開ルート' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
  },
}
