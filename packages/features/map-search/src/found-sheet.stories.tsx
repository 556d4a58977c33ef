import type { MapArticle } from '@repo/articles/article-summary'
import { aMapArticle } from '@repo/articles/testing/sample-cards'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { FoundPart } from './found-part.tsx'
import { readMapQuery } from './map-query.ts'
import styles from './search-map.module.css'
import { SearchPanel } from './search-panel.tsx'
import { useChosenArticle } from './use-chosen-article.ts'
import type { SheetSnap } from './use-sheet-snap.ts'

const CARDS = ['西の峠', '東の峠', '東の沢'].map((title, index) => aMapArticle({ id: index + 1, title }))
const ignore = () => {}

/** A phone's page, on no map. */
function Phone({ cards = CARDS, search = 'length=5-10' }: { cards?: readonly MapArticle[]; search?: string }) {
  const query = readMapQuery(new URLSearchParams(search))
  const chosen = useChosenArticle(cards)
  const [snap, setSnap] = useState<SheetSnap>('peek')
  const list = { articles: cards, marks: [], total: 41, perPage: 20, isCapped: false }
  return (
    <div style={{ position: 'relative', height: 640, margin: -16 }}>
      <div className={styles.page}>
        <SearchPanel query={query} near={null} list={list} onChange={ignore} />
        <FoundPart
          query={query}
          answered={query}
          list={list}
          status="idle"
          isNear={false}
          chosen={chosen}
          snap={snap}
          onSnap={setSnap}
          change={ignore}
          onSelect={chosen.choose}
          onRetry={ignore}
        />
      </div>
    </div>
  )
}

const meta = {
  title: 'web/finding/Sheet of what was found',
  component: Phone,
  decorators: [withSite],
  globals: { viewport: { value: 'mobile2' } },
} satisfies Meta<typeof Phone>
export default meta
type Story = StoryObj<typeof meta>

const sheetOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('region', { name: '地図のルート' })

export const LowWithCardsInARow: Story = {
  play: async ({ canvas }) => {
    const sheet = sheetOf(canvas)
    await waitFor(() => expect(sheet.offsetHeight).toBe(96))
    await userEvent.click(canvas.getByRole('button', { name: /^東の峠 / }))
    const card = canvas.getByRole('button', { name: /^東の峠 / })
    await expect(card).toHaveAttribute('aria-current', 'true')
    await waitFor(() =>
      expect(Math.round(card.getBoundingClientRect().left - sheet.getBoundingClientRect().left)).toBe(10),
    )
    const title = within(card).getByText('東の峠').getBoundingClientRect()
    await expect(title.top).toBeGreaterThanOrEqual(card.getBoundingClientRect().top)
    await expect(canvas.getByRole('link', { name: '「東の峠」を読む' })).toHaveAttribute('href', '/routes/2')
  },
}

/** From its upper to its lower edge nothing lies over the grabber, which is as high as a thumb. */
async function expectWithinReach(grabber: HTMLElement) {
  const { left, top, bottom, width } = grabber.getBoundingClientRect()
  await expect(Math.round(bottom - top)).toBeGreaterThanOrEqual(44)
  for (const y of [top + 1, (top + bottom) / 2, bottom - 1])
    await expect(document.elementFromPoint(left + width / 2, y)).toBe(grabber)
}

/** The credits of the map stand right above the low sheet, which is pulled up anywhere. */
async function expectNothingOver(sheet: HTMLElement) {
  const { left, top, width } = sheet.getBoundingClientRect()
  for (const x of [left + 8, left + width / 2, left + width - 8])
    await expect(sheet.contains(document.elementFromPoint(x, top - 10))).toBe(false)
}

export const GrabbedByAThumb: Story = {
  play: async ({ canvas }) => {
    const sheet = sheetOf(canvas)
    const grabber = canvas.getByRole('button', { name: '一覧を見る (41)' })
    await waitFor(() => expect(sheet.offsetHeight).toBe(96))
    await expectNothingOver(sheet)
    await userEvent.click(grabber)
    await waitFor(() => expect(sheet.offsetHeight).toBe(320))
    await expectWithinReach(canvas.getByRole('button', { name: '地図を見る' }))
  },
}

export const ASwipeChoosesTheCardItBrings: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').parentElement
    const next = canvas.getByRole('button', { name: /^東の峠 / })
    if (!row) throw new Error('the cards lie in nothing')
    row.scrollLeft += next.getBoundingClientRect().left - row.getBoundingClientRect().left - 10
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(next).not.toHaveAttribute('aria-current') // nobody swiped
    await fireEvent.touchMove(row)
    row.scrollLeft = 0
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^西の峠 / })).toHaveAttribute('aria-current', 'true'),
    )
  },
}

export const OpenedByKeys: Story = {
  play: async ({ canvas }) => {
    const sheet = sheetOf(canvas)
    canvas.getByRole('button', { name: '一覧を見る (41)' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sheet.offsetHeight).toBe(320))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(sheet.offsetHeight).toBe(640 - 76))
    await expect(within(sheet).getByText('1 / 3')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(sheet.offsetHeight).toBe(96))
    await expect(canvas.getByRole('button', { name: '一覧を見る (41)' })).toHaveFocus()
  },
}

export const PulledUpByAFinger: Story = {
  play: async ({ canvas }) => {
    const sheet = sheetOf(canvas)
    const at = (clientY: number) => ({ clientX: 100, clientY, pointerId: 1, button: 0 })
    sheet.setPointerCapture = ignore // of a pointer that the browser knows
    await fireEvent.pointerDown(canvas.getByRole('button', { name: /^西の峠 / }), at(600))
    await fireEvent.pointerMove(sheet, at(400))
    await waitFor(() => expect(sheet.offsetHeight).toBe(296))
    await fireEvent.pointerUp(sheet, at(400))
    await waitFor(() => expect(sheet.offsetHeight).toBe(320))
  },
}

export const FiltersWaitInTheirSheet: Story = {
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('41 routes')
    const open = canvas.getByRole('button', { name: /^Filters/ })
    await expect(open).toHaveTextContent('1')
    await userEvent.click(open)
    await expect(canvas.getByRole('combobox', { name: 'Distance' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 41 routes' }))
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Distance' })).toBeNull())
  },
}

/** The low sheet of what was found has no room for them. */
export const FiltersSayWhatTheyGoBy: Story = {
  args: { search: 'stairs=none&season=autumn' },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    const [sheet] = canvas.getAllByText(/no stairs or stiles/)
    await expect(sheet).toBeVisible()
    await expect(canvas.getAllByText(/go by authors’ tags/)[0]).toBeVisible()
  },
}

export const NothingHere: Story = { args: { cards: [] } }
/** The low sheet has room for the name of it and for what can be done. */
export const NothingForTheFilters: Story = {
  args: { cards: [], search: 'season=winter' },
  play: async ({ canvas }) => {
    const sheet = sheetOf(canvas)
    await waitFor(() => expect(sheet.offsetHeight).toBe(96))
    await expect(within(sheet).getByText('このあたりにはルートがありません')).toBeVisible()
    const wider = within(sheet).getByRole('button', { name: '条件を外してさがす' }).getBoundingClientRect()
    await expect(wider.bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().bottom)
    await expect(wider.right).toBeLessThanOrEqual(sheet.getBoundingClientRect().right)
  },
}
