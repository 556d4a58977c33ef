import { Button } from '@repo/ui/button'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { KISO_DAY } from '../testing/sample-days.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import { DayCard } from './day-card.tsx'
import type { ShownDay } from './shown-day.ts'

const [onPrevious, onNext] = [fn(), fn()]

function Card({ shown, isLeftOut }: { shown: ShownDay | null; isLeftOut?: (index: number) => boolean }) {
  const [selected, setSelected] = useState<number | null>(null)
  return (
    <div style={{ width: 300, padding: 8 }}>
      <DayCard
        day={shown?.day ?? '2026-10-20'}
        shown={shown}
        onPrevious={onPrevious}
        onNext={onNext}
        selected={selected}
        onSelect={setSelected}
        {...(isLeftOut ? { isLeftOut } : {})}
        actions={<Button variant="primary">この日から作る</Button>}
      />
    </div>
  )
}

const meta = {
  title: 'web/timeline/Day card',
  component: Card,
  decorators: [withTimelineMessages, withSite],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  args: { shown: KISO_DAY },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '10月18日(日)' })).toBeVisible()
    const hike = canvas.getByRole('button', { name: /ハイキング/ })
    await expect(hike).toHaveTextContent('09:31ハイキング7.84 km')
    await expect(canvas.getByRole('button', { name: /奈良井宿/ })).toHaveTextContent('12:48 – 14:10')
    await userEvent.click(hike)
    await expect(hike).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '前の日' }))
    await userEvent.click(canvas.getByRole('button', { name: '次の日' }))
    await expect([onPrevious, onNext].map((press) => press.mock.calls.length)).toEqual([1, 1])
  },
}

export const NotFound: Story = {
  args: { shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('選んだ10月20日(火)のデータが見つかりませんでした。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'この日から作る' })).toBeNull()
  },
}

export const PartsLeftOut: Story = {
  args: { shown: KISO_DAY, isLeftOut: (index) => index % 2 === 0 },
}

/** By the clock of the place, long names and all. */
export const FarAway: Story = {
  args: {
    shown: {
      day: '2026-10-18',
      timeZone: '-07:00',
      segments: KISO_DAY.segments.map((segment) =>
        segment.kind === 'visit' ? { ...segment, name: 'とても長い名前の場所'.repeat(4) } : segment,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17:31')).toBeVisible()
  },
}
