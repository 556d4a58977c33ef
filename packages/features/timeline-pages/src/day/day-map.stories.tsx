import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { KISO_DAY } from '../testing/sample-days.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import DayMap from './day-map.tsx'
import type { ShownDay } from './shown-day.ts'

function MapOfDay({ day }: { day: ShownDay | null }) {
  const [selected, setSelected] = useState<number | null>(null)
  return (
    <div style={{ height: 480 }}>
      <Suspense>
        <DayMap day={day} selected={selected} onSelect={setSelected} />
      </Suspense>
      <button type="button" onClick={() => setSelected(1)}>
        2番目
      </button>
    </div>
  )
}

const meta = {
  title: 'web/timeline/Day map',
  component: MapOfDay,
  decorators: [withTimelineMessages, withSite],
} satisfies Meta<typeof MapOfDay>
export default meta
type Story = StoryObj<typeof meta>

/** A segment that is chosen beside the map says on it when it was and how far. */
export const Day: Story = {
  args: { day: KISO_DAY },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'この日の地図' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2番目' }))
    await expect(await canvas.findByText(/09:31 – 12:46/)).toBeVisible()
  },
}

export const Nothing: Story = { args: { day: null } }
