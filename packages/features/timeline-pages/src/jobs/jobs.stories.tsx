import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { anImport } from '../testing/sample-imports.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import { ImportCard } from './import-card.tsx'
import { ImportHistory } from './import-history.tsx'

const meta = {
  title: 'web/timeline/Imports',
  component: ImportCard,
  args: { job: anImport() },
  decorators: [withTimelineMessages, withSite],
} satisfies Meta<typeof ImportCard>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  args: { onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const bar = await canvas.findByRole('progressbar', { name: '「タイムライン.json」の取り込み' })
    await expect(bar).toHaveAttribute('aria-valuenow', '64')
    await expect(canvas.getByText('画面を閉じても続きます')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取り込みをやめる' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Short: Story = { args: { isShort: true } }

export const BeforeUpload: Story = {
  args: { job: anImport({ state: 'before_upload', received: 1200, success: 0, failed: 0 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('まだ届いていない日があります。取り込むには、もう一度ファイルを選んでください。'),
    ).toBeVisible()
    await expect(canvas.queryByText('画面を閉じても続きます')).toBeNull()
  },
}

export const Ready: Story = { args: { job: anImport({ state: 'ready', success: 0, failed: 0 }) } }

/** The bar is red. */
export const Failed: Story = {
  args: { job: anImport({ state: 'failed', success: 200, failed: 0 }) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar').firstElementChild
    const danger = getComputedStyle(canvas.getByText('失敗', { selector: 'b > span' })).color
    await expect(line && getComputedStyle(line).backgroundColor).toBe(danger)
  },
}

export const History: Story = {
  render: () => (
    <ImportHistory
      imports={[
        anImport({ id: 5, state: 'done', result: 'success', success: 2006, failed: 0 }),
        anImport({
          id: 4,
          state: 'done',
          result: 'partial_success',
          success: 2004,
          failed: 2,
          isReplacing: true,
          failures: [
            { date: '2020-02-29', problem: 'invalid' },
            { date: '2020-03-01', problem: 'quota' },
          ],
        }),
        anImport({ id: 3, state: 'done', result: 'failure', success: 0, failed: 2006 }),
        anImport({ id: 2, state: 'failed', success: 12, failed: 0, fileNames: ['Records.json', '2019_MAY.json'] }),
        anImport({ id: 1, state: 'cancelled', success: 12, failed: 0 }),
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('取り込めなかった日'))
    await expect(canvas.getByText('2020/02/29 読めませんでした')).toBeVisible()
    await expect(canvas.getByText('一部成功')).toBeVisible()
    await expect(canvas.getByText('取り消し')).toBeVisible()
  },
}
