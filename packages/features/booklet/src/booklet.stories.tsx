import type { MapDocument } from '@mishiori/map-document'
import { aReadingView } from '@repo/articles/testing/sample-reading'
import type { Along, PlaceAlong } from '@repo/contract'
import type { TurnsAnswer } from '@repo/planning/find-turns'
import { messages as planningEnglish } from '@repo/planning/messages/en-us'
import { messages as planningJapanese } from '@repo/planning/messages/ja'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import { aTurnsOfLine } from '@repo/planning/testing/sample-turns'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { BookletAlong } from './booklet-tables.tsx'
import { BookletView } from './booklet-view.tsx'
import { type BookletChoices, defaultChoices } from './choices.ts'
import { BookletMessagesProvider } from './messages/booklet-messages.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import type { MapPictures } from './pictures/use-map-pictures.ts'
import { planBooklet } from './plan/plan-booklet.ts'
import { at, PASS, spot, withLength } from './testing/sample-maps.ts'

const DRAWN: MapPictures = {
  state: { kind: 'done' },
  pictures: new Map(),
  total: 5,
  incompleteKeys: new Set<string>(),
  credits: ['© OpenStreetMap'],
  cancel: fn(),
  drawAgain: fn(),
}

interface BookletProps {
  drawing: MapPictures
  document: MapDocument
  choices: Partial<BookletChoices>
  along?: BookletAlong['answer']
  turns?: TurnsAnswer | 'none' | null
  bodyHtml?: string
  /** What asking again gives. */
  laterTurns?: TurnsAnswer
  laterAlong?: Along
}

function Booklet({
  drawing,
  document,
  choices: over,
  along = 'none',
  turns = 'none',
  bodyHtml,
  ...later
}: BookletProps) {
  const [askedTurns, setAskedTurns] = useState(turns)
  const [askedAlong, setAskedAlong] = useState(along)
  const [choices, setChoices] = useState<BookletChoices>({ ...defaultChoices(['ja-JP'], 'ja'), ...over })
  return (
    <BookletView
      document={document}
      choices={choices}
      drawing={drawing}
      along={{ answer: askedAlong, retry: () => later.laterAlong && setAskedAlong(later.laterAlong) }}
      turns={{ answer: askedTurns, retry: () => later.laterTurns && setAskedTurns(later.laterTurns) }}
      token={null}
      view={bodyHtml === undefined ? aReadingView() : { ...aReadingView(), bodyHtml }}
      plan={planBooklet(document, choices, true)}
      onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      address={'https://routes.example/routes/1'}
      site={'routes.example'}
      printedAt={'2026-11-26T00:00:00Z'}
    />
  )
}

const withBookletMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <BookletMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <PlanningMessagesProvider locale={locale} messages={locale === 'ja' ? planningJapanese : planningEnglish}>
        <Story />
      </PlanningMessagesProvider>
    </BookletMessagesProvider>
  )
}

const meta = {
  title: 'web/Booklet',
  component: Booklet,
  args: { drawing: DRAWN, document: PASS, choices: {} },
  decorators: [withBookletMessages, withSite],
} satisfies Meta<typeof Booklet>
export default meta
type Story = StoryObj<typeof meta>

export const Sheets: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
    const sheets = () => canvas.getAllByRole('region', { name: /ページ目/ })
    const count = sheets().length
    await expect(canvas.getAllByRole('img', { name: /^地図 \d/ }).length).toBeGreaterThan(2)
    await expect(canvas.getAllByText('→ 2').length).toBeGreaterThan(0)
    await expect(canvas.getByText(/^目安（.+ 第1版）$/).nextElementSibling).toHaveTextContent(/^\d+時間\d+分$/)
    // A text as short as this one is above the notes.
    await expect(canvas.getAllByText('石畳を登る。').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('switch', { name: '記事の本文' }))
    await waitFor(() => expect(canvas.queryByText('石畳を登る。')).toBeNull())
    await expect(sheets()).toHaveLength(count)
  },
}

const place = (kind: PlaceAlong['kind'], alongMeters: number, name: string | null): PlaceAlong => ({
  id: `N${alongMeters}`,
  kind,
  name: name === null ? null : { ja: name, en: name },
  lat: 35.96,
  lng: 137.81,
  alongMeters,
  detourMeters: 40,
  tags: { opening_hours: 'Apr-Nov' },
})

const ALONG: Along = {
  region: { version: 'a', dataDate: '2026-10-01', dateSource: 'extract', isInvented: false },
  coverage: 'all',
  places: [
    place('water', 900, '石畳入口の水場'),
    place('toilets', 2500, '丸山公園のトイレ'),
    place('water', 3100, null),
    ...Array.from({ length: 90 }, (_, index) => place('stop', 4000 + index * 50, `宿場${index + 1}`)),
  ],
  hasMore: false,
  start: null,
  end: null,
}

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

const WIDE_PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="teal"/></svg>')}`

const textBeforePicture = (paragraphs: number) =>
  `${'<p>石畳を登る道。</p>'.repeat(paragraphs)}<h2 data-level="2">峠</h2><figure class="image"><img src="${WIDE_PICTURE}" width="800" height="600" alt="峠の森"></figure>`

/** The picture on its sheet, how much of the height of a page's text it takes, and how many paragraphs stand above it. */
async function pictureOnSheet(element: HTMLElement) {
  const canvas = within(element)
  await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
  const sheets = canvas.getAllByRole('region', { name: /ページ目/ })
  const sheet = sheets.find((candidate) => within(candidate).queryByRole('img', { name: '峠の森' }) !== null)
  const text = within(sheet ?? document.body)
  const picture = text.getByRole('img', { name: '峠の森' })
  const pageHeight = (264 * 96) / 25.4 // of A4, in pixels
  await expect(text.getByRole('heading', { name: '峠' })).toBeVisible()
  return { share: picture.offsetHeight / pageHeight, paragraphs: text.queryAllByText('石畳を登る道。').length }
}

/** A picture that has no room below the text is drawn smaller, rather than on the next sheet with the rest of this one empty. */
export const PicturesFillSheets: Story = {
  args: { bodyHtml: textBeforePicture(14) },
  play: async ({ canvasElement }) => {
    const { share, paragraphs } = await pictureOnSheet(canvasElement)
    await expect(paragraphs).toBe(14)
    await expect(share).toBeCloseTo(0.33)
  },
}

export const PicturesFillSheetsAtTheirSmallest: Story = {
  args: { bodyHtml: textBeforePicture(18) },
  play: async ({ canvasElement }) => {
    const { share, paragraphs } = await pictureOnSheet(canvasElement)
    await expect(paragraphs).toBe(18)
    await expect(share).toBeCloseTo(0.2)
  },
}

/** Where even the smallest would have no room, it goes to the next sheet with its heading, as large as ever. */
export const APictureGoesToTheNextSheet: Story = {
  args: { bodyHtml: textBeforePicture(23) },
  play: async ({ canvasElement }) => {
    const { share, paragraphs } = await pictureOnSheet(canvasElement)
    await expect(paragraphs).toBe(0)
    await expect(share).toBeCloseTo(0.45)
  },
}

export const OnA5Landscape: Story = {
  args: { choices: { paper: 'a5', layout: 'landscape' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '印刷する' })).not.toHaveAttribute('aria-disabled'))
    // The short text is above the notes, which still have room for some lines of one's own.
    const last = canvas.getAllByRole('region', { name: /ページ目/ }).at(-1)
    const notes = within(last ?? document.body)
      .getByRole('heading', { name: '緊急のとき' })
      .closest('section')?.parentElement?.parentElement
    await expect(within(notes ?? document.body).getByText('石畳を登る。')).toBeVisible()
    await expect(notes?.scrollHeight).toBe(notes?.clientHeight)
    const ruled = notes?.querySelector('h3 + div')
    await expect(ruled?.clientHeight).toBeGreaterThan(30)
  },
}

export const InBlackAndWhite: Story = { args: { choices: { isGrayscale: true, heading: 'way' } } }

export const TooFineAScale: Story = {
  args: { choices: { scale: 5000, paper: 'a5' }, document: withLength(100_000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1:5,000では地図が40枚を超える/)).toBeVisible()
  },
}

export const Drawing: Story = {
  args: { drawing: { ...DRAWN, state: { kind: 'drawing' }, pictures: new Map([['overview', '']]) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')
    await expect(canvas.getByRole('button', { name: /準備/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '描くのをやめる' }))
    await expect(args.drawing.cancel).toHaveBeenCalled()
  },
}

export const WithoutWebgl: Story = {
  args: { drawing: { ...DRAWN, state: { kind: 'failed', problem: 'noWebgl' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('このブラウザーでは地図を描けません')
  },
}

export const WithGaps: Story = {
  args: { drawing: { ...DRAWN, incompleteKeys: new Set(['overview', '2']) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/全体図, 2/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度描く' }))
    await expect(args.drawing.drawAgain).toHaveBeenCalled()
  },
}

export const SpotsAlone: Story = {
  args: {
    document: {
      layers: [{ ...PASS.layers[0], objects: [spot('峠の茶屋', at(900))] }],
      mainLineId: null,
    } as MapDocument,
  },
}

export const NothingOnTheMap: Story = {
  args: { document: { layers: [], mainLineId: null }, drawing: { ...DRAWN, total: 0 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /2ページのうち/ })).toHaveLength(2))
  },
}

export const English: Story = {
  args: { along: ALONG, turns: aTurnsOfLine() },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    const [toilets] = await canvas.findAllByText('丸山公園のトイレ', { selector: 'section td' })
    await expect(toilets?.closest('tr')).toHaveTextContent(/^2\.5Toilets/)
    await expect(canvas.getAllByRole('heading', { name: 'Turns' }).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/^The last toilets are at 2\.5 km\./).length).toBeGreaterThan(0)
  },
}
