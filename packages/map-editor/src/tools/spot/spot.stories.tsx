import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastDocument, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** Where the info window has room without moving the map. */
const spot = aSpot({ name: '峠の茶屋', position: [137.82, 35.94] })
/** On the pin, above its foot. */
const pin: Position = [137.82, 35.941]

const meta = {
  title: 'map-editor/Spots',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([spot]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const queryWindow = (root: HTMLElement) => within(root).queryByRole('dialog', { name: /峠の茶屋/ })

/** Cancelling leaves the spot selected, with its window closed. */
export const OpensASpotAfterItsMoveWasCancelled: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('峠の茶屋'))
    await map.drag(pin, [137.83, 35.941])
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /キャンセル/ }))
    await expect(queryWindow(canvasElement)).toBeNull()
    await waitFor(async () => {
      await map.click(pin)
      await expect(queryWindow(canvasElement)).toBeVisible()
    })
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** Its pin stands above the place, so a click on it would lift it; and it may be half of a double click, before the pin is drawn. */
export const AClickOnANewPinLeavesItWhereItIs: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    // Where its fields have room without moving the map.
    const place: Position = [137.82, 35.9208]
    await userEvent.click(button(canvasElement, /^スポット/))
    await map.click(place)
    const name = within(await within(canvasElement).findByRole('dialog')).getByRole('textbox', { name: /名前/ })
    await expect(name).toHaveFocus()
    await map.click([place[0], place[1] + 0.001])
    await expect(name).toBeVisible()
    await expect(haversineDistanceMeters(lastObject('spot').position, place)).toBeLessThan(20)
  },
}

/** Its fields open with the click that places it; giving them up gives it up. */
export const ANewSpotGoesWithItsFields: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('p')
    await map.click(spot.position)
    await expect(lastDocument().layers[0]?.objects).toHaveLength(1)
    await userEvent.keyboard('滝{Escape}')
    await expect(lastDocument()).toEqual(aDocument())
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: '元に戻す' })).toBeDisabled()
  },
}

/** Its card lies beside the pin; Enter closes it, and the next click places the next spot. */
export const NamesSpotsOneAfterTheOther: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^スポット/))
    await map.click([137.82, 35.95])
    const tools = within(within(canvasElement).getByRole('toolbar', { name: ja.tools.label }))
    await expect(tools.getByRole('button', { name: /^スポット/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('沢の渡り{Enter}')
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    await map.click([137.84, 35.95])
    await userEvent.keyboard('峠')
    await expect(lastDocument().layers[0]?.objects).toMatchObject([{ name: '沢の渡り' }, { kind: 'spot' }])
    await expect(haversineDistanceMeters(lastObject('spot').position, [137.82, 35.95])).toBeLessThan(20)
    await userEvent.click(button(canvasElement, ja.spotCard.finish))
    await expect(lastDocument().layers[0]?.objects).toMatchObject([{ name: '沢の渡り' }, { name: '峠' }])
    await expect(button(canvasElement, new RegExp(`^${ja.tools.select}`))).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Icon, colour and photo are chosen in the card; `more` opens all fields with what was written. */
export const ANewSpotHasACompactCard: Story = {
  args: { document: aDocument(), services: { uploadImage: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^スポット/))
    await map.click([137.82, 35.95])
    const card = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.keyboard('茶屋')
    await userEvent.click(card.getByRole('button', { name: ja.spotCard.look }))
    await userEvent.click(card.getByRole('radio', { name: ja.objects.icons.shop }))
    await userEvent.upload(
      card.getByLabelText(ja.spotCard.photo, { selector: 'input' }),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await expect(card.getByRole('button', { name: ja.spotCard.done })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A line of one point can be given up or gone on with; one of two is finished by the next tool. */
export const AsksBeforeADrawingIsLost: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.click([137.8, 35.95])
    await userEvent.click(button(canvasElement, /^スポット/))
    const question = await within(canvasElement).findByRole('alertdialog', { name: ja.discard.title })
    await userEvent.click(within(question).getByRole('button', { name: ja.discard.goOn }))
    await expect(button(canvasElement, /^線/)).toHaveAttribute('aria-pressed', 'true')
    await map.click([137.83, 35.95])
    await userEvent.click(button(canvasElement, /^スポット/))
    await expect(button(canvasElement, /^スポット/)).toHaveAttribute('aria-pressed', 'true')
    await expect(lastObject('line').path).toHaveLength(2)
    await map.key('l')
    await map.click([137.8, 35.95])
    await userEvent.click(button(canvasElement, /^図形/))
    await within(canvasElement).findByRole('alertdialog', { name: ja.discard.title })
  },
}

/** What may be gone one day carries the day on which it was seen. */
export const AHazardHasTheDayItWasSeen: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('峠の茶屋'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '編集' }))
    await expect(within(canvasElement).queryByLabelText('確認した日')).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'アイコン' }))
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '注意' }))
    const day = within(canvasElement).getByLabelText<HTMLInputElement>('確認した日')
    await expect(day.value).toBe(day.max)
    fireEvent.change(day, { target: { value: '2026-06-01' } })
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(lastObject('spot')).toMatchObject({ icon: 'caution', seenOn: '2026-06-01' }))
    await expect(within(canvasElement).getByText('2026/06/01')).toBeVisible()
  },
}
