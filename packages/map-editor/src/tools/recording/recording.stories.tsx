import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastDocument, lastObject } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aRecording } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** Low enough for its window to open without moving the map. */
const path = aRecording().path.map(([lng, lat]): Position => [lng, lat - 0.014])
const recording = aRecording({ name: '10月18日の記録', path })
const last = recording.path.length - 1
const pointAt = (index: number): Position => recording.path[index] ?? [0, 0]

const meta = {
  ...editorMeta,
  title: 'map-editor/Recordings',
  args: {
    ...editorMeta.args,
    document: aDocument([recording, aLine({ id: mapObjectId('way'), name: '帰り道', color: 'blue' })]),
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** The name in the layer list: the profile has it too. */
async function row(root: HTMLElement): Promise<HTMLElement> {
  const item = await within(root).findByRole('treeitem', { name: new RegExp(`^${recording.name}`) })
  return within(item).getByText(recording.name)
}

async function inspect(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await row(root))
  await within(root).findByText(ja.recordings.locked)
  return map
}

async function trim(root: HTMLElement): Promise<MapDriver> {
  const map = await inspect(root)
  await userEvent.click(button(root, ja.recordings.trim))
  await within(root).findByRole('slider', { name: '始まり' })
  return map
}

export const ShowsItsTimes: Story = {
  play: async ({ canvasElement }) => {
    await inspect(canvasElement)
    const window = within(await within(canvasElement).findByRole('dialog', { name: /10月18日の記録/ }))
    await expect(window.getAllByText('15 分')).toHaveLength(2) // it never stood still
    await expect(window.getByText(/km\/h/)).toBeVisible()
    await expect(window.queryByRole('button', { name: ja.info.editLine })).toBeNull()
  },
}

export const TrimmedByHand: Story = {
  play: async ({ canvasElement }) => {
    const map = await trim(canvasElement)
    await map.drag(pointAt(0), pointAt(3))
    await map.drag(pointAt(last), pointAt(12))
    await waitFor(() => expect(within(canvasElement).getAllByText(/10点/)[0]).toBeVisible())
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('recordedLine').path).toEqual(recording.path.slice(3, 13))
    await expect(lastObject('recordedLine').timestampsMs).toEqual(recording.timestampsMs?.slice(3, 13))
    await userEvent.click(button(canvasElement, ja.common.undo))
    await expect(lastObject('recordedLine')).toEqual(recording)
  },
}

export const TrimmedByFinger: Story = {
  play: async ({ canvasElement }) => {
    const map = await trim(canvasElement)
    const finger = await map.hold(pointAt(0))
    await finger.moveTo(pointAt(2))
    await finger.lift()
    await expect(within(canvasElement).getByRole('slider', { name: ja.recordings.ends.start })).toHaveValue('2')
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('recordedLine').path).toEqual(recording.path.slice(2))
  },
}

export const TrimmedByNumber: Story = {
  play: async ({ canvasElement }) => {
    await trim(canvasElement)
    const field = within(canvasElement).getByRole('textbox', { name: '始まりの点の番号' })
    await userEvent.clear(field)
    await userEvent.type(field, '16{Enter}')
    await expect(await within(canvasElement).findByText('1から15までの数を入力してください。')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '４{Enter}')
    await expect(within(canvasElement).getByRole('slider', { name: '始まり' })).toHaveValue('3')
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('recordedLine').path).toHaveLength(recording.path.length - 3)
  },
}

export const TrimmedByTheProfile: Story = {
  play: async ({ canvasElement }) => {
    await trim(canvasElement)
    within(canvasElement).getByRole('slider', { name: ja.profile.rangeStart }).focus()
    for (let step = 0; step < 9; step += 1) await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('slider', { name: ja.recordings.ends.start })).toHaveValue('1')
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('recordedLine').path).toEqual(recording.path.slice(1))
  },
}

export const TrimmedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const map = await trim(canvasElement)
    await map.key('Tab')
    await map.key('ArrowRight')
    await map.key('ArrowRight')
    await map.key('Tab')
    await map.key('ArrowLeft', { shiftKey: true })
    await expect(await within(canvasElement).findByText(/^4点を残します。/)).toBeInTheDocument()
    await map.key('Enter')
    await waitFor(() => expect(lastObject('recordedLine').path).toEqual(recording.path.slice(2, 6)))
  },
}

export const TrimmedOnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.layers.open))
    await userEvent.click(await row(canvasElement))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.recordings.trim }))
    await within(canvasElement).findByRole('slider', { name: '始まり' })
    await map.key('Tab')
    await map.key('ArrowRight')
    await expect(await within(canvasElement).findByText(/^15点を残します。/)).toBeInTheDocument()
    await userEvent.click(button(canvasElement, /確定/))
    await waitFor(() => expect(lastObject('recordedLine').path).toHaveLength(last))
  },
}

export const TrimmedByTheProfileOfAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.layers.open))
    await userEvent.click(await row(canvasElement))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.recordings.trim }))
    const handle = await within(canvasElement).findByRole('slider', { name: ja.profile.rangeEnd })
    await expect(handle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    const end = within(canvasElement).getByRole('slider', { name: ja.recordings.ends.end })
    handle.focus()
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(end).toHaveValue('14')
    })
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('recordedLine').path).toEqual(recording.path.slice(0, -1))
  },
}

export const UnlockedToBeEdited: Story = {
  play: async ({ canvasElement }) => {
    await inspect(canvasElement)
    await userEvent.click(button(canvasElement, ja.lines.menu(recording.name)))
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: ja.recordings.unlock }))
    await expect(lastObject('line').path).toEqual(recording.path)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.info.editLine }))
    await expect(button(canvasElement, /確定/)).toBeVisible()
  },
}

export const HoldsItsLayer: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^追加/))
    await waitFor(() => expect(lastDocument().layers).toHaveLength(2))
    await userEvent.click(button(canvasElement, ja.layers.moreOf('layer 1')))
    const remove = await within(canvasElement).findByRole('menuitem', { name: /削除/ })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(within(canvasElement).getByText(ja.layers.cannotDeleteRecorded)).toBeVisible()
  },
}
