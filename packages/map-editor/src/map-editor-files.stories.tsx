import { mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { editorMeta, onChange } from './stories/editor-story.ts'
import { viewpoint } from './stories/story-document.ts'
import { aLine, aSpot } from './testing/fixtures.ts'
import { MapDriver } from './testing/map-driver.ts'

const meta = {
  title: 'map-editor/MapEditor files',
  ...editorMeta,
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const layerNames = () => onChange.mock.lastCall?.[0].layers.map(({ name }) => name)

export const ReadsADroppedFile: Story = {
  args: {
    services: {
      readRouteFile: async () => ({
        ok: true,
        layerName: '峠道',
        objects: [aLine(), aSpot()],
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

export const ReadsAPastedRoute: Story = {
  args: {
    services: {
      readRouteFile: async (file) => {
        const text = await file.text()
        return { ok: true, layerName: text, objects: [aLine({ id: mapObjectId(text) })], notes: [] }
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

function dropFile(target: Element, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }
}

function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
