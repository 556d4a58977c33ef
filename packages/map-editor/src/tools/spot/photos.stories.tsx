import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ImageAnswer, MapEditorServices } from '../../core/services.ts'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastDocument, lastObject, onChange } from '../../stories/editor-story.ts'
import photo from '../../stories/photo.svg?no-inline'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** The address of a picture; the part after # tells one from another. */
const address = (name: string) => `${new URL(photo, location.href).href}#${name}`
const uploadImage: NonNullable<MapEditorServices['uploadImage']> = async (file) => ({
  ok: true,
  url: address(file.name),
})

const meta = {
  title: 'map-editor/Photo spots',
  ...editorMeta,
  args: { ...editorMeta.args, services: { uploadImage } },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const picture = (name: string) => new File([name], name, { type: 'image/jpeg' })
const withPhotos = (...names: readonly string[]) =>
  aSpot({ name: '峠の茶屋', icon: 'image', display: 'image', images: names.map(address), position: [137.82, 35.96] })

async function choosePictures(root: HTMLElement, ...names: readonly string[]): Promise<void> {
  const input = root.querySelector<HTMLInputElement>('input[type="file"][accept="image/*"]')
  if (!input) throw new Error('There is no field for photos.')
  await userEvent.upload(input, names.map(picture))
}

/** Opens the form of the spot in the list. */
async function editSpot(root: HTMLElement): Promise<HTMLElement> {
  await MapDriver.open(root, viewpoint)
  await userEvent.click(within(root).getByText('峠の茶屋'))
  await userEvent.click(button(root, /^編集/))
  return within(root).findByRole('dialog')
}

export const AddsASpotWithPhotos: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('i')
    await expect(await within(canvasElement).findByRole('button', { name: ja.photos.chooseButton })).toBeVisible()
    await choosePictures(canvasElement, 'a.jpg', 'b.jpg')
    await within(canvasElement).findByText(ja.photos.place('mouse', 'a', 2))
    await map.click([137.82, 35.95])
    await within(canvasElement).findByText(ja.photos.place('mouse', 'b', 1))
    await map.click([137.84, 35.95])
    await expect(lastDocument().layers[0]?.objects).toMatchObject([
      { kind: 'spot', name: 'スポット 1', icon: 'image', display: 'image', images: [address('a.jpg')] },
      { kind: 'spot', icon: 'image', display: 'image', images: [address('b.jpg')] },
    ])
    await userEvent.keyboard('峠の眺め{Enter}')
    await expect(lastObject('spot', 1).name).toBe('峠の眺め')
    await expect(button(canvasElement, new RegExp(`^${ja.tools.select}`))).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Without a switch: photos that are added make it one of photos. */
export const ASpotOfWordsTakesPhotos: Story = {
  args: { document: aDocument([aSpot({ name: '峠の茶屋', position: [137.82, 35.96] })]) },
  play: async ({ canvasElement }) => {
    const dialog = within(await editSpot(canvasElement))
    await expect(dialog.queryByRole('switch', { name: ja.photos.show })).toBeNull()
    await choosePictures(canvasElement, 'a.jpg')
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(lastObject('spot')).toMatchObject({ display: 'image', images: [address('a.jpg')] })
  },
}

export const LeavesOutASixthPhoto: Story = {
  args: { document: aDocument([withPhotos('1', '2', '3', '4')]) },
  play: async ({ canvasElement }) => {
    const dialog = within(await editSpot(canvasElement))
    await choosePictures(canvasElement, '5', '6')
    const notices = within(canvasElement).getByRole('region', { name: ja.notices.label })
    await expect(
      await within(notices).findByText(ja.issues['image.limit_reached']({ code: 'image.limit_reached', max: 5 })),
    ).toBeVisible()
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
    await expect(dialog.queryByRole('button', { name: '写真を追加' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(lastObject('spot').images).toEqual(['1', '2', '3', '4', '5'].map(address))
  },
}

export const ChoosesAmongStoredPhotos: Story = {
  args: {
    document: aDocument([withPhotos('1', '2')]),
    services: { uploadImage, chooseImages: fn(async () => [address('3'), picture('4'), address('5'), address('6')]) },
  },
  play: async ({ canvasElement, args: { services } }) => {
    const dialog = within(await editSpot(canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: '写真を追加' }))
    await expect(services?.chooseImages).toHaveBeenLastCalledWith({ max: 3 })
    await waitFor(() => expect(dialog.queryByRole('button', { name: '写真を追加' })).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(lastObject('spot').images).toEqual(['1', '2', '3', '4', '5'].map(address))
  },
}

/** A host's mistake: what it answers is not taken over unseen. */
export const RefusesAnAddressThatIsNoPicture: Story = {
  args: {
    document: aDocument([withPhotos()]),
    services: { uploadImage: async () => ({ ok: true, url: 'javascript:alert(1)' }) },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await editSpot(canvasElement))
    await choosePictures(canvasElement, 'a.jpg')
    const save = dialog.getByRole('button', { name: '保存' })
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(save)
    const notices = within(await within(canvasElement).findByRole('region', { name: ja.notices.label }))
    await expect(
      await notices.findByText(ja.issues['image.address_invalid']({ code: 'image.address_invalid' })),
    ).toBeVisible()
    await expect(onChange).not.toHaveBeenCalled()
  },
}

const answers = new Map<string, (answer: ImageAnswer) => void>()
const aborted = fn<(name: string) => void>()

export const WaitsForASlowUpload: Story = {
  args: {
    document: aDocument([withPhotos()]),
    services: {
      uploadImage: (file, { signal, onProgress }) => {
        onProgress(0.6)
        signal.addEventListener('abort', () => aborted(file.name))
        return new Promise((resolve) => answers.set(file.name, resolve))
      },
    },
  },
  play: async ({ canvasElement }) => {
    aborted.mockClear()
    const dialog = within(await editSpot(canvasElement))
    await choosePictures(canvasElement, 'slow.jpg', 'late.jpg')
    await expect(await dialog.findByRole('progressbar', { name: 'slow.jpgを送っています' })).toHaveAttribute(
      'value',
      '0.6',
    )
    const save = dialog.getByRole('button', { name: '保存' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveAccessibleDescription('写真を送っています。終わると保存できます。')
    await userEvent.click(dialog.getByRole('button', { name: '峠の茶屋の写真 2 / 2' }))
    await userEvent.click(dialog.getByRole('button', { name: '写真を外す' }))
    await expect(aborted).toHaveBeenCalledWith('late.jpg')
    answers.get('slow.jpg')?.({ ok: true, url: address('slow.jpg') })
    answers.get('late.jpg')?.({ ok: true, url: address('late.jpg') })
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(save)
    await expect(lastObject('spot').images).toEqual([address('slow.jpg')])
  },
}

let tries = 0

export const OffersAnotherTry: Story = {
  args: {
    document: aDocument([withPhotos('1')]),
    services: {
      uploadImage: async (file, options) => {
        tries += 1
        if (tries === 1) return { ok: false, message: '12 MBまでの写真を選んでください。' }
        if (tries === 2) throw new Error('offline')
        return uploadImage(file, options)
      },
    },
  },
  play: async ({ canvasElement }) => {
    tries = 0
    const dialog = within(await editSpot(canvasElement))
    await choosePictures(canvasElement, 'a.jpg')
    await expect(await dialog.findByText('12 MBまでの写真を選んでください。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'もう一度' }))
    await expect(await dialog.findByText('a.jpgを送れませんでした。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'もう一度' }))
    await waitFor(() => expect(dialog.queryByText('a.jpgを送れませんでした。')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(lastObject('spot').images).toEqual([address('1'), address('a.jpg')]))
  },
}

const elsewhere = 'https://photos.example.invalid/gate.jpg'
const withForeignPhoto = () => aDocument([{ ...withPhotos('1'), images: [address('1'), elsewhere] }])

export const StoresAPictureOfAnotherSite: Story = {
  args: {
    document: withForeignPhoto(),
    services: { uploadImage, takeOverImage: async () => ({ ok: true, url: address('taken') }) },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await editSpot(canvasElement))
    await expect(dialog.getByText(ja.photos.elsewhereInForm(2, 'photos.example.invalid'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: ja.photos.takeOver }))
    await waitFor(() => expect(dialog.queryByRole('button', { name: ja.photos.takeOver })).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(lastObject('spot').images).toEqual([address('1'), address('taken')]))
  },
}

export const SaysThatAPictureOfAnotherSiteCannotBeHad: Story = {
  args: {
    document: withForeignPhoto(),
    services: { uploadImage, takeOverImage: () => Promise.reject(new Error('offline')) },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await editSpot(canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: ja.photos.takeOver }))
    await expect(await dialog.findByText(ja.photos.notTaken(2))).toBeVisible()
    await expect(dialog.getByRole('button', { name: ja.photos.takeOver })).toHaveFocus()
  },
}

export const BecomesASpotOfWords: Story = {
  args: { document: aDocument([withPhotos('1', '2')]) },
  play: async ({ canvasElement }) => {
    const dialog = within(await editSpot(canvasElement))
    const shows = dialog.getByRole('switch', { name: '写真を見せる' })
    await userEvent.click(shows)
    await userEvent.click(shows)
    await expect(dialog.getByRole('button', { name: '峠の茶屋の写真 1 / 2' })).toBeVisible()
    await userEvent.click(shows)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(lastObject('spot')).toMatchObject({ display: 'text', images: [] })
  },
}

export const MakesRoomForPhotos: Story = {
  args: { document: aDocument([withPhotos('1', '2', '3')]) },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByText('峠の茶屋'))
    const dialog = await within(canvasElement).findByRole('dialog')
    // The spot was in the middle of 720 pixels, and its window keeps 72 above it.
    await waitFor(() => expect(Math.abs(dialog.getBoundingClientRect().bottom - (360 + 150 - 72))).toBeLessThan(4))
  },
}

export const OnAPhone: Story = {
  args: {
    width: 390,
    height: 780,
    document: aDocument([withPhotos('1', '2', '3')]),
    focus: { objectId: aSpot().id, at: 1 },
  },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('list', { name: '写真3枚' })).toBeVisible()
  },
}

export const WithoutAHostThatStoresPictures: Story = {
  args: { services: {} },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await expect(within(canvasElement).queryByRole('button', { name: new RegExp(ja.tools.imageSpot) })).toBeNull()
    await map.key('i')
    await expect(button(canvasElement, new RegExp(`^${ja.tools.select}`))).toHaveAttribute('aria-pressed', 'true')
  },
}
