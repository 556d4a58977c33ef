import { fakeApi } from '@repo/web-kit/testing/fake-api'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { TimelineImportList } from '../jobs/timeline-import.ts'
import { forgetPreview } from '../preview/stored-preview.ts'
import { anImport } from '../testing/sample-imports.ts'
import { sampleSource } from '../testing/sample-source.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import { MaintenancePage } from './maintenance-page.tsx'
import { PublicImportPage } from './public-import-page.tsx'

const source = sampleSource()
const nothing: TimelineImportList = { current: null, data: [], next: null }

const meta = {
  title: 'web/timeline/Maintenance',
  component: MaintenancePage,
  args: {
    source,
    summary: { oldest: '2018-04-02', newest: '2026-10-31', totalDays: 2006 },
    imports: {
      current: anImport({ id: 9, state: 'before_upload', received: 1284, success: 0, failed: 0 }),
      data: [
        anImport({ id: 8, state: 'done', result: 'success', success: 2006, failed: 0 }),
        anImport({ id: 7, state: 'failed', success: 3, failed: 0 }),
      ],
      next: null,
    },
  },
  decorators: [withTimelineMessages, withSite],
  // What a visitor chose would be there in the next story.
  beforeEach: () => async () => void (await forgetPreview()),
} satisfies Meta<typeof MaintenancePage>
export default meta
type Story = StoryObj<typeof meta>

/** Cancelling an import needs a confirmation. */
export const Busy: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'カレンダーを見る' })).toHaveAttribute(
      'href',
      '/home/gm_timeline/map',
    )
    await userEvent.click(canvas.getByRole('button', { name: '取り込みをやめる' }))
    const dialog = await canvas.findByRole('dialog', { name: 'この取り込みをやめますか' })
    await waitFor(() => expect(within(dialog).getByText(/すでに取り込んだ日は残ります/)).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: '続ける' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Nothing: Story = {
  args: { summary: { oldest: null, newest: null, totalDays: 0 }, imports: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('取り込み中のものはありません。')).toBeVisible()
    await expect(canvas.getByText('まだ何も取り込んでいません。')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'カレンダーを見る' })).toBeNull()
  },
}

/** A visitor chooses a file and looks at it; importing needs an account, and one comes back to the page. */
export const Visitor: Story = {
  parameters: { address: '/timeline_import' },
  beforeEach: () => fakeApi({ 'GET /api/v1/auth/providers': () => ({ data: [{ name: 'google', label: 'Google' }] }) }),
  render: () => <PublicImportPage source={source} own={null} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('ファイルを選ぶ', { selector: 'input' })
    await userEvent.upload(input, new File(['{}'], 'Zeitachse.json', { type: 'application/json' }))
    await userEvent.click(await canvas.findByRole('button', { name: '8日を取り込む' }))
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() =>
      expect(within(dialog).getByText('Googleマップのタイムラインを取り込むには、ログインが必要です。')).toBeVisible(),
    )
    const service = await within(dialog).findByRole('button', { name: /Google/ })
    await expect(service.closest('form')?.querySelector('[name="next"]')).toHaveValue('/timeline_import')
  },
}
