import { keepAlong, keepWalkOffer, readAlong, readWalkOffer } from '@repo/articles/walk-offer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { PositionFix } from '../position/position-fix.ts'
import type { DraftOutcome } from './machine/recorder-context.ts'
import type { RecordingEntry, RecordingStore } from './machine/recording-store.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { RecorderMessagesProvider } from './messages/recorder-messages.ts'
import { RecorderPage } from './page/recorder-page.tsx'
import { aFix, openRecorder, START_MS } from './testing/open-recorder.ts'
import { addFix, EMPTY_TRACK } from './track/track.ts'

/** Along a winding way, a fix each ten seconds, the last one now. */
const walk = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const fix = aFix(at * 14, 0, { headingDegrees: 20, timeMs: Date.now() - (count - 1 - at) * 10_000 })
    const [lng, lat] = fix.position
    return { ...fix, position: [lng + Math.sin(at / 6) / 900, lat] as const, elevationMeters: 900 + at }
  })
const trackOf = (fixes: readonly PositionFix[]) => fixes.reduce((track, fix) => addFix(track, fix).track, EMPTY_TRACK)

const kept = (phase: RecordingEntry['phase']): RecordingEntry => ({
  userId: 7,
  id: 'kept',
  key: 'kept',
  startedAtMs: START_MS,
  phase,
  title: null,
  trim: { startMeters: 0, endMeters: 0 },
  points: trackOf(walk(90)).points,
})

function storeWith(found: RecordingEntry | null, isBroken: boolean): RecordingStore {
  const done = () => (isBroken ? Promise.reject(new Error('no room')) : Promise.resolve())
  return { find: async () => found, write: done, append: done, remove: done }
}

interface RecorderInState {
  readonly found?: RecordingEntry | null
  readonly outcome?: DraftOutcome | null
  readonly isBroken?: boolean
}

type Recorder = ReturnType<typeof openRecorder>
let shown: Recorder | null = null

function Page({ found = null, outcome = null, isBroken = false }: RecorderInState) {
  const [recorder] = useState(() => {
    const createDraft = () => (outcome ? Promise.resolve(outcome) : new Promise<DraftOutcome>(() => {}))
    return openRecorder({ store: storeWith(found, isBroken), createDraft })
  })
  useEffect(() => {
    shown = recorder
    return () => {
      recorder.actor.stop()
      shown = null
    }
  }, [recorder])
  return (
    <div style={{ position: 'relative', height: 780 }}>
      <RecorderPage actor={recorder.actor} titleOf={() => '2026年10月04日の記録'} />
    </div>
  )
}

const withRecorderMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <RecorderMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </RecorderMessagesProvider>
  )
}

const meta = {
  title: 'web/recorder/Page',
  component: Page,
  decorators: [withRecorderMessages, withSite],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** The map first: what comes while it loads is held against the story. */
const press = async (canvas: Canvas, userEvent: Parameters<Play>[0]['userEvent'], name: string) => {
  await canvas.findByRole('region', { name: '記録したルートの地図' })
  await userEvent.click(await canvas.findByRole('button', { name }))
}
const emit = (...fixes: readonly PositionFix[]) => shown?.go(...fixes)

/** Before any permission request. */
export const Beginning: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '開始' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '停止' })).toBeNull()
    await expect(shown?.isWatched()).toBe(false)
  },
}

export const Recording: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '開始')
    await expect(await canvas.findByText('現在地を調べています…')).toBeVisible()
    emit(...walk(90))
    await expect(await canvas.findByText('誤差 8 m')).toBeVisible()
    await expect(canvas.getByText(/^\d\.\d\d$/)).toBeVisible()
  },
}

/** Fixes that are of no use are said, and not taken. */
export const Inexact: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '開始')
    await canvas.findByText('現在地を調べています…')
    emit(aFix(0, 0, { accuracyMeters: 240 }))
    await expect(await canvas.findByText(/誤差が 240 m/)).toBeVisible()
    await expect(shown?.actor.getSnapshot().context.track.points).toHaveLength(0)
  },
}

export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '開始')
    emit(...walk(60))
    await press(canvas, userEvent, '停止')
    await expect(canvas.getByText('停止中')).toBeVisible()
    for (const name of ['再開', '終了', '記録を削除']) await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

/** After the browser was killed. */
export const Found: Story = {
  args: { found: kept('recording') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '記録がこの端末に残っています' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '記録を続ける' })).toBeVisible()
  },
}

/** Ends are left out before anything is sent. */
export const Ended: Story = {
  args: { found: kept('ended') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/[1-9]\.\d\d kmを保存します/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('出発地のまわり'), '500')
    await userEvent.selectOptions(canvas.getByLabelText('到着地のまわり'), '200')
    await expect(canvas.getByText(/0\.\d\d kmを保存します/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('到着地のまわり'), '1000')
    await expect(canvas.getByText(/残る部分がありません/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '下書きに保存' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByLabelText('到着地のまわり'), '200')
  },
}

export const Deleting: Story = {
  args: { found: kept('stopped') },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '記録を削除')
    await waitFor(() => expect(canvas.getByText('この端末にしかないため、元には戻せません。')).toBeVisible())
  },
}

export const Saved: Story = {
  args: { found: kept('ended'), outcome: { kind: 'saved', articleId: 12 } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '下書きに保存')
    await expect(await canvas.findByRole('link', { name: '下書きを開く' })).toHaveAttribute(
      'href',
      '/home/routes/12/edit',
    )
  },
}

/** Nothing is logged by itself: the page of the article asks, with what the recording tells. */
export const SavedAlongAnArticle: Story = {
  args: { found: kept('ended'), outcome: { kind: 'saved', articleId: 12 } },
  play: async ({ canvas, userEvent }) => {
    keepAlong(7, { articleId: 7, token: null })
    await press(canvas, userEvent, '下書きに保存')
    await expect(await canvas.findByRole('link', { name: '歩いた記録をつける' })).toHaveAttribute(
      'href',
      '/routes/7#log-walk',
    )
    await expect(readWalkOffer(7, 7)).toMatchObject({ trackId: 12 })
    await expect(readAlong(7)).toBeNull()
    keepWalkOffer(7, 7, null)
  },
}

/** Lost network: what was recorded stays on the device. */
export const Waiting: Story = {
  args: { found: kept('ended'), outcome: { kind: 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '下書きに保存')
    await expect(await canvas.findByRole('heading', { name: 'サーバーにつながりません' })).toHaveFocus()
  },
}

export const Refused: Story = {
  args: { found: kept('ended'), outcome: { kind: 'refused', error: { code: 'auth.login_required' } } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '下書きに保存')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('下書きにできませんでした')
  },
}

const problem = (code: 'denied' | 'unavailable' | 'timedOut', text: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '開始')
    await canvas.findByText('現在地を調べています…')
    shown?.emit({ type: 'position.fail', problem: code })
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await expect(await canvas.findByRole('button', { name: code === 'denied' ? '開始' : '停止' })).toBeVisible()
  },
})

export const Denied = problem('denied', '現在地の利用が許可されていません')
export const Unavailable = problem('unavailable', '現在地がわかりません')
export const TimedOut = problem('timedOut', '現在地を調べるのに時間がかかっています')

/** The device keeps nothing, as in some private windows. */
export const Unkept: Story = {
  args: { isBroken: true },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, '開始')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('この端末に記録を残せません')
  },
}

export const English: Story = { args: { found: kept('stopped') }, globals: { locale: 'en-us' } }
