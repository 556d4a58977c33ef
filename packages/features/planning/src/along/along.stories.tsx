import { MapLinkProvider, useMapLinks } from '@repo/articles/map-links'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { anAlong, aPlaceAlong } from '../testing/sample-along.ts'
import { withPlanningMessages } from '../testing/with-planning-messages.ts'
import { AlongFact } from './along-fact.tsx'

/** What the map of the page is told to show. */
function MapStandIn() {
  const { places, chosenPlace } = useMapLinks()
  const names = places.map(({ id, name }) => (id === chosenPlace?.id ? `${name}*` : name))
  return (
    <output data-testid="map" hidden>
      {names.join(' ')}
    </output>
  )
}

/** Readers' maps and texts of one article. */
const withMapLinks: Decorator = (Story) => (
  <MapLinkProvider>
    <Story />
    <MapStandIn />
  </MapLinkProvider>
)

const meta = {
  title: 'web/planning/Along the way',
  component: AlongFact,
  decorators: [withPlanningMessages, withMapLinks, withSite],
} satisfies Meta<typeof AlongFact>
export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = {
  args: { find: async () => anAlong() },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent('0.9 km石畳入口の水場道ぞい')
    await expect(rows[1]).toHaveTextContent(
      '2.5 km丸山公園のトイレ春・夏・秋だけ・時間 4月〜11月・車いす一部可寄り道 40 m',
    )
    await expect(canvas.getByRole('img', { name: '休憩所' })).toBeVisible()
    await expect(canvas.getByText('最後のトイレは4.2 km地点。最後の水は3.1 km地点。')).toBeVisible()
    await expect(canvas.getByText(/OpenStreetMap contributors、2026年10月01日のデータ/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '藪原駅を地図アプリで開く' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて見る（7）' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

/** A row shows its place on the map of the page, and takes it away again; a switch shows all that are listed. */
export const OnTheMap: Story = {
  args: { find: async () => anAlong() },
  play: async ({ canvas }) => {
    const onMap = canvas.getByTestId('map')
    const water = await canvas.findByRole('button', { name: /石畳入口の水場/ })
    await expect(onMap).toBeEmptyDOMElement()
    await userEvent.click(water)
    await expect(onMap).toHaveTextContent('石畳入口の水場*')
    await expect(water).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('「石畳入口の水場」を地図に表示しています。')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'ページの地図にも表示する' }))
    await userEvent.click(canvas.getByRole('button', { name: 'トイレ' }))
    await expect(onMap).toHaveTextContent('丸山公園のトイレ 鎮神社のトイレ')
    await userEvent.click(canvas.getByRole('switch', { name: 'ページの地図にも表示する' }))
    await expect(onMap).toBeEmptyDOMElement()
  },
}

export const OneKind: Story = {
  args: { find: async () => anAlong() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'トイレ' }))
    await expect(canvas.getByRole('button', { name: 'トイレ' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent?.includes('トイレ'))).toEqual([
      true,
      true,
    ])
  },
}

export const AnotherDistance: Story = {
  args: { find: fn(async (withinMeters: number) => anAlong({ places: withinMeters > 300 ? [aPlaceAlong()] : [] })) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('道から 300 m のあいだに、データにあるものはありません。')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '道からの距離' }), '500')
    await expect(await canvas.findByText('石畳入口の水場')).toBeVisible()
    await expect(args.find).toHaveBeenLastCalledWith(500, expect.anything())
  },
}

export const Nothing: Story = {
  args: { find: async () => anAlong({ places: [], start: null, end: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('道から 300 m のあいだに、データにあるものはありません。')).toBeVisible()
  },
}

/** Neither the sentence about what comes last, as more may come where nothing is known. */
export const KnownInPart: Story = {
  args: { find: async () => anAlong({ coverage: 'part' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/データのある地域の外です/)).toBeVisible()
    await expect(canvas.queryByText(/最後のトイレ/)).toBeNull()
  },
}

export const UnknownHere: Story = {
  args: { find: async () => anAlong({ region: null, coverage: 'none', places: [], start: null, end: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この地域の道のデータがありません。')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const TooLong: Story = {
  args: { find: async () => 'tooLong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('線が長すぎて、途中にあるものをさがせません。')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  args: { find: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('途中にあるものをさがしています')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { find: async () => null },
  render: () => <FailsOnce />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/読み込めませんでした/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(await canvas.findByText('石畳入口の水場')).toBeVisible()
  },
}

function FailsOnce() {
  const [find] = useState(() => {
    let asked = 0
    return async () => (++asked === 1 ? null : anAlong())
  })
  return <AlongFact find={find} />
}

export const English: Story = {
  globals: { locale: 'en-us' },
  args: {
    find: async () =>
      anAlong({ region: { version: 'a', dataDate: '2026-11-01', dateSource: 'file', isInvented: true } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Spring at the Old Road')).toBeVisible()
    await expect(canvas.getByText(/An invented town, data of Nov 1, 2026/)).toBeVisible()
  },
}
