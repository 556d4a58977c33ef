import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { anImport } from '../testing/sample-imports.ts'
import { SAMPLE_DAYS, sampleSource } from '../testing/sample-source.ts'
import { withTimelineMessages } from '../testing/timeline-story.tsx'
import { ImportArea } from './import-area.tsx'
import { keepPrivacy, keptPrivacy, NO_PRIVACY } from './kept-privacy.ts'
import type { TimelineSource } from './timeline-source.ts'
import { usePreview } from './use-preview.ts'
import type { SendingState } from './use-sending.ts'

const sending = { send: fn(), goOn: fn(), stop: fn(), begin: fn() }
const isLogInRequired = fn(() => false)

interface AreaProps {
  source?: TimelineSource
  names?: readonly string[]
  state?: SendingState
  existing?: readonly string[]
  isBlocked?: boolean
  userId?: number
}

const IDLE: SendingState = { kind: 'idle' }

/** The area with selected files. */
function Area({ source: given, names = [], state = IDLE, existing = [], isBlocked = false, userId }: AreaProps) {
  const [source] = useState(() => given ?? sampleSource())
  const [files] = useState(() => names.map((name) => ({ id: name, file: new File(['x'.repeat(90_000)], name) })))
  const preview = usePreview(source, { files, userId: userId ?? null })
  return (
    <div style={{ padding: 16 }}>
      <ImportArea
        source={source}
        preview={preview}
        sending={{ ...sending, state }}
        existing={new Set(existing)}
        isBlocked={isBlocked}
        isLogInRequired={isLogInRequired}
      />
    </div>
  )
}

const meta = {
  title: 'web/timeline/Import area',
  component: Area,
  decorators: [withTimelineMessages, withSite],
} satisfies Meta<typeof Area>
export default meta
type Story = StoryObj<typeof meta>

const ONE = ['タイムライン.json']

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('プレビューです。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'このお知らせを閉じる' }))
    await expect(canvas.queryByText('タイムラインの取り込みはベータ版です。')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: '地図' }))
    await expect(canvas.getByText('設定でタイムラインのファイルを選ぶと、ここに日が並びます。')).toBeVisible()
  },
}

export const Reading: Story = {
  args: { names: ONE, source: sampleSource([], true) },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: '「タイムライン.json」を読んでいます' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '64'))
    await expect(canvas.getByText('ここまで3日')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /取り込む$/ })).toBeNull()
  },
}

export const NotReadable: Story = {
  args: {
    names: ['notes.json', 'ok.json'],
    source: sampleSource([
      { shape: null, read: 0, refusal: 'timeline.other_json', notes: [] },
      { shape: 'records', read: 9, refusal: null, notes: [{ code: 'point.time_invalid', count: 3 }] },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'タイムラインのデータを読めませんでした。ファイルの形式が正しいか確かめて、もう一度選んでください。 別の内容のJSONファイルです。',
    )
    await expect(canvas.getByText('読めなかった記録が3件あります。取り込みません。')).toBeVisible()
  },
}

/** Years open to their months; what is stored already stays unless it is to be replaced. */
export const Choosing: Story = {
  args: { names: ONE, existing: ['2026-10-18', '2026-10-17'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '6日を取り込む' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('radio', { name: /ファイルの内容に置き換える/ }))
    await expect(canvas.getByRole('button', { name: '8日を取り込む' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '2026年9月 1日' }))
    const year = canvas.getByRole<HTMLInputElement>('checkbox', { name: '2026年すべて 6日中5日' })
    await expect(year.indeterminate).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: '2025年の月' }))
    await expect(canvas.getByRole('checkbox', { name: '2025年8月 1日' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて外す' }))
    await expect(canvas.getByText('取り込む日を選んでください。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '0日を取り込む' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて選ぶ' }))
    await userEvent.click(canvas.getByRole('button', { name: '8日を取り込む' }))
    await expect(isLogInRequired).toHaveBeenCalled()
    await expect(sending.send).toHaveBeenLastCalledWith(
      expect.objectContaining({ days: SAMPLE_DAYS.map(({ date }) => date), isReplacing: true }),
    )
  },
}

/** A segment is left out, what is around a place is hidden, and the day is left out as a whole. */
export const LookingAtADay: Story = {
  args: { names: ONE },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '8日を取り込む' })
    await userEvent.click(canvas.getByRole('tab', { name: '地図' }))
    const card = within(await canvas.findByRole('region', { name: 'この日' }))
    await expect(await card.findByRole('heading', { name: '10月18日(日)' })).toBeVisible()
    await userEvent.click(await card.findByRole('button', { name: '「ハイキング」を外す' }))
    await expect(card.getByRole('button', { name: '「ハイキング」を戻す' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: '「奈良井宿」の周りを隠す' }))
    await expect(card.getByText('円の中なので送りません')).toBeVisible()
    await userEvent.click(card.getByRole('checkbox', { name: 'この日を取り込む' }))
    await expect(canvas.getByRole('button', { name: '7日を取り込む' })).toBeEnabled()
    await userEvent.click(card.getByRole('button', { name: '次の日' }))
    await userEvent.click(card.getByRole('button', { name: '前の日' }))
    await expect(await card.findByRole('heading', { name: '10月17日(土)' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '設定' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '「奈良井宿」の周りの半径' }), '1000')
    await userEvent.click(canvas.getByRole('button', { name: '「奈良井宿」の周りを送るように戻す' }))
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const Blocked: Story = {
  args: { names: ONE, isBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('取り込みの途中です。終わると、次の取り込みを始められます。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '8日を取り込む' })).toBeDisabled()
  },
}

export const Sending: Story = {
  args: { names: ONE, state: { kind: 'sending', done: 1200, total: 2006 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2,006日中1,200日を送りました')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'やめる' }))
    await expect(sending.stop).toHaveBeenCalled()
  },
}

export const NetworkLost: Story = {
  args: {
    names: ONE,
    state: { kind: 'failed', done: 1200, total: 2006, reason: 'send', error: { code: 'network' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^2,006日中1,200日を送りました。/)
    await userEvent.click(canvas.getByRole('button', { name: '残りを送る' }))
    await expect(sending.goOn).toHaveBeenCalled()
  },
}

export const NotCreated: Story = {
  args: {
    names: ONE,
    state: {
      kind: 'failed',
      done: 0,
      total: 2006,
      reason: 'create',
      error: { code: 'timeline.import_in_progress' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^取り込みの設定を作れませんでした。ページを読み込み直して、もう一度データをアップロードしてください。/,
    )
  },
}

export const Started: Story = {
  args: { names: ONE, state: { kind: 'started', job: anImport({ state: 'ready', success: 0, failed: 0 }) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'カレンダーを見る' })).toHaveAttribute(
      'href',
      '/home/gm_timeline/map',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'ほかのファイルを取り込む' }))
    await expect(sending.begin).toHaveBeenCalled()
  },
}

/** At the next import of the same person: what was hidden is hidden already, which is said, and can be undone. */
export const HiddenBefore: Story = {
  args: { names: ONE, userId: 7 },
  beforeEach: () => {
    keepPrivacy(7, {
      hidden: [{ name: '自宅', center: [139.7, 35.7], radiusMeters: 500 }],
      dropped: [{ startMs: 0, endMs: 1000 }],
    })
    return () => void keepPrivacy(7, NO_PRIVACY)
  },
  play: async ({ canvas, userEvent }) => {
    const privacy = await canvas.findByRole('region', { name: '周りを送らない場所' })
    await expect(within(privacy).getByText('自宅')).toBeVisible()
    await expect(within(privacy).getByText(/この端末に覚えておきます/)).toBeVisible()
    await userEvent.click(within(privacy).getByRole('button', { name: 'すべて戻す' }))
    await expect(keptPrivacy(7).dropped).toEqual([])
    await userEvent.click(within(privacy).getByRole('button', { name: '「自宅」の周りを送るように戻す' }))
    await waitFor(() => expect(keptPrivacy(7)).toEqual(NO_PRIVACY))
  },
}
