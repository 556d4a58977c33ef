import { layerId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/en.ts'
import { LayerListHarness } from '../../stories/panels/layer-list-harness.tsx'
import { fullDocument, recordedLayer, storyDocument, storyLayers } from '../../stories/panels/story-map.ts'
import { inLanguage, MapBackdrop, PHONE } from '../../stories/panels/story-support.tsx'

async function expectNothingCutOff(panel: HTMLElement) {
  const { left, right } = panel.getBoundingClientRect()
  for (const control of [...within(panel).getAllByRole('button'), ...within(panel).queryAllByRole('radio')]) {
    const box = control.getBoundingClientRect()
    await expect(box.left, control.ariaLabel ?? control.textContent).toBeGreaterThanOrEqual(left)
    await expect(box.right, control.ariaLabel ?? control.textContent).toBeLessThanOrEqual(right)
  }
}

const meta = {
  title: 'map-editor/LayerList',
  component: LayerListHarness,
  decorators: [
    (Story) => (
      <MapBackdrop style={{ height: 560 }}>
        <Story />
      </MapBackdrop>
    ),
    inLanguage,
  ],
  args: { messages: en, initial: storyDocument },
} satisfies Meta<typeof LayerListHarness>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hiddenLayerIds: new Set([layerId('rain')]) },
  play: async ({ canvas }) => {
    const spot = canvas.getByRole('treeitem', { name: /沢の渡り/ })
    await userEvent.click(within(spot).getByText('沢の渡り(増水に注意)'))
    await expect(spot).toHaveAttribute('aria-selected', 'true')
  },
}

export const KeyboardReorder: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label')?.split(',')[0])
    canvas.getByRole('treeitem', { name: /^峠道/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names().slice(1, 3)).toEqual(['藪原宿の櫛店', '藪原宿〜奈良井宿']))
    await expect(canvas.getByRole('treeitem', { name: /櫛店/ })).toHaveFocus()
  },
}

export const PicksSeveral: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /まとめて選ぶ|Select several/ }))
    const before = canvas.getAllByRole('treeitem').length
    await userEvent.click(canvas.getByText('沢の渡り(増水に注意)'))
    await userEvent.click(canvas.getByText('藪原宿の櫛店'))
    await userEvent.click(canvas.getByRole('button', { name: /^(削除|Delete)$/ }))
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(before - 2)
    await userEvent.click(canvas.getByText('藪原宿〜奈良井宿'))
    await userEvent.click(canvas.getByRole('button', { name: /^(色|Color)$/ }))
    await expect(canvas.getAllByRole('radio')).toHaveLength(12)
    const panel = canvas.getByRole('region')
    await expect(panel.offsetWidth).toBe(300)
    await expectNothingCutOff(panel)
  },
}

export const PicksSeveralOnAPhone: Story = {
  args: { variant: 'plain' },
  decorators: [
    (Story) => (
      <div style={{ ...PHONE, maxWidth: 'none', height: 420, display: 'flex', background: 'var(--me-surface)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /まとめて選ぶ|Select several/ }))
    await userEvent.click(canvas.getByRole('button', { name: /すべて選ぶ|Select all/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(色|Color)$/ }))
    const panel = canvas.getByRole('region')
    await expect(panel.offsetWidth).toBe(390)
    await expectNothingCutOff(panel)
  },
}

export const DragReorder: Story = {
  play: async ({ canvas }) => {
    const layers = () => canvas.getAllByRole('treeitem').filter((item) => item.getAttribute('aria-level') === '1')
    const [first, , last] = layers().map((item) => item.querySelector('[data-drag]'))
    if (!first || !last) throw new Error('The story has three layers')
    const to = last.getBoundingClientRect()
    const drop = { clientX: to.left + 80, clientY: to.bottom - 4 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first.querySelector('span[title]') ?? first },
      { target: last, coords: drop },
      { keys: '[/MouseLeft]', target: last, coords: drop },
    ])
    await waitFor(() => expect(layers().at(-1)).toHaveAccessibleName(/^峠道/))
  },
}

/** One that does not rest scrolls the list. */
export const AFingerDragsALayerOnceItHasRested: Story = {
  play: async ({ canvas }) => {
    const layers = () => canvas.getAllByRole('treeitem').filter((item) => item.getAttribute('aria-level') === '1')
    const [first, , last] = layers().map((item) => item.querySelector('[data-drag]'))
    if (!first || !last) throw new Error('The story has three layers')
    const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()]
    const finger = { pointerId: 7, pointerType: 'touch', button: 0 }
    const start = { ...finger, clientX: from.left + 80, clientY: from.top + from.height / 2 }
    const end = { ...finger, clientX: to.left + 80, clientY: to.bottom - 4 }
    fireEvent.pointerDown(first, start)
    fireEvent.pointerMove(first, end)
    fireEvent.pointerUp(first, end)
    await expect(layers()[0]).toHaveAccessibleName(/^峠道/)
    fireEvent.pointerDown(first, start)
    await waitFor(() => expect(first).toHaveAttribute('data-dragging'))
    await expect(fireEvent.touchMove(first)).toBe(false)
    fireEvent.pointerMove(first, end)
    fireEvent.pointerUp(first, end)
    await waitFor(() => expect(layers().at(-1)).toHaveAccessibleName(/^峠道/))
  },
}

export const Rename: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('帰りの電車'))
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.keyboard('帰りのバス')
    for (const ofInputMethod of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', ...ofInputMethod })
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('treeitem', { name: /^帰りのバス/ })).toHaveFocus()
  },
}

export const RowMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('帰りの電車'))
    await userEvent.keyboard('{ContextMenu}')
    const menu = await canvas.findByRole('menu')
    await expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus()
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4)
  },
}

export const RecordedLayerStays: Story = {
  args: { initial: { layers: [recordedLayer, ...storyLayers], mainLineId: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('記録のあるレイヤー'))
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('treeitem', { name: /^記録のあるレイヤー/ })).toBeVisible()
    await userEvent.keyboard('{ContextMenu}')
    const remove = (await canvas.findAllByRole('menuitem')).at(-1)
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAccessibleDescription(/記録のあるレイヤーは削除できません|A layer with a recording/)
  },
}

export const EmptyLayer: Story = {
  args: { initial: { layers: storyLayers.slice(2), mainLineId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/まだ何もありません|Nothing here yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /まとめて選ぶ|Select several/ })).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    initial: {
      layers: storyLayers.map((layer) => ({
        ...layer,
        name: layer.name.repeat(20),
        objects: layer.objects.map((object) => ({ ...object, name: `${object.name} and on and on `.repeat(8) })),
      })),
      mainLineId: storyDocument.mainLineId,
    },
  },
  play: async ({ canvas }) => {
    await expectNothingCutOff(canvas.getByRole('region'))
  },
}

export const Full: Story = {
  args: { initial: fullDocument() },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /追加|Add/ })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription(/10/)
    await userEvent.click(add)
    await expect(canvas.getAllByRole('treeitem').filter((item) => item.ariaLevel === '1')).toHaveLength(10)
  },
}

export const MakesRowsAsOneScrolls: Story = {
  args: { initial: fullDocument() },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    const objects = () => canvas.getAllByRole('treeitem').filter((row) => row.ariaLevel === '2')
    const height = tree.scrollHeight
    await expect(objects().length).toBeLessThan(100)
    tree.scrollTop = 99 * 44
    await waitFor(() => expect(objects().at(-1)).toHaveAttribute('aria-posinset', '100'))
    await expect(tree.scrollHeight).toBe(height)
  },
}

export const GoesToAFarRowByKey: Story = {
  args: { initial: fullDocument() },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('treeitem').filter((row) => row.ariaLevel === '1')
    second?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(document.activeElement).toHaveAttribute('aria-level', '2')
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '100')
    await expect(document.activeElement).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { isEditable: false, isCollapsible: true, isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /その他|More for/ })).toBeNull()
  },
}

export const Collapsed: Story = {
  args: { isCollapsible: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('tree')).toBeVisible()
  },
}

export const InASheet: Story = {
  args: { variant: 'plain' },
  decorators: [
    (Story) => (
      <div style={{ ...PHONE, height: 420, display: 'flex', background: 'var(--me-surface)' }}>
        <Story />
      </div>
    ),
  ],
}
