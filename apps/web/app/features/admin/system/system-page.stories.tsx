import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aSystem } from '../testing/sample-system.ts'
import { withAdminMessages } from '../testing/with-admin-messages.ts'
import { SystemPage } from './system-page.tsx'

const meta = {
  title: 'web/admin/System',
  component: SystemPage,
  decorators: [withAdminMessages, withSite],
  args: { system: aSystem(), counts: { reports: 2, requests: 0, comments: 1 } },
} satisfies Meta<typeof SystemPage>
export default meta
type Story = StoryObj<typeof meta>

export const AllWell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('気になるところはありません。')
    await expect(canvas.getByRole('row', { name: /PUT \/api\/v1\/routes\/:id/ })).toHaveTextContent('> 10 s')
    await expect(canvas.getByText('2本のキューに、待っているジョブも失敗したジョブもありません。')).toBeVisible()
  },
}

const { process, requests, database } = aSystem()

export const NeedsAttention: Story = {
  args: {
    system: aSystem({
      process: { ...process, utilization: 0.97 },
      requests: { ...requests, errors: 4_000 },
      database: database && {
        ...database,
        queues: [{ name: 'notification-mail', waiting: 1_204, oldestSeconds: 5_400, failed: 31 }],
      },
      storage: { kind: 's3', freeBytes: 3_000_000_000, totalBytes: 98_000_000_000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'サーバーのエラーが1%を超えています。',
        '「notification-mail」のジョブが5分以上待っています。ワーカーを確認してください。',
      ]),
    )
    await expect(canvas.getByRole('row', { name: /notification-mail/ })).toHaveTextContent('5,400 s')
  },
}

export const SilentDatabase: Story = {
  args: { system: aSystem({ database: null, requests: { ...requests, count: 0, errors: 0, routes: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('データベースが1秒以内に応答しません。')).toBeVisible()
    await expect(canvas.getByText('まだリクエストはありません。')).toBeVisible()
  },
}
