import type { StoredTimelineDay } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { toStoredDay } from '../day/stored-day.ts'
import { OCTOBER } from '../testing/sample-days.ts'
import { anImport } from '../testing/sample-imports.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import { JobView, type JobViewProps } from './timeline-map-page.tsx'

function View(props: JobViewProps) {
  return (
    <div style={{ height: 720 }}>
      <JobView {...props} />
      <FlashStack />
      <Address />
    </div>
  )
}

const at = (time: string) => `2026-10-18T${time}:00+09:00`
const stored: StoredTimelineDay = {
  date: '2026-10-18',
  time_zone: 'Asia/Tokyo',
  distance_km: 7.84,
  previous: '2026-10-17',
  next: null,
  segments: [
    {
      kind: 'move',
      type: 'HIKING',
      start_at: at('09:31'),
      end_at: at('12:46'),
      distance_km: 7.84,
      path: 'wz`{EyqpcY_xCogC',
    },
    {
      kind: 'visit',
      start_at: at('12:48'),
      end_at: at('14:10'),
      lat: 35.965,
      lng: 137.811,
      place_ja: '長野県 塩尻市',
      place_en: 'Shiojiri, Nagano',
    },
  ],
}
const summary = { oldest: '2018-04-02', newest: '2026-10-28', totalDays: 2006 }

const PATIENTLY = { timeout: 15_000 }

/** Before that, the browser is busy with the map and handles no other events. */
const untilMapIsThere = (canvas: ReturnType<typeof within>) => canvas.findByRole('button', { name: '拡大' }, PATIENTLY)

const meta = {
  title: 'web/timeline/Job view',
  component: View,
  args: {
    summary,
    day: '2026-10-18',
    stored: toStoredDay(stored, 'ja'),
    days: OCTOBER,
    imports: { current: null, data: [], next: null },
  },
  decorators: [withTimelineMessages, withSite],
} satisfies Meta<typeof View>
export default meta
type Story = StoryObj<typeof meta>

/** A stored day with one before it and none after it, which has a message. */
export const Day: Story = {
  play: async ({ canvas, userEvent }) => {
    await untilMapIsThere(canvas)
    const card = within(canvas.getByRole('region', { name: 'この日' }))
    await expect(card.getByRole('button', { name: /長野県 塩尻市/ })).toBeVisible()
    await expect(canvas.getByText('2,006')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: '次の日' }))
    await expect(await canvas.findByText('次の日のデータが見つかりませんでした。')).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: '前の日' }))
    await waitFor(
      () => expect(canvas.getByTestId('address')).toHaveTextContent('/home/gm_timeline/map?date=2026-10-17'),
      PATIENTLY,
    )
  },
}

export const NoDataOfThatDay: Story = {
  args: { day: '2026-10-20', stored: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('選んだ10月20日(火)のデータが見つかりませんでした。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'この日を削除' })).toBeNull()
  },
}

/** It cannot be undone, so it needs a confirmation. */
export const AskingToDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    await untilMapIsThere(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'この日を削除' }))
    const dialog = await canvas.findByRole('dialog', { name: '2026年10月18日を削除しますか' })
    await waitFor(() => expect(within(dialog).getByText(/元に戻せません/)).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const WhileImporting: Story = {
  args: { imports: { current: anImport({ state: 'before_upload', received: 1284 }), data: [], next: null } },
}
