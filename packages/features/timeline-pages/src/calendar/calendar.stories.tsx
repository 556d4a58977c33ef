import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { OCTOBER } from '../testing/sample-days.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import type { Day } from './months.ts'
import { TimelineCalendar } from './timeline-calendar.tsx'

const onSelect = fn()

function Calendar({ chosen, oldest = '2018-04-02' }: { chosen?: ReadonlySet<Day>; oldest?: Day }) {
  const [month, setMonth] = useState('2026-10')
  return (
    <div style={{ width: 392, maxWidth: '100%', padding: 8 }}>
      <TimelineCalendar
        days={OCTOBER}
        oldest={oldest}
        newest="2026-10-31"
        month={month}
        onMonth={setMonth}
        selected="2026-10-18"
        onSelect={onSelect}
        {...(chosen ? { chosen } : {})}
      />
    </div>
  )
}

const meta = {
  title: 'web/timeline/Calendar',
  component: Calendar,
  decorators: [withTimelineMessages, withSite],
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '10月18日(日)、71.69 km' })).toHaveAttribute('aria-current', 'date')
    await userEvent.click(canvas.getByRole('button', { name: '10月7日(水)、61.00 km' }))
    await expect(onSelect).toHaveBeenLastCalledWith('2026-10-07')
    await expect(canvas.queryByRole('button', { name: /10月1日/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '次の月' }))
    await expect(canvas.getByText('2026年11月')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '前の月' }))
  },
}

export const Year: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('年', { selector: 'label' }))
    await expect(canvas.getByText('2026年')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2026年3月、0日、0.00 km' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '2026年2月、2日、392.00 km' })).toHaveAttribute('data-heat', '4')
  },
}

/** A press on a month opens it. */
export const FromYearToMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('年', { selector: 'label' }))
    await userEvent.click(canvas.getByRole('button', { name: /2026年2月/ }))
    await expect(canvas.getByRole('button', { name: '2月11日(水)、380.00 km' })).toBeVisible()
  },
}

/** Nine years, five beside each other. */
export const PickingAYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: /2026年10月/ })
    await userEvent.click(title)
    await expect(canvas.getByRole('button', { name: '2026' })).toHaveFocus()
    const tops = canvas.getAllByRole('button', { name: /^20\d\d$/ }).map((year) => year.getBoundingClientRect().top)
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(5)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: '2018' })).toBeNull()
    await expect(title).toHaveFocus()
    await userEvent.click(title)
    await userEvent.click(canvas.getByRole('button', { name: '2020' }))
    await expect(canvas.getByText('2020年10月')).toBeVisible()
  },
}

/** Days that are to be imported have a tick, those that are not a broken frame. */
export const Choosing: Story = {
  args: { chosen: new Set(OCTOBER.slice(6).map(({ day }) => day)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '10月18日(日)、71.69 km (取り込む)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '10月3日(土)、12.50 km' })).toHaveAttribute('data-chosen', 'false')
  },
}
