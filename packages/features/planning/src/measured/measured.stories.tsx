import { type Line, mapObjectId, type Position } from '@mishiori/map-document'
import { anArticle } from '@repo/articles/testing/sample-reading'
import { FlashStack } from '@repo/ui/flash-stack'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { withPlanningMessages } from '../testing/with-planning-messages.ts'
import { MeasuredCard } from './measured-fact.tsx'

const POINTS = 400
const START = 1_760_000_000_000

/** An hour and a half over a pass, with a heart that follows the climb and a meter that lost contact for a while. */
const walk: Line = {
  id: mapObjectId('walk'),
  kind: 'line',
  name: '峠道',
  description: '',
  color: 'red',
  path: Array.from({ length: POINTS }, (_, index): Position => [137.8, 35.95 + index / 8_000]),
  elevationsMeters: each((index) => 920 + 280 * Math.sin((Math.PI * index) / POINTS)),
  timestampsMs: each((index) => START + index * 13_000 + (index > 200 ? 900_000 : 0)),
  heartRatesBpm: each((index) => (index > 300 && index < 340 ? null : 96 + Math.round(60 * Math.sin(index / 60) ** 2))),
  powersWatts: each((index) => 140 + Math.round(60 * Math.cos(index / 20))),
  cadencesRpm: each((index) => 48 + (index % 9)),
  temperaturesCelsius: each((index) => -1.5 + index / 100),
}

function each(value: (index: number) => number | null) {
  return Array.from({ length: POINTS }, (_, index) => value(index))
}

const ALL = ['speed', 'temperaturesCelsius', 'heartRatesBpm', 'powersWatts', 'cadencesRpm'] as const
const own = anArticle({ viewerCan: { edit: true, interact: true } })

const meta = {
  title: 'web/planning/Measured',
  component: MeasuredCard,
  decorators: [withPlanningMessages, withSite],
  args: { kinds: ALL, line: walk, onRetry: fn(), article: own },
} satisfies Meta<typeof MeasuredCard>
export default meta
type Story = StoryObj<typeof meta>

export const OwnHeartRate: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/速度は動いていたときの平均/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '心拍数' }))
    await expect(await canvas.findByText('心拍数は平均 123 拍/分、96 拍/分から156 拍/分まで。')).toBeVisible()
    const cursor = canvas.getByRole('slider', { name: '計測した値を読む位置' })
    await fireEvent.change(cursor, { target: { value: '0' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', '0.00 km・96 拍/分・標高 921 m')
    await fireEvent.change(cursor, { target: { value: '192' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('不明'))
    await userEvent.click(canvas.getByText('表で見る'))
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(canvas.getByText('いまは、あなただけが見られます。')).toBeVisible()
  },
}

/** The cursor and the table stay where they are, so that values of one place are compared. */
export const AnotherValueAtTheSamePlace: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cursor = await canvas.findByRole('slider')
    await userEvent.click(canvas.getByText('表で見る'))
    const drawing = canvasElement.querySelector('svg[preserveAspectRatio]')
    if (!drawing) throw new Error('no curve is drawn')
    await fireEvent.pointerDown(drawing, { clientX: drawing.getBoundingClientRect().left })
    await expect(cursor).toHaveValue('0')
    await userEvent.click(canvas.getByRole('radio', { name: '気温' }))
    await expect(await canvas.findByText(/^気温は平均/)).toBeVisible()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.00 km・-1.5 ℃・標高 921 m')
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

/** Most of the time is in a gap: whether it stood still there is not known. */
export const PausesUnknown: Story = {
  args: {
    kinds: ['speed'],
    article: anArticle(),
    line: {
      ...walk,
      path: walk.path.map(([lng, lat], index): Position => [lng, index > 200 ? lat + 0.1 : lat]),
      timestampsMs: each((index) => START + index * 13_000 + (index > 200 ? 9_000_000 : 0)),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^速度は[\d.]+ km\/hから[\d.]+ km\/hまで。$/)).toBeVisible()
  },
}

/** The server is not there, and nothing was switched. */
export const SwitchRefused: Story = {
  render: (args) => (
    <>
      <MeasuredCard {...args} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: '心拍数・パワー・ケイデンスをほかの人にも見せる' })
    await userEvent.click(control)
    await waitFor(() => expect(canvas.getByText('切り替えられませんでした')).toBeVisible())
    await expect(control).not.toBeChecked()
    await expect(control).toHaveFocus()
  },
}

export const SeenByOthers: Story = {
  args: { kinds: ['speed', 'temperaturesCelsius'], article: anArticle() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '気温' }))
    await expect(await canvas.findByText('気温は平均 0.5 ℃、-1.5 ℃から2.5 ℃まで。')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const ShownToAll: Story = {
  args: { kinds: ['heartRatesBpm'], article: { ...own, showsHealth: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(await canvas.findByRole('switch')).toBeChecked()
    await expect(canvas.getByText('この記事を見られる人は、みなこの値を見られます。')).toBeVisible()
  },
}

export const InMiles: Story = {
  args: { kinds: ['speed'], article: anArticle() },
  globals: { locale: 'en-us' },
  parameters: { root: { units: 'imperial' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Speed: \d\.\d mph on average while moving/)).toBeVisible()
  },
}

/** What stands below does not move when the line has come. */
export const Loading: Story = {
  args: { line: null, article: anArticle() },
  render: (args) => (
    <>
      <MeasuredCard {...args} />
      <MeasuredCard {...args} line={walk} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(1)
    const [loading, loaded] = Array.from(canvasElement.querySelectorAll('section'), (card) => card.offsetHeight)
    await expect(Math.abs((loading ?? 0) - (loaded ?? 0))).toBeLessThanOrEqual(12)
  },
}

export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'mobile2' } } }

export const Failed: Story = {
  args: { line: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
