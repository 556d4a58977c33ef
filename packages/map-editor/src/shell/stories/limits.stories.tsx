import { layerId, MAP_LIMITS, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices } from '../../core/services.ts'
import { formatIssue } from '../../messages/format.ts'
import { ja } from '../../messages/ja.ts'
import { dropFile } from '../../stories/drop-file.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { withoutWebgl } from '../../stories/without-webgl.ts'
import { aDocument, aLine, aPolygon, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const { layers, objectsPerLayer, waypoints } = MAP_LIMITS
const fetchDirections: NonNullable<MapEditorServices['fetchDirections']> = async ({ stops }) => ({
  ok: true,
  path: stops,
})

const meta = {
  title: 'map-editor/Limits',
  ...editorMeta,
  args: { ...editorMeta.args, services: { fetchDirections } },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const notice = async (root: HTMLElement, text: string) =>
  within(await within(root).findByRole('region', { name: ja.notices.label })).findByText(text)
const spots = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aSpot({
      id: mapObjectId(`spot-${index}`),
      name: `スポット ${index + 1}`,
      position: [137.78 + (index % 10) * 0.01, 35.93 + Math.floor(index / 10) * 0.005],
    }),
  )

export const TheHundredthObjectIsTheLast: Story = {
  args: { document: aDocument(spots(objectsPerLayer - 1)) },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.click([137.79, 35.985])
    await map.click([137.83, 35.99])
    await map.key('Enter')
    await expect(lastObject('line', objectsPerLayer - 1).path).toHaveLength(2)
    await map.key('l')
    const refusal = formatIssue(ja, { code: 'layer.object_limit_reached', max: objectsPerLayer })
    await expect(await notice(canvasElement, refusal)).toBeVisible()
    await expect(button(canvasElement, ja.tools.select)).toHaveAttribute('aria-pressed', 'true')
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

export const TheTenthLayerIsTheLast: Story = {
  args: {
    document: {
      layers: Array.from({ length: layers - 1 }, (_, index) => ({
        id: layerId(`layer-${index}`),
        name: `レイヤー ${index + 1}`,
        objects: [],
      })),
      mainLineId: null,
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('L', { shiftKey: true })
    await expect(
      await within(canvasElement).findByRole('treeitem', { name: new RegExp(`^${ja.layers.defaultName(layers)}`) }),
    ).toBeInTheDocument()
    await map.key('L', { shiftKey: true })
    await expect(
      await notice(canvasElement, formatIssue(ja, { code: 'layer.limit_reached', max: layers })),
    ).toBeVisible()
    await expect(button(canvasElement, /^追加/)).toHaveAttribute('aria-disabled', 'true')
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

const stops = Array.from({ length: waypoints + 1 }, (_, index): Position => [137.76 + index * 0.004, 35.96])

export const TheTwentySeventhStopIsTheLast: Story = {
  args: {
    document: aDocument([
      {
        ...aLine({ id: mapObjectId('way'), name: '宿場めぐり', path: stops }),
        kind: 'navigationLine',
        waypoints: stops.slice(1, -1),
        travelMode: 'walking',
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('宿場めぐり'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.info.editLine }))
    const canConfirm = () =>
      waitFor(() => expect(button(canvasElement, /確定/)).not.toHaveAttribute('aria-disabled', 'true'))
    await map.click([137.81, 35.935])
    await canConfirm()
    await map.click([137.83, 35.93])
    await expect(
      await notice(canvasElement, formatIssue(ja, { code: 'waypoint.limit_reached', max: waypoints })),
    ).toBeVisible()
    await canConfirm()
    await map.key('Enter')
    await waitFor(() => expect(lastObject('navigationLine').waypoints).toHaveLength(waypoints))
  },
}

export const ALineKeepsTwoPoints: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.click([137.79, 35.96])
    await expect(button(canvasElement, /確定/)).toHaveAccessibleDescription(
      ja.guide.confirmNeedsPoints(MAP_LIMITS.linePoints.min),
    )
    await map.click([137.83, 35.96])
    await map.key('Tab')
    await map.key('Delete')
    await expect(
      await notice(canvasElement, formatIssue(ja, { code: 'line.too_short', min: MAP_LIMITS.linePoints.min })),
    ).toBeVisible()
    await map.key('Enter')
    await expect(lastObject('line').path).toHaveLength(2)
  },
}

const { linePoints, polygonPoints } = MAP_LIMITS
const ring = (count: number) =>
  Array.from({ length: count }, (_, index): Position => {
    const angle = (2 * Math.PI * index) / count
    return [137.82 + 0.03 * Math.cos(angle), 35.96 + 0.02 * Math.sin(angle)]
  })

export const TheTenThousandthCornerIsTheLast: Story = {
  args: { document: aDocument([aPolygon({ name: '池', vertices: ring(polygonPoints.max - 1) })]) },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await root.findByText('池'))
    await userEvent.click(await root.findByRole('button', { name: /図形を直す/ }))
    await map.key('g')
    const insert = await root.findByRole('button', { name: ja.vertices.insertAfter })
    await userEvent.click(insert)
    await userEvent.click(insert)
    await expect(
      await notice(canvasElement, formatIssue(ja, { code: 'polygon.point_limit_reached', max: polygonPoints.max })),
    ).toBeVisible()
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('polygon').vertices).toHaveLength(polygonPoints.max)
  },
}

/** What would add one more says why it does not. */
export const ALineHoldsHalfAMillionPoints: Story = {
  args: { document: aDocument([aLine({ name: '長い旅', path: ring(linePoints.max) })]) },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await root.findByText('長い旅'))
    await userEvent.click(await root.findByRole('button', { name: ja.lines.menu('長い旅') }))
    const close = await root.findByRole('menuitem', { name: new RegExp(ja.lines.close) })
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await expect(close).toHaveAccessibleDescription(
      formatIssue(ja, { code: 'line.point_limit_reached', max: linePoints.max }),
    )
  },
}

/** By hand; what a file brings goes on in a further layer. */
export const AFullLayerTakesNoMore: Story = {
  args: {
    document: {
      mainLineId: null,
      layers: [
        { id: layerId('rest'), name: '残り', objects: [aSpot({ id: mapObjectId('one-more'), name: '茶屋' })] },
        { id: layerId('full'), name: '満員', objects: spots(objectsPerLayer) },
      ],
    },
    services: {
      readRouteFile: async () => ({
        ok: true,
        layers: [
          {
            name: '峠道',
            objects: spots(objectsPerLayer + 1).map((spot) => ({ ...spot, id: mapObjectId(`file-${spot.id}`) })),
          },
        ],
        notes: [],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    const refusal = formatIssue(ja, { code: 'layer.object_limit_reached', max: objectsPerLayer })
    await userEvent.click(button(canvasElement, ja.layers.several.begin))
    await userEvent.click(root.getByText('茶屋'))
    await userEvent.click(button(canvasElement, ja.layers.several.moveTo))
    await userEvent.click(await root.findByRole('menuitem', { name: '満員' }))
    await expect(await notice(canvasElement, refusal)).toBeVisible()
    await userEvent.click(button(canvasElement, ja.layers.several.end))
    dropFile(map.canvas, new File(['<gpx/>'], 'pass.gpx'))
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    await expect(onChange.mock.lastCall?.[0].layers.map(({ name, objects }) => [name, objects.length])).toEqual([
      ['残り', 1],
      ['満員', 100],
      ['峠道', 100],
      ['峠道 2', 1],
    ])
    await expect(await root.findByText(ja.notices.splitLayers(1))).toBeVisible()
  },
}

/** The row says why. */
export const TheLastLayerStays: Story = {
  args: { document: aDocument([aSpot({ name: '茶屋' })]) },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.layers.moreOf('layer 1')))
    const remove = await root.findByRole('menuitem', { name: new RegExp(ja.layers.delete) })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(root.getByText(ja.layers.cannotDeleteLast)).toBeVisible()
    await userEvent.click(remove)
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** List, profile and info window go on without a map. */
export const WithoutAMap: Story = {
  args: {
    document: aDocument([
      aLine({ name: '尾根道', elevationsMeters: [900, 1200, 1000] }),
      aSpot({ name: '茶屋', description: '火曜はお休み' }),
    ]),
  },
  beforeEach: withoutWebgl,
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await expect(await root.findByText(ja.map.unavailableTitle)).toBeVisible()
    await expect(root.getByRole('region', { name: ja.profile.label('尾根道') })).toBeVisible()
    await userEvent.click(root.getByText('茶屋'))
    const window = within(await root.findByRole('dialog', { name: ja.info.label('茶屋') }))
    await expect(window.getByText('火曜はお休み')).toBeVisible()
    await userEvent.click(window.getByRole('button', { name: ja.common.edit }))
    await userEvent.type(window.getByRole('textbox', { name: new RegExp(ja.info.name) }), '跡')
    await userEvent.click(window.getByRole('button', { name: ja.common.save }))
    await expect(lastObject('spot', 1).name).toBe('茶屋跡')
  },
}
