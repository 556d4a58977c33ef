import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/en.ts'
import { editorMeta } from '../../stories/editor-story.ts'
import { offlineStyle } from '../../stories/offline-style.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../../stories/ready-map.ts'
import { straight } from '../../stories/story-document.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { MapView } from '../../view/map-view.tsx'

const [home] = straight
const spots = home ? [aSpot({ position: home, name: '家' })] : []
const AREAS = home ? [{ center: home, radiusMeters: 1000 }] : []

const meta = {
  title: 'map-editor/Hidden areas',
  ...editorMeta,
  args: { ...editorMeta.args, onMapReady: storeReadyMap, document: aDocument([aLine({ path: straight })]) },
  beforeEach: () => {
    editorMeta.beforeEach()
    forgetReadyMap()
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Whether the circles are drawn, and below the lines. */
async function expectDrawnBelow() {
  const map = await readyMap()
  await waitFor(() => expect(map.getLayer('mishiori-hidden-areas-edge')).toBeDefined())
  const order = map.getLayersOrder()
  await expect(order.indexOf('mishiori-hidden-areas-fill')).toBeLessThan(order.indexOf('mishiori-anchor-halo'))
}

export const WhileEditing: Story = {
  args: { hiddenAreas: AREAS, document: aDocument([aLine({ path: straight }), ...spots]) },
  play: async ({ canvas }) => {
    await expectDrawnBelow()
    await userEvent.click(canvas.getByText('点線の円（1か所）の中は、ほかの人には見えません'))
    const list = within(await canvas.findByRole('list', { name: 'ほかの人に見えないもの' }))
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/線 · [\d.,]+\s?(km|m)が見えません$/),
      expect.stringMatching(/スポット · 見えません$/),
    ])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('list', { name: 'ほかの人に見えないもの' })).toBeNull()
  },
}

export const WhileReading: Story = {
  args: { hiddenAreas: AREAS },
  render: ({ document, onMapReady }) => (
    <div style={{ width: 390, height: 420 }}>
      <MapView
        value={document}
        hiddenAreas={AREAS}
        messages={en}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        onMapReady={onMapReady}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expectDrawnBelow()
    await userEvent.click(canvas.getByText('Hidden from others'))
    await expect(canvas.getByText(/ hidden$/)).toBeVisible()
  },
}

export const Nothing: Story = {
  play: async ({ canvas }) => {
    const map = await readyMap()
    await expect(map.getLayer('mishiori-hidden-areas-edge')).toBeUndefined()
    await expect(canvas.queryByText('ほかの人には見えません')).toBeNull()
  },
}
