import { mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LngLatLike, Map as MapLibre } from 'maplibre-gl'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { dropFile, hangFile } from '../../stories/drop-file.ts'
import { button, editorMeta, lastDocument, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aRecording, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/MapEditor files',
  ...editorMeta,
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const onMapReady = fn<(map: MapLibre) => void>()

/** Further apart than the map shows where it opens. */
const takenAt: Readonly<Record<string, [lng: number, lat: number]>> = {
  'west.jpg': [137.2, 35.9],
  'east.jpg': [138.4, 36],
}

const layerNames = () => onChange.mock.lastCall?.[0].layers.map(({ name }) => name)

export const ReadsADroppedFile: Story = {
  args: {
    services: {
      readRouteFile: async () => ({
        ok: true,
        layers: [{ name: '峠道', objects: [aLine(), aSpot()] }],
        notes: ['時刻のない点: 2'],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, new File(['<gpx/>'], 'pass.gpx'))
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    await expect(layerNames()).toEqual(['峠道'])
    await expect(await within(canvasElement).findByText('時刻のない点: 2')).toBeVisible()
  },
}

const longPath = Array.from({ length: 10_001 }, (_, n): [number, number] => [137.8 + n / 1e5, 35.95])

/** More points than are edited with ease: fewer are offered, with how far the line may move. */
export const OffersToThinALongLine: Story = {
  args: {
    services: {
      readRouteFile: async () => ({
        ok: true,
        layers: [{ name: '縦走', objects: [aLine({ name: '三日目', path: longPath })] }],
        notes: [],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    dropFile(map.canvas, new File(['<gpx/>'], 'long.gpx'))
    await expect(await root.findByText(ja.notices.longLine('三日目', 10_001))).toBeVisible()
    await userEvent.click(root.getByRole('button', { name: ja.lines.simplify }))
    await expect(await root.findByRole('slider', { name: ja.lines.tolerance })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastObject('line').path).toHaveLength(2))
  },
}

export const TakesNoFileWhileAWayIsFetched: Story = {
  args: {
    services: {
      fetchDirections: () => new Promise(() => {}),
      readRouteFile: () => Promise.reject(new Error('is not asked')),
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    await map.key('n')
    await map.click([137.8, 35.95])
    await map.click([137.83, 35.96])
    const dataTransfer = hangFile(map.canvas, new File(['<gpx/>'], 'pass.gpx'))
    await expect(await root.findByText(ja.drop.busy)).toBeVisible()
    map.canvas.dispatchEvent(new DragEvent('dragleave', { dataTransfer, bubbles: true }))
    await waitFor(() => expect(root.queryByText(ja.drop.busy)).toBeNull())
  },
}

/** As another tool would: a line of one point is asked about, one of two is finished. */
export const AFileAsksBeforeALineIsLost: Story = {
  args: {
    services: { readRouteFile: async () => ({ ok: true, layers: [{ name: '峠道', objects: [aSpot()] }], notes: [] }) },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    await userEvent.click(button(canvasElement, /^線/))
    await map.click([137.8, 35.95])
    dropFile(map.canvas, new File(['<gpx/>'], 'pass.gpx'))
    const question = await root.findByRole('alertdialog', { name: ja.discard.title })
    await userEvent.click(within(question).getByRole('button', { name: ja.discard.goOn }))
    await expect(onChange).not.toHaveBeenCalled()
    await map.click([137.83, 35.96])
    dropFile(map.canvas, new File(['<gpx/>'], 'pass.gpx'))
    await waitFor(() => expect(layerNames()).toHaveLength(2))
    await expect(lastObject('line').path).toHaveLength(2)
  },
}

export const ReadsAPastedRoute: Story = {
  args: {
    services: {
      readRouteFile: async (file) => {
        const text = await file.text()
        return { ok: true, layers: [{ name: text, objects: [aLine({ id: mapObjectId(text) })] }], notes: [] }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    paste(map.canvas, 'just words')
    paste(map.canvas, '<gpx/>')
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    await expect(layerNames()).toEqual(['<gpx/>'])
    const geojson = '{ "type": "Point", "coordinates": [138, 36] }'
    paste(map.canvas, geojson)
    await waitFor(() => expect(layerNames()).toEqual(['<gpx/>', geojson]))
  },
}

export const TellsHowMuchOfAFileWasRead: Story = {
  args: {
    services: {
      readRouteFile: (_, { signal, onProgress }) => {
        onProgress(0.6)
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, new File(['<gpx/>'], 'pass.gpx'))
    await expect(await within(canvasElement).findByRole('progressbar', { name: /pass.gpx/ })).toHaveAttribute(
      'value',
      '0.6',
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: /キャンセル/ }))
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
    await expect(onChange).not.toHaveBeenCalled()
  },
}

export const RefusesABrokenFile: Story = {
  args: { services: { readRouteFile: async () => ({ ok: false, message: '3行目でファイルが途切れています。' }) } },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, new File(['<gpx'], 'broken.gpx'))
    await expect(await within(canvasElement).findByText(/3行目/)).toBeVisible()
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** A host that reads photos puts each at its place, all into the layer that is selected. */
export const ReadsPhotosWithPlaces: Story = {
  args: {
    onMapReady,
    services: {
      acceptedFiles: '.gpx,image/jpeg',
      readRouteFile: async ({ name }) => {
        if (name === 'sent.jpg') return { ok: false, message: '写真に位置の情報がありません。' }
        const photo = { display: 'image', icon: 'image', position: takenAt[name] ?? [0, 0] } as const
        const spot = aSpot({ ...photo, id: mapObjectId(name), name })
        return { ok: true, layers: [{ name: null, objects: [spot] }], notes: [] }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    await expect(root.getByTestId('route-file-input')).toHaveAttribute('accept', '.gpx,image/jpeg')
    dropFile(map.canvas, ...['west.jpg', 'sent.jpg', 'east.jpg'].map((name) => new File([''], name)))
    await expect(await root.findByText(ja.notices.importedFiles(2, 2))).toBeVisible()
    await expect(root.getByText('sent.jpg: 写真に位置の情報がありません。')).toBeVisible()
    await expect(lastDocument().layers.map(({ objects }) => objects.map(({ name }) => name))).toEqual([
      ['west.jpg', 'east.jpg'],
    ])
    // All of them come into view, not the last one alone.
    const isInView = (place: LngLatLike) => onMapReady.mock.lastCall?.[0].getBounds().contains(place)
    await waitFor(() => expect(Object.values(takenAt).map(isInView)).toEqual([true, true]))
  },
}

/** One alone, and among others by its name; its place is asked for all the same. */
export const WarnsOfAPhotoWithoutExif: Story = {
  args: {
    services: {
      acceptedFiles: 'image/jpeg',
      readRouteFile: async ({ name }) => {
        const { position: _, ...photo } = aSpot({ id: mapObjectId(name), name, display: 'image', icon: 'image' })
        return { ok: true, layers: [], unplaced: [photo], notes: ['この画像にはExif情報がありません。'] }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, new File([''], 'sent.jpg'))
    await expect(await root.findByText('この画像にはExif情報がありません。')).toBeVisible()
    await expect(root.getByText(new RegExp(ja.photos.place('mouse', 'sent.jpg', 1)))).toBeVisible()
    await map.click([137.82, 35.95])
    await waitFor(() => expect(lastObject('spot')).toMatchObject({ name: 'sent.jpg', display: 'image' }))
    dropFile(map.canvas, new File([''], 'a.jpg'), new File([''], 'b.jpg'))
    await expect(await root.findByText('b.jpg: この画像にはExif情報がありません。')).toBeVisible()
  },
}

/**
 * Photos without a place lie where the recording was at their times; the camera's clock moves them, by its slider, its
 * keys and its buttons.
 */
export const PlacesPhotosByTime: Story = {
  args: {
    document: aDocument([aRecording()]),
    services: {
      acceptedFiles: 'image/jpeg',
      readRouteFile: async ({ name }) => {
        const minutes = { 'first.jpg': 5, 'second.jpg': 10, 'evening.jpg': 500 }[name] ?? 0
        const clockMs = (aRecording().timestampsMs?.[0] ?? 0) + (540 + minutes) * 60_000
        const { position: _, ...photo } = aSpot({ id: mapObjectId(name), name, display: 'image', icon: 'image' })
        return {
          ok: true,
          layers: [],
          unplaced: [{ ...photo, takenAt: { clockMs, utcOffsetMinutes: null } }],
          notes: [],
        }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, ...['first.jpg', 'second.jpg', 'evening.jpg'].map((name) => new File([''], name)))
    const clock = await root.findByRole('slider', { name: ja.photos.clock })
    fireEvent.change(clock, { target: { value: '538' } })
    await expect(clock).toHaveAttribute('aria-valuetext', 'UTC+8時間58分')
    await expect(root.getByText(ja.photos.timed(2, 3))).toBeVisible()
    await userEvent.click(root.getByRole('button', { name: ja.photos.clockStep(1) }))
    clock.focus()
    await userEvent.keyboard('{PageDown}{PageUp}')
    fireEvent.change(clock, { target: { value: '540' } })
    await expect(clock).toHaveAttribute('aria-valuetext', 'UTC+9時間0分')
    await userEvent.click(root.getByRole('button', { name: /^確定/ }))
    await expect(lastDocument().layers[0]?.objects).toMatchObject([
      { kind: 'recordedLine' },
      { name: 'first.jpg', position: aRecording().path[5] },
      { name: 'second.jpg', position: aRecording().path[10] },
    ])
    await expect(await root.findByText(new RegExp(ja.photos.place('mouse', 'evening.jpg', 1)))).toBeVisible()
  },
}

export const ReadsSeveralFiles: Story = {
  args: {
    services: {
      readRouteFile: async ({ name }) => {
        if (name === 'lost.gpx') throw new Error('worker died')
        if (name === 'broken.gpx') return { ok: false, message: '3行目でファイルが途切れています。' }
        return { ok: true, layers: [{ name: name, objects: [aSpot({ id: mapObjectId(name) })] }], notes: [] }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    const tooMany = ['10.gpx', '11.gpx']
    const names = [
      'one.gpx',
      'broken.gpx',
      'lost.gpx',
      'two.gpx',
      '3.gpx',
      '4.gpx',
      '5.gpx',
      '6.gpx',
      '7.gpx',
      '8.gpx',
      ...tooMany,
    ]
    dropFile(map.canvas, ...names.map((name) => new File(['<gpx/>'], name)))
    await waitFor(() => expect(layerNames()).toHaveLength(8))
    await expect(layerNames()?.slice(0, 2)).toEqual(['one.gpx', 'two.gpx'])
    await expect(await root.findByText('broken.gpx: 3行目でファイルが途切れています。')).toBeVisible()
    await expect(await root.findByText(ja.notices.importedFiles(8, 8))).toBeVisible()
    await expect(root.getByText(ja.drop.leftOut(2, 10))).toBeInTheDocument()
    for (const name of tooMany) await expect(root.getByText(name)).toBeInTheDocument()
    await expect(await root.findByText(ja.drop.failed('lost.gpx'))).toBeVisible()
  },
}

function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
