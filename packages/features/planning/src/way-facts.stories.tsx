import { aLayer, aLineOf, aLineTime, anArticle, anObject, aReadingView } from '@repo/articles/testing/sample-reading'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { withPlanningMessages } from './testing/with-planning-messages.ts'
import { WayFacts } from './way-facts.tsx'

const meta = {
  title: 'web/planning/Way facts',
  component: WayFacts,
  decorators: [withPlanningMessages, withSite],
  args: {
    token: null,
    timeZone: 'Asia/Tokyo',
    view: aReadingView({ figures: aLineOf({ durationMs: null }), layers: [aLayer()] }),
  },
} satisfies Meta<typeof WayFacts>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** As the browser's own fields of days and times report it. */
const fill = async (canvas: Canvas, label: RegExp, value: string) =>
  fireEvent.change(await canvas.findByLabelText(label), { target: { value } })

export const Estimate: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await expect(facts).toHaveTextContent('目安・登山標準 第1版')
    await expect(facts).toHaveTextContent('1 時間 55 分 + 休憩20分・やさしい(定数 8)')
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '9:00 出発',
      '10:20 茶屋 2.90 km',
      '11:15 到着',
    ])
    await fill(canvas, /歩く日/, '2026-10-18')
    await expect(facts).toHaveTextContent('日の出 5:58')
    await expect(facts).toHaveTextContent('日の入り 17:10')
    await expect(facts).toHaveTextContent('11:15 着。 日没まで5時間55分あります。')
  },
}

export const ChosenPaceIsKept: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'ゆっくり' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '休憩' }), '休憩なし')
    await fill(canvas, /出発/, '14:30')
    await fill(canvas, /歩く日/, '2026-10-18')
    await expect(canvas.getByRole('region', { name: 'この道のこと' })).toHaveTextContent('2 時間 30 分 やさしい')
    await expect(canvas.getByText(/17:00 着。/)).toHaveTextContent('日没まで10分あります。')
    await expect(JSON.parse(localStorage.getItem('mishiori-walk-choices') ?? '')).toEqual({
      pace: 'slow',
      restMinutesPerHour: 0,
      startMinutes: 870,
    })
  },
}

export const InTheDark: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, /出発/, '16:30')
    await fill(canvas, /歩く日/, '2026-10-18')
    await expect(canvas.getByText(/18:45 着。/)).toHaveTextContent('着くころは真っ暗です。')
    await fill(canvas, /出発/, '23:30')
    await expect(canvas.getByText(/翌日以降の 1:45 着。/)).toHaveTextContent('着くころは真っ暗です。')
  },
}

export const PolarDay: Story = {
  args: {
    timeZone: 'Europe/Oslo',
    view: aReadingView({
      figures: aLineOf({
        durationMs: null,
        time: aLineTime({ model: 'hikeDin33466', end: [18.955, 69.649], places: [] }),
      }),
      layers: [],
    }),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await fill(canvas, /歩く日/, '2026-06-21')
    await expect(facts).toHaveTextContent('この日は日が沈みません。')
    await expect(facts).not.toHaveTextContent('日の入り')
    await fill(canvas, /歩く日/, '2026-12-21')
    await expect(facts).toHaveTextContent('この日は日が昇りません。')
  },
}

const climbsUnknown = {
  timeZone: null,
  view: aReadingView({
    figures: aLineOf({
      durationMs: null,
      elevation: null,
      difficulty: null,
      time: aLineTime({ model: 'townWalk', climbs: 'unknown', constant: null, minutes: 62 }),
    }),
    layers: [aLayer()],
  }),
}

export const ClimbsUnknown: Story = {
  args: climbsUnknown,
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await expect(facts).toHaveTextContent('登り下りは数えていません。')
    await expect(facts).not.toHaveTextContent('定数')
    await expect(await canvas.findByText(/お使いの機器の時間帯です。/)).toBeVisible()
  },
}

export const ClimbsUnknownForAnOperator: Story = {
  args: climbsUnknown,
  parameters: { root: { hints: { region: 'npm run region -- add', elevation: 'ELEVATION=' } } },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await expect(facts).toHaveTextContent('登り下りは数えていません。')
    await expect(facts).toHaveTextContent('ELEVATION=')
  },
}

const manyPlaces = Array.from({ length: 12 }, (_, index) => anObject({ id: `p${index}`, name: `休み場${index + 1}` }))

export const RecordedWalkWithManyPlaces: Story = {
  args: {
    view: aReadingView({
      figures: aLineOf({
        time: aLineTime({
          places: manyPlaces.map(({ id }, index) => ({ id, alongMeters: 400 * (index + 1), minutes: 9 * (index + 1) })),
        }),
      }),
      layers: [aLayer({ objects: manyPlaces })],
    }),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await expect(facts).toHaveTextContent('記録1 時間 55 分')
    await userEvent.click(canvas.getByText('12か所に着く時刻'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
  },
}

export const OnlyRecorded: Story = {
  args: { view: aReadingView({ figures: aLineOf({ time: null }), layers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'この道のこと' })).toHaveTextContent('時間記録1 時間 55 分')
    await expect(canvas.getByRole('region', { name: 'この道のこと' })).toHaveTextContent(
      '動いていた時間1 時間 32 分動いていたときの平均3.2 km/h止まっていた時間23 分 （3回）',
    )
    await expect(canvas.queryByText('明るさ')).toBeNull()
  },
}

export const WithoutPauses: Story = {
  args: {
    view: aReadingView({
      figures: aLineOf({
        moving: { movingMs: 115 * 60_000, pausedMs: 0, pauseCount: 0, speedMetersPerSecond: 0.72 },
      }),
      layers: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'この道のこと' })).toHaveTextContent(
      '止まっていた時間2分以上は止まっていません',
    )
  },
}

/** As of a file that has the times of its first and last points only. */
export const PausesUnknown: Story = {
  args: { view: aReadingView({ figures: aLineOf({ moving: null, time: null }), layers: [] }) },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await expect(facts).toHaveTextContent('時間記録1 時間 55 分')
    await expect(facts).not.toHaveTextContent('止まっていた')
  },
}

export const NothingKnown: Story = {
  args: { view: aReadingView({ figures: null, layers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('この道のこと')).toBeNull()
  },
}

const shown = { ...anArticle(), showsHealth: true, viewerCan: { edit: true, interact: true } }

/** Another line was made the main one after its author had shown what was measured along the first. */
export const HealthOfOtherLinesIsShown: Story = {
  args: { view: aReadingView({ article: shown, figures: aLineOf({ time: null }), layers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '心拍数・パワー・ケイデンス' })).toBeVisible()
    await expect(await canvas.findByRole('switch')).toBeChecked()
    await expect(canvas.getByText('この記事を見られる人は、みなこの値を見られます。')).toBeVisible()
    await expect(canvas.getByText(/^メインの線には、この値の記録がありません。/)).toBeVisible()
  },
}

/** A watch recorded a heart along a line that never was the main one. */
export const HealthOfOtherLinesIsHidden: Story = {
  args: {
    view: aReadingView({
      article: { ...shown, showsHealth: false },
      figures: aLineOf({ time: null, measured: ['speed'] }),
      layers: [],
      hasHealth: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).not.toBeChecked()
    await expect(canvas.getByText('いまは、あなただけが見られます。')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '心拍数・パワー・ケイデンス' })).toBeVisible()
  },
}

export const HealthIsShownWithoutMainLine: Story = {
  args: { view: aReadingView({ article: shown, figures: null, layers: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeChecked()
    await expect(canvas.getByText(/^この記事にはメインの線がありません。/)).toBeVisible()
  },
}

export const HealthOfOtherLinesSeenByOthers: Story = {
  args: {
    view: aReadingView({
      article: { ...anArticle(), showsHealth: true },
      figures: aLineOf({ time: null }),
      layers: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'この道のこと' })).toHaveTextContent('時間記録')
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
