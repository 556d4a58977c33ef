import { Button } from '@repo/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { aViewer } from '../testing/sample-viewer.ts'
import { Address, withSite } from '../testing/site-story.tsx'
import { TourButton, TourOffer } from './tour-offer.tsx'
import { useTours } from './use-tours.ts'

/** Stands for the front page: what the tour is about, and its offer. */
function FrontPage() {
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 24, maxWidth: 600, minHeight: 460, padding: 24 }}>
      <form data-tour="top-search">
        <label>
          さがす <input name="q" />
        </label>
      </form>
      <p data-tour="top-make">
        <Button variant="primary">ルートを作る</Button>
      </p>
      <TourOffer tour="first_use" label="はじめての方へ：30秒の案内" />
      <Link to="/routes">ルートの一覧</Link>
      <Address />
    </div>
  )
}

const meta = {
  title: 'web/tours/Tours',
  component: FrontPage,
  decorators: [withSite],
} satisfies Meta<typeof FrontPage>
export default meta
type Story = StoryObj<typeof meta>

const stored = () => JSON.parse(localStorage.getItem('tours') ?? '{}') as { done?: object; declined?: string[] }
const offer = (canvas: { findByRole: typeof screen.findByRole }) => canvas.findByRole('button', { name: /30秒の案内/ })

/** Nothing begins by itself. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await offer(canvas)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** What is not on the page is passed over: two of four steps are here. */
export const GoneThroughByKeyboard: Story = {
  play: async ({ canvas }) => {
    const begin = await offer(canvas)
    begin.focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('dialog', { name: 'ルートをさがす' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(screen.getByText('1 / 2')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const second = await screen.findByRole('dialog', { name: '自分の道を描く' })
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '戻る' }))
    await userEvent.click(await screen.findByRole('button', { name: '次へ' }))
    await userEvent.click(await screen.findByRole('button', { name: '終わる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(Object.keys(stored().done ?? {})).toEqual(['first_use'])
    await waitFor(() => expect(begin).not.toBeVisible())
  },
}

export const LeftForLater: Story = {
  play: async ({ canvas }) => {
    const begin = await offer(canvas)
    await userEvent.click(begin)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(begin).toHaveFocus())
    await expect(stored().done ?? {}).toEqual({})
    await expect(begin).toBeVisible()
  },
}

export const PutAway: Story = {
  play: async ({ canvas }) => {
    const begin = await offer(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'この案内を出さない' }))
    await waitFor(() => expect(begin).not.toBeVisible())
    await expect(stored().declined).toEqual(['first_use'])
  },
}

export const EndsWithThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await offer(canvas))
    await screen.findByRole('dialog')
    await userEvent.click(canvas.getByRole('link', { name: 'ルートの一覧' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(stored().done ?? {}).toEqual({})
  },
}

/** From the page about how it is done; the address forgets it. What this window hides is not waited for. */
export const BegunByTheAddress: Story = {
  render: () => (
    <>
      <FrontPage />
      <p data-tour="top-example" hidden />
      <p data-tour="top-near" hidden />
    </>
  ),
  parameters: { address: '/here?tour=first_use&sort=created_at' },
  beforeEach: () =>
    localStorage.setItem('tours', JSON.stringify({ done: { first_use: { at: '2026-01-02T03:04:05Z' } } })),
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog', { name: 'ルートをさがす' })).toBeVisible()
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/here?sort=created_at'))
  },
}

export const OfATourThatThereIsNot: Story = {
  parameters: { address: '/here?tour=nowhere' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/here$/))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const DoneOnAnotherDevice: Story = {
  parameters: { root: { viewer: aViewer({ tutorial: { first_use: '2026-01-02T03:04:05.000Z' } }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('はじめての方へ：30秒の案内')).not.toBeVisible())
  },
}

export const OnAPhone: Story = {
  beforeEach: () => {
    const { matchMedia } = window
    window.matchMedia = () => matchMedia('all')
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(await offer(canvas))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

function Editor() {
  return (
    <div className="mishiori-map-editor" style={{ display: 'grid', justifyItems: 'start', gap: 200, padding: 24 }}>
      <TourButton tour="editor" />
      <p data-part="tools">道具</p>
    </div>
  )
}

/** Marked as new until it was completed; it can be repeated. */
export const InTheEditor: Story = {
  render: () => <Editor />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '案内を見る' }))
    await userEvent.click(await screen.findByRole('button', { name: '終わる' }))
    await waitFor(() => expect(Object.keys(stored().done ?? {})).toEqual(['editor']))
    await userEvent.click(canvas.getByRole('button', { name: '案内を見る' }))
    await expect(await screen.findByRole('dialog', { name: '道具を選んで、地図を押す' })).toBeVisible()
  },
}

function EditorAtWork() {
  return (
    <>
      <Editor />
      <button type="button" onClick={({ currentTarget }) => currentTarget.setAttribute('data-tool', '')}>
        線を引く
      </button>
    </>
  )
}

/** Whoever begins to draw is left alone. */
export const EndsWhenSomebodyDraws: Story = {
  render: () => (
    <div className="mishiori-map-editor">
      <EditorAtWork />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '案内を見る' }))
    await screen.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: '線を引く' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(stored().done ?? {}).toEqual({})
    await userEvent.click(canvas.getByRole('button', { name: '案内を見る' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

function Misnamed() {
  const { start } = useTours()
  const begin = () => {
    try {
      start({ ids: ['nowhere' as 'editor'] })
    } catch (error) {
      document.title = String(error)
    }
  }
  return <Button onClick={begin}>始める</Button>
}

export const AnUnknownTourThrows: Story = {
  render: () => <Misnamed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '始める' }))
    await expect(document.title).toContain('There is no tour called “nowhere”.')
  },
}
