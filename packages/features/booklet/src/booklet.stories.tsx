import type { MapDocument } from '@mishiori/map-document'
import { aTurnsOfLine } from '@repo/planning/testing/sample-turns'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ALONG } from './testing/sample-along.ts'
import { at, PASS, spot, withLength } from './testing/sample-maps.ts'
import { DRAWN, StoryBooklet, withBookletMessages } from './testing/story-booklet.tsx'

const meta = {
  title: 'web/Booklet',
  component: StoryBooklet,
  args: { drawing: DRAWN, document: PASS, choices: {} },
  decorators: [withBookletMessages, withSite],
} satisfies Meta<typeof StoryBooklet>
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
