import { aJourney, aPart, aStage, sumsOf } from '@repo/journeys/testing/sample-journey'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DRAWN, withBookletMessages } from '../testing/story-booklet.tsx'
import { StoryJourneyBooklet } from '../testing/story-journey-booklet.tsx'

const WHOLE = aStage(1, '奈良井宿 → 宮ノ越宿', { note: '朝早く出る。' })
const PART = aStage(2, '奈良井宿 → 宮ノ越宿', {
  article: WHOLE.article,
  part: { object_id: 'way', from_m: 1000, to_m: 4000 },
  sums: sumsOf(3, 120, 60),
})

const meta = {
  title: 'web/Booklet/Journey',
  component: StoryJourneyBooklet,
  args: {
    drawing: DRAWN,
    journey: aJourney({
      parts: [
        aPart(1, { sums: sumsOf(12.8, 372, 245), entries: [WHOLE] }),
        aPart(2, { entries: [{ id: 9, kind: 'rest', note: '木曽福島の足湯。' }] }),
        aPart(3, { sums: sumsOf(3, 120, 60), entries: [PART, aStage(3, '消えた道', { shownTo: 'nobody' })] }),
      ],
    }),
  },
  decorators: [withBookletMessages, withSite],
} satisfies Meta<typeof StoryJourneyBooklet>
export default meta
type Story = StoryObj<typeof meta>

const sheetsOf = async (element: HTMLElement) => {
  const canvas = within(element)
  await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
  return canvas.getAllByRole('region', { name: /ページ目/ })
}

/** A cover, the contents with rest days and notes, and the sheets of each stage where the contents say. */
export const ThreeDays: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    const sheets = await sheetsOf(canvasElement)
    const [cover, contents] = sheets
    if (!cover || !contents) throw new Error('no sheets')
    await expect(within(cover).getByText(/2026年10月17日〜19日/)).toBeInTheDocument()
    await expect(within(contents).getByText('休息日')).toBeInTheDocument()
    await expect(within(contents).getByText('木曽福島の足湯。')).toBeInTheDocument()
    await expect(within(contents).queryByText(/消えた道/)).toBeNull()
    const numbers = [...contents.querySelectorAll('[data-sheet-of]')].map((cell) => Number(cell.textContent))
    await expect(numbers[0]).toBe(3)
    const second = sheets[(numbers[1] ?? 0) - 1]
    await expect(second && within(second).getByText(/^3日目/)).toBeInTheDocument()
    // The figures of a part are its own, and the text of its article is printed once.
    await expect(second && within(second).getByText(/^3\.00 km$/)).toBeInTheDocument()
    await expect(sheets.filter((sheet) => within(sheet).queryByText('道101の話。'))).toHaveLength(1)
    await userEvent.click(canvas.getByRole('switch', { name: '記事の本文' }))
    await expect(await sheetsOf(canvasElement)).toHaveLength(sheets.length - 1)
  },
}

const LONG = aJourney({
  parts: Array.from({ length: 11 }, (_, index) =>
    aPart(index + 1, { date: null, entries: [aStage(index + 1, `行程${index + 1}`)] }),
  ),
})

/** From one stage more than a volume has, the reader prints one volume after another. */
export const SecondVolume: Story = {
  args: { journey: LONG, volume: 2 },
  play: async ({ canvasElement, canvas }) => {
    const [cover] = await sheetsOf(canvasElement)
    await expect(cover && within(cover).getByText(/全2冊の第2冊/)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: '第2冊' })).toHaveAttribute('aria-current')
    await expect(canvas.getByRole('link', { name: '第1冊' })).toHaveAttribute('href', '/journeys/5/booklet')
  },
}

/** Nothing in it yet: a cover and room for notes. */
export const Empty: Story = {
  args: { journey: aJourney({ parts: [], title: '', kind: 'collection', startsOn: null, endsOn: null, dayCount: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(await sheetsOf(canvasElement)).toHaveLength(2)
  },
}
