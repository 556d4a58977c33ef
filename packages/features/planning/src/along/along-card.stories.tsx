import { layerId, type MapDocument, mapObjectId, type Spot } from '@mishiori/map-document'
import type { FoundPlace } from '@mishiori/map-editor'
import { fakeApi } from '@repo/web-kit/testing/fake-api'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { anAlong } from '../testing/sample-along.ts'
import { withPlanningMessages } from '../testing/with-planning-messages.ts'
import { AlongCard, type AlongCardProps } from './along-card.tsx'

const LINE: AlongCardProps['line'] = {
  id: mapObjectId('way'),
  kind: 'line',
  name: '藪原から奈良井へ',
  description: '',
  color: 'red',
  path: [
    [137.79, 35.93],
    [137.81, 35.96],
  ],
}

const kept = ({ id, name, position, icon = 'text' }: FoundPlace): Spot => ({
  id: mapObjectId(id),
  kind: 'spot',
  name,
  position,
  icon,
  description: '',
  color: 'orange',
  display: 'text',
  images: [],
  placeId: id,
})

const onKeep = fn<(place: FoundPlace) => void>()

const OTHER_LINE: AlongCardProps['line'] = { ...LINE, id: mapObjectId('other'), name: '鳥居峠' }

interface EditorStandInProps {
  line?: AlongCardProps['line']
  isNarrow?: boolean
  canKeepPlaces?: boolean
}

/** As an editor would: a place that is kept is in the document from then on. */
function EditorStandIn({ line = LINE, isNarrow = false, canKeepPlaces = true }: EditorStandInProps) {
  const [spots, setSpots] = useState<readonly Spot[]>([])
  const document: MapDocument = {
    layers: [{ id: layerId('day'), name: '1日目', objects: [line, ...spots] }],
    mainLineId: line.id,
  }
  return (
    <div style={{ width: 292, background: 'var(--surface)' }}>
      <AlongCard
        line={line}
        document={document}
        isNarrow={isNarrow}
        canKeepPlaces={canKeepPlaces}
        onKeepPlace={(place) => {
          onKeep(place)
          setSpots([...spots, kept(place)])
        }}
        map={null}
      />
    </div>
  )
}

let answer: () => unknown = () => anAlong()
let asked = 0

const meta = {
  title: 'web/planning/Along a line',
  component: EditorStandIn,
  decorators: [withPlanningMessages, withSite],
  beforeEach: () => {
    asked = 0
    answer = () => anAlong()
    onKeep.mockClear()
    const api = {
      'POST /api/v1/along': () => {
        asked += 1
        return answer()
      },
    }
    return fakeApi(api)
  },
} satisfies Meta<typeof EditorStandIn>
export default meta
type Story = StoryObj<typeof meta>

/** One press makes a spot; then the row says that it is one. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^2\.5 km トイレ 丸山公園のトイレ/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '「石畳入口の水場」をスポットにする' }))
    await expect(onKeep).toHaveBeenLastCalledWith({
      id: 'osm:N1',
      name: '石畳入口の水場',
      position: [137.8, 35.95],
      icon: 'text',
    })
    const done = canvas.getByRole('button', { name: '「石畳入口の水場」はスポットになっています' })
    await expect(done).toHaveFocus()
    await userEvent.click(done)
    await expect(onKeep).toHaveBeenCalledOnce()
    await expect(canvas.getByText('最後のトイレは4.2 km地点。最後の水は3.1 km地点。')).toBeVisible()
    await expect(canvas.getByText(/OpenStreetMap contributors、2026年10月01日のデータ/)).toBeVisible()
  },
}

/** Stops get the icon of a bus. A row that is pressed is the one that the map names. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /停留所「奈良井」.*寄り道 90 m/ })
    row.focus()
    await userEvent.keyboard(' ')
    await expect(row).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'osm:N7', icon: 'bus' }))
  },
}

/** Where there is little room it begins folded, and asks for nothing until it is opened. */
export const Folded: Story = {
  args: { isNarrow: true },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: '途中にあるもの', expanded: false })
    await expect(asked).toBe(0)
    await userEvent.click(head)
    await expect(await canvas.findByRole('button', { name: /石畳入口の水場」をスポット/ })).toBeVisible()
  },
}

/** While directions are asked for, nothing can be kept. */
export const NotNow: Story = {
  args: { canKeepPlaces: false },
  play: async ({ canvas }) => {
    const keep = await canvas.findByRole('button', { name: '「石畳入口の水場」をスポットにする' })
    await expect(keep).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(keep)
    await expect(onKeep).not.toHaveBeenCalled()
  },
}

/** Another line that is selected shows nothing of the one before while its own list is asked for; a fold stays. */
export const AnotherLine: Story = {
  render: function Render() {
    const [line, setLine] = useState(LINE)
    return (
      <>
        <EditorStandIn line={line} />
        <button type="button" onClick={() => setLine(OTHER_LINE)}>
          {OTHER_LINE.name}
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const place = { name: /石畳入口の水場」をスポット/ }
    await canvas.findByRole('button', place)
    const other = Promise.withResolvers<unknown>()
    answer = () => other.promise
    await userEvent.click(canvas.getByRole('button', { name: OTHER_LINE.name }))
    await expect(canvas.queryByRole('button', place)).toBeNull()
    await waitFor(() => expect(asked).toBe(2))
    await expect(canvas.queryByRole('button', place)).toBeNull()
    other.resolve(anAlong())
    await expect(await canvas.findByRole('button', place)).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    answer = () => (asked === 1 ? new Response(null, { status: 503 }) : anAlong())
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度試す' }, { timeout: 20_000 }))
    await expect(canvas.getByRole('region', { name: '途中にあるもの' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('button', { name: /石畳入口の水場」をスポット/ })).toBeVisible())
  },
}

export const UnknownHere: Story = {
  beforeEach: () => {
    answer = () => anAlong({ region: null, coverage: 'none', places: [], start: null, end: null })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この地域の道のデータがありません。')).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make “Spring at the Old Road” a spot' })).toBeVisible()
  },
}
