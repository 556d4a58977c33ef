import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastDocument } from '../../stories/editor-story.ts'
import { everyKind, viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'
import type { LineExtras } from '../../ui/panel-props.ts'

const SPRING = { id: 'osm:N1', name: '峠の清水', position: [137.82, 35.955] } as const

/** A panel as a host may have it: the line by its name, and a place to keep. */
const lineExtras: LineExtras = ({ line, document, isNarrow, canKeepPlaces, onKeepPlace }) => {
  const spots = document.layers.flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'spot'))
  return (
    <section aria-label="途中" style={{ padding: 12 }}>
      <p>
        {line.name}、スポット{spots.length}か所{isNarrow ? '、せまい' : ''}
      </p>
      <button type="button" disabled={!canKeepPlaces} onClick={() => onKeepPlace(SPRING)}>
        峠の清水をスポットにする
      </button>
    </section>
  )
}

const meta = {
  title: 'map-editor/Panel of a line',
  ...editorMeta,
  args: { ...editorMeta.args, document: everyKind, fitOnOpen: true, lineExtras, width: 1440, height: 800 },
} satisfies Meta<typeof editorMeta.component>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const chooseLine = async ({ canvasElement, userEvent }: Parameters<Play>[0]) => {
  const root = within(canvasElement)
  await MapDriver.open(canvasElement, viewpoint)
  await expect(root.queryByRole('region', { name: '途中' })).toBeNull()
  await userEvent.click(within(await root.findByRole('tree')).getByText('藪原宿〜奈良井宿'))
  return within(await root.findByRole('region', { name: '途中' }))
}

/** A place becomes a spot by one press, which is announced and can be undone; the line stays selected. */
export const BesideTheMap: Story = {
  play: async (context) => {
    const panel = await chooseLine(context)
    const { canvasElement, userEvent } = context
    await userEvent.click(panel.getByRole('button'))
    await waitFor(() => expect(JSON.stringify(lastDocument())).toContain('峠の清水'))
    await waitFor(() => {
      const said = within(canvasElement)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
      void expect(said.join(' ')).toContain('峠の清水')
    })
    await userEvent.click(button(canvasElement, '元に戻す'))
    await waitFor(() => expect(JSON.stringify(lastDocument())).not.toContain('峠の清水'))
    await expect(panel.getByRole('button')).toBeVisible()
  },
}

/** Where the tools leave no room beside them, it is below what they say. */
export const BelowTheTools: Story = {
  args: { width: 1024, height: 720 },
  play: async (context) => {
    const panel = await chooseLine(context)
    const tools = within(context.canvasElement).getByRole('toolbar').getBoundingClientRect()
    await expect(panel.getByRole('button').getBoundingClientRect().top).toBeGreaterThan(tools.bottom)
  },
}

/** On a phone it is in the sheet of the line. */
export const InTheSheet: Story = {
  args: { width: 390, height: 780 },
  play: async (context) => {
    const { canvasElement, userEvent } = context
    const root = within(canvasElement)
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await root.findByRole('button', { name: ja.layers.open }))
    await userEvent.click(within(await root.findByRole('tree')).getByText('藪原宿〜奈良井宿'))
    const [sheet] = await root.findAllByRole('region', { name: /藪原宿〜奈良井宿/ })
    const panel = within(await within(sheet ?? canvasElement).findByRole('region', { name: '途中' }))
    await expect(panel.getByText(/せまい/)).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button'))
    await waitFor(() => expect(JSON.stringify(lastDocument())).toContain('峠の清水'))
  },
}
