import { MapLinkProvider, useMapLinks } from '@repo/articles/map-links'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { aTurnsOfLine } from '../testing/sample-turns.ts'
import { withPlanningMessages } from '../testing/with-planning-messages.ts'
import { TurnsFact } from './turns-fact.tsx'

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

const withMapLinks: Decorator = (Story) => (
  <MapLinkProvider>
    <Story />
    <MapStandIn />
  </MapLinkProvider>
)

const meta = {
  title: 'web/planning/Turns',
  component: TurnsFact,
  decorators: [withPlanningMessages, withMapLinks, withSite],
} satisfies Meta<typeof TurnsFact>
export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = {
  args: { find: async () => aTurnsOfLine() },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(8)
    await expect(rows[1]).toHaveTextContent('0.1 km右方向です。その先東西14番通りです。')
    await expect(rows[6]).toHaveTextContent('1.9〜2.6 kmは、データにある道をたどっていないので、わかりません。')
    await expect(canvas.getByText('OpenStreetMap 2026年10月01日')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて見る（10）' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
  },
}

/** A row shows its turn on the map of the page, and takes it away again. */
export const OnTheMap: Story = {
  args: { find: async () => aTurnsOfLine() },
  play: async ({ canvas }) => {
    const onMap = canvas.getByTestId('map')
    const stairs = await canvas.findByRole('button', { name: /階段/ })
    await expect(onMap).toBeEmptyDOMElement()
    await userEvent.click(stairs)
    await expect(onMap).toHaveTextContent('階段を利用します。*')
    await expect(stairs).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('「階段を利用します。」を地図に表示しています。')).toBeInTheDocument()
    await userEvent.click(stairs)
    await expect(onMap).toBeEmptyDOMElement()
  },
}

export const UnknownHere: Story = {
  args: {
    find: async () => aTurnsOfLine({ region: null, turns: [], unknown: [{ fromMeters: 0, toMeters: 3_200 }] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この線がたどる道は、データにありません。')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const TooLong: Story = {
  args: { find: async () => 'tooLong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('線が長すぎて、曲がり角を調べられません。')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  args: { find: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('曲がり角を調べています')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { find: async () => 'failed' },
  render: () => <FailsOnce />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/いまは曲がり角を調べられません。/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(canvas.getByRole('heading', { name: '曲がり角' })).toHaveFocus()
    await expect(await canvas.findByText('階段を利用します。')).toBeVisible()
  },
}

function FailsOnce() {
  const [find] = useState(() => {
    let asked = 0
    return async () => (++asked === 1 ? 'failed' : aTurnsOfLine())
  })
  return <TurnsFact find={find} />
}

export const EnglishMiles: Story = {
  globals: { locale: 'en-us' },
  parameters: { root: { units: 'imperial' } },
  args: { find: async () => aTurnsOfLine() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Turns' })).toBeVisible()
    await expect((await canvas.findAllByRole('listitem'))[6]).toHaveTextContent(/^From 1\.2 to 1\.6 mi /)
  },
}
