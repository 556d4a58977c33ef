import type { MapOverlay } from '@repo/contract'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { noteBasemapAnswer, readBasemapChoice, storeBasemapChoice } from './basemap-choice.ts'
import { BasemapList, BasemapPicker } from './basemap-picker.tsx'
import { noteFailedOverlay, readOverlayChoice, showOverlay } from './overlay-choice.ts'

const offer = (id: string, isReachable = true) => ({ id, name: id, styleUrl: null, isReachable })
const OFFERS = [offer('embedded'), offer('gsi-pale'), offer('openfreemap', false)]

const OVERLAYS: readonly MapOverlay[] = [
  {
    id: 'hiking',
    name: { ja: 'ハイキングコース', 'en-us': 'Hiking trails' },
    credit: 'Trails',
    creditUrl: null,
    hosts: ['trails.example'],
    source: { type: 'raster', tiles: [], minzoom: 0, maxzoom: 18 },
    layers: [{ type: 'raster' }],
  },
]

function Choices() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--surface)' }}>
      <BasemapPicker />
      <div style={{ maxWidth: 280 }}>
        <BasemapList />
      </div>
    </div>
  )
}

const meta = {
  title: 'web/basemap/Picker',
  component: Choices,
  decorators: [withSite],
  parameters: { root: { basemaps: OFFERS } },
  beforeEach: () => () => {
    showOverlay('hiking', false)
    noteBasemapAnswer('gsi-pale', false)
    storeBasemapChoice('embedded')
  },
} satisfies Meta<typeof Choices>
export default meta
type Story = StoryObj<typeof meta>

export const IsKeptForAllMaps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '地図の種類' }))
    const [, second] = await screen.findAllByRole('menuitemradio')
    if (!second) throw new Error('There is one choice alone.')
    await userEvent.click(second)
    await expect(readBasemapChoice().id).toBe('gsi-pale')
    await expect(localStorage.getItem('basemap')).toBe('gsi-pale')
    await waitFor(() => expect(canvas.getAllByRole('button')[2]).toHaveAttribute('aria-current', 'true'))
  },
}

export const DoesNotAnswer: Story = {
  beforeEach: () => {
    storeBasemapChoice('gsi-pale')
    noteBasemapAnswer('gsi-pale', true)
  },
  play: async ({ canvas }) => {
    const [, embedded, chosen] = canvas.getAllByRole('button')
    await expect(embedded).toHaveAttribute('aria-current', 'true')
    await expect(chosen).toHaveTextContent('つながりません')
  },
}

export const OneAlone: Story = {
  parameters: { root: { basemaps: OFFERS.slice(0, 1) } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const WithOverlays: Story = {
  parameters: { root: { basemaps: OFFERS.slice(0, 1), overlays: OVERLAYS } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '地図の種類' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}')
    const overlay = await screen.findByRole('menuitemcheckbox', { name: /ハイキングコース/ })
    await expect(overlay).toHaveFocus()
    await expect(overlay).toHaveTextContent('trails.exampleから読み込みます')
    await userEvent.keyboard('{Enter}')
    await expect(overlay).toBeChecked()
    const listed = canvas.getByRole('button', { name: /ハイキングコース/ })
    await expect(listed).toHaveAttribute('aria-pressed', 'true')
    noteFailedOverlay('hiking')
    await waitFor(() => expect(listed).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(listed)
    await expect([...readOverlayChoice().chosen]).toEqual(['hiking'])
    await waitFor(() => expect(listed).toHaveAttribute('aria-pressed', 'true'))
  },
}
