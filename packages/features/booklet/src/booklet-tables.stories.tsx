import { aTurnsOfLine } from '@repo/planning/testing/sample-turns'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ALONG } from './testing/sample-along.ts'
import { PASS } from './testing/sample-maps.ts'
import { DRAWN, StoryBooklet, withBookletMessages } from './testing/story-booklet.tsx'

const meta = {
  title: 'web/Booklet tables',
  component: StoryBooklet,
  args: { drawing: DRAWN, document: PASS, choices: {} },
  decorators: [withBookletMessages, withSite],
} satisfies Meta<typeof StoryBooklet>
export default meta
type Story = StoryObj<typeof meta>

/** The table breaks between rows, over as many sheets as it needs. */
export const WhatLiesAlong: Story = {
  args: { along: ALONG, choices: { paper: 'a5' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
    const sheets = canvas.getAllByRole('region', { name: /ページ目/ })
    const table = sheets.find((sheet) => within(sheet).queryByText('石畳入口の水場') !== null)
    await expect(within(table ?? document.body).getByRole('heading', { name: '途中にあるもの' })).toBeVisible()
    const row = within(table ?? document.body)
      .getByText('丸山公園のトイレ')
      .closest('tr')
    await expect(row).toHaveTextContent('2.5トイレ丸山公園のトイレ寄り道 40 m・時間 4月〜11月')
    await expect(canvas.getAllByText('最後のトイレは2.5 km地点。最後の水は3.1 km地点。').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('道から300 mまでの場所です。').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('はじめの80か所だけを並べています。').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('switch', { name: '途中にあるもの' }))
    await waitFor(() => expect(canvas.queryByText('石畳入口の水場')).toBeNull())
    await expect(canvas.getAllByRole('region', { name: /ページ目/ }).length).toBeLessThan(sheets.length)
  },
}

/** It waits for the table, so that none is printed without. */
export const AskingWhatLiesAlong: Story = {
  args: { along: null },
  play: async ({ canvas, userEvent }) => {
    const print = await canvas.findByRole('button', { name: /準備/ })
    await expect(print).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('switch', { name: '途中にあるもの' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
  },
}

/** Without a connection it prints without the table, says so, and can ask again. */
export const OfflineAlong: Story = {
  args: { along: 'failed', laterAlong: ALONG },
  play: async ({ canvas, userEvent }) => {
    const problem = await canvas.findByText('途中にあるものを読み込めませんでした。')
    await userEvent.click(within(problem.parentElement ?? document.body).getByRole('button', { name: 'もう一度試す' }))
    await expect((await canvas.findAllByText('石畳入口の水場')).length).toBeGreaterThan(0)
    await expect(problem).not.toBeInTheDocument()
  },
}

export const NothingKnownAlong: Story = {
  args: { along: { ...ALONG, region: null, coverage: 'none', places: [] } },
  play: async ({ canvas, userEvent }) => {
    const problem = await canvas.findByText('途中にあるものは載りません。この地域の道のデータがありません。')
    await expect(problem).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: '途中にあるもの' }))
    await expect(problem).not.toBeInTheDocument()
  },
}

export const NothingAlong: Story = {
  args: { along: { ...ALONG, places: [] } },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The table of places is left out. The data names nothing within 300 m of the way.'),
    ).toBeVisible()
  },
}

/** In the order of the way, with what is not known between the turns. */
export const WhereItTurns: Story = {
  args: { turns: aTurnsOfLine(), choices: { paper: 'a5' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
    const sheets = canvas.getAllByRole('region', { name: /ページ目/ })
    const sheet = sheets.find((candidate) => within(candidate).queryByText('階段を利用します。') !== null)
    const table = within(sheet ?? document.body)
      .getByText('階段を利用します。')
      .closest('table')
    const rows = within(table ?? document.body).getAllByRole('row')
    await expect(rows.slice(6, 9).map(({ textContent }) => textContent)).toEqual([
      '1.7階段を利用します。',
      '1.91.9〜2.6 kmは、データにある道をたどっていないので、わかりません。',
      '2.6東西19番通りを東方向です。',
    ])
    await expect(canvas.getAllByText(/^地図データの道からの案内です。/).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/行だけを並べています/)).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: '曲がり角' }))
    await waitFor(() => expect(canvas.queryByText('階段を利用します。')).toBeNull())
  },
}

const MANY_TURNS = Array.from({ length: 140 }, (_, index) => ({
  kind: index % 2 === 0 ? ('left' as const) : ('right' as const),
  text: `${index + 1}番目の角を曲がります。`,
  atMeters: index * 70,
  lat: 35.95,
  lng: 137.8,
}))

/** More rows than a booklet has room for: it says so. */
export const ManyTurns: Story = {
  args: { turns: aTurnsOfLine({ turns: MANY_TURNS, unknown: [] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getAllByText('120番目の角を曲がります。').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('121番目の角を曲がります。')).toBeNull()
    await expect(canvas.getAllByText('はじめの120行だけを並べています。').length).toBeGreaterThan(0)
  },
}

/** It waits for the turns, so that none is printed without. */
export const AskingForTurns: Story = {
  args: { turns: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /準備/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('switch', { name: '曲がり角' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
  },
}

/** Without a connection it prints without them, says so, and can ask again. */
export const TurnsOffline: Story = {
  args: { turns: 'failed', laterTurns: aTurnsOfLine() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('いまは曲がり角を調べられません。')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect((await canvas.findAllByText('階段を利用します。')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.queryByText('いまは曲がり角を調べられません。')).toBeNull()
  },
}

export const TurnsUnknownHere: Story = {
  args: { turns: aTurnsOfLine({ region: null, turns: [], unknown: [{ fromMeters: 0, toMeters: 3_200 }] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('この線がたどる道は、データにありません。')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: '案内' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: '曲がり角' }))
    await expect(canvas.queryByText('この線がたどる道は、データにありません。')).toBeNull()
  },
}

export const TurnsOfTooLongALine: Story = {
  args: { turns: 'tooLong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('線が長すぎて、曲がり角を調べられません。')).toBeVisible()
  },
}
