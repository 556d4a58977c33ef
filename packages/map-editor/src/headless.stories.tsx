import { mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { lastDocument, lastObject, onChange } from './stories/editor-story.ts'
import { offlineStyle } from './stories/offline-style.ts'
import { PointTable, type PointTableProps } from './stories/point-table.tsx'
import { straight } from './stories/story-document.ts'
import { aDocument, aLine } from './testing/fixtures.ts'
import { MapView } from './view/map-view.tsx'

/** A page that keeps what is drawn, and shows it on a map without the editor. */
function Page({ document, ...props }: PointTableProps) {
  const [value, setValue] = useState(document)
  const handleChange: PointTableProps['onChange'] = (next) => {
    props.onChange(next)
    setValue(next)
  }
  return (
    <PointTable {...props} document={value} onChange={handleChange}>
      {(drawn) => <MapView value={drawn} mapStyle={offlineStyle()} workerUrl={workerUrl} />}
    </PointTable>
  )
}

const drawn = aDocument([aLine({ id: mapObjectId('old'), path: straight })])
let made = 0

const meta = {
  title: 'map-editor/Without our looks',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { document: drawn, onChange, services: { createId: fn(() => `made-${++made}`) } },
  beforeEach: () => {
    onChange.mockClear()
    made = 0
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const panel = (root: HTMLElement) => within(within(root).getByRole('region', { name: 'Points' }))
const press = (root: HTMLElement, name: string) => userEvent.click(panel(root).getByRole('button', { name }))
const points = (root: HTMLElement) =>
  panel(root)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function addPoint(root: HTMLElement, longitude: string, latitude: string): Promise<void> {
  await userEvent.type(panel(root).getByRole('textbox', { name: 'longitude' }), longitude)
  await userEvent.type(panel(root).getByRole('textbox', { name: 'latitude' }), `${latitude}{Enter}`)
}

export const DrawsALineInAPanelOfTheHost: Story = {
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByRole('button', { name: 'Keep line' })).toBeDisabled()
    await press(canvasElement, 'New line')
    await addPoint(canvasElement, '137.79', '35.95')
    await addPoint(canvasElement, '137.82', '35.97')
    await addPoint(canvasElement, '137.85', '35.95')
    await press(canvasElement, 'Undo')
    await expect(points(canvasElement)).toEqual(['137.79, 35.95', '137.82, 35.97'])
    await expect(onChange).not.toHaveBeenCalled()
    await press(canvasElement, 'Keep line')
    await expect(onChange).toHaveBeenCalledOnce()
    await expect(lastObject('line', 1)).toMatchObject({
      id: 'made-1',
      path: [
        [137.79, 35.95],
        [137.82, 35.97],
      ],
    })
    await press(canvasElement, 'Undo')
    await expect(lastDocument()).toEqual(drawn)
  },
}

export const SaysARefusalInWordsOfTheHost: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'New line')
    await addPoint(canvasElement, '137.79', '35.95')
    await addPoint(canvasElement, '137.82', '86')
    await expect(panel(canvasElement).getByRole('alert')).toHaveTextContent('No map reaches that far.')
    await expect(panel(canvasElement).getByRole('button', { name: 'Keep line' })).toBeDisabled()
    await addPoint(canvasElement, '137.82', '35.97')
    await expect(panel(canvasElement).getByRole('alert')).toBeEmptyDOMElement()
    await press(canvasElement, 'Drop line')
    await expect(points(canvasElement)).toEqual([])
    await expect(onChange).not.toHaveBeenCalled()
  },
}
