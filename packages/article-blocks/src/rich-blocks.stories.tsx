import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { articleEditorMessagesJa } from './messages/ja.ts'
import { parseBlocks } from './testing/parse-blocks.ts'
import { picture, pngFile, torii } from './testing/sample-article.ts'
import { findText, type StoryHostProps, storedForm } from './testing/story-host.tsx'
import { emptyEditor, failOnce } from './testing/story-meta.ts'

const meta = {
  ...emptyEditor,
  title: 'article-blocks/Editing tables and galleries',
} satisfies Meta<StoryHostProps>
export default meta

type Story = StoryObj<typeof meta>

const articleOf = (...blocks: readonly object[]) => parseBlocks(blocks)
const image = (alt: string) => ({ src: torii, tmpId: null, ...(alt !== '' && { alt }) })
const gallery = (...images: readonly object[]) => ({ type: 'images', images, raito: '4-3', long: 'width', caption: '' })
const table = {
  type: 'table',
  withHeadings: true,
  content: [
    ['Section', 'Time', 'Distance'],
    ['Yabuhara to the pass', '90 min', '3.4 km'],
    ['The pass to Narai', '60 min', '2.8 km'],
  ],
}

export const NewTable: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('/table{Enter}')
    await expect(await canvas.findByRole('toolbar', { name: 'Table tools' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    await userEvent.keyboard('From{Tab}To{Tab}Time{Tab}Yabuhara')
    const content = [
      ['From', 'To', 'Time'],
      ['Yabuhara', '', ''],
    ]
    const stored = storedForm({ type: 'table', withHeadings: true, content }, { type: 'paragraph', text: '' })
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const TableTools: Story = {
  args: { value: articleOf(table) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    await userEvent.click(canvas.getByText('90 min'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete column' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete row' }))
    const content = [
      ['Section', 'Distance'],
      ['The pass to Narai', '2.8 km'],
    ]
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm({ ...table, content })))
    await userEvent.click(canvas.getByRole('button', { name: 'Heading row' }))
    const plain = { ...table, withHeadings: false, content }
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm(plain)))
    await expect(canvas.queryByRole('columnheader')).toBeNull()
  },
}

export const TableToolsByKeyboard: Story = {
  args: { value: articleOf(table) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    await userEvent.click(canvas.getByText('2.8 km'))
    await canvas.findByRole('toolbar', { name: 'Table tools' })
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('button', { name: 'Add row above' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const content = [...table.content, ['', '', '']]
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm({ ...table, content })))
    await userEvent.keyboard('{Escape}')
    await expect(await findText(canvasElement)).toHaveFocus()
  },
}

export const NewGallery: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('/gallery{Enter}')
    await userEvent.upload(canvas.getByLabelText('Image'), [pngFile(), pngFile()])
    const two = gallery(image(''), image(''))
    await waitFor(() =>
      expect(args.onStored).toHaveBeenLastCalledWith(storedForm(two, { type: 'paragraph', text: '' })),
    )
    await userEvent.upload(canvas.getByLabelText(/Add images/), pngFile())
    await expect(await canvas.findByRole('button', { name: 'Image 3' })).toBeVisible()
  },
}

export const GalleryForm: Story = {
  args: { value: articleOf(gallery(image('Gate'), image('Wood'), image('View'))) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Image 3: View' }))
    const form = within(canvas.getByRole('group', { name: 'Image 3' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Alt text' }), ' of the lake')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Place on the map' }), 'view')
    await userEvent.click(form.getByRole('button', { name: 'Earlier' }))
    await userEvent.click(canvas.getByRole('radio', { name: '2:1' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Tall' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }))
    const images = [{ src: torii, tmpId: 'view', alt: 'View of the lake' }, image('Wood')]
    const stored = storedForm({ ...gallery(...images), raito: '2-1', long: 'height' })
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const GalleryUploadFailed: Story = {
  args: { value: articleOf(gallery(image('Gate'))), services: { uploadImage: failOnce() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    await userEvent.upload(await canvas.findByLabelText(/Add images/), pngFile())
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const stored = storedForm(gallery(image('Gate'), image('')))
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const FullGallery: Story = {
  args: { value: articleOf(gallery(...Array.from({ length: 9 }, () => image('')))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    await userEvent.upload(await canvas.findByLabelText(/Add images/), [pngFile(), pngFile()])
    await expect(await canvas.findByText('A gallery holds up to 10 images.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Image 10' })).toBeVisible()
    await expect(canvas.queryByLabelText(/Add images/)).toBeNull()
  },
}

/** What asks for more is as large as a picture, whether the browser or the host chooses. */
export const GalleryChosenByTheHost: Story = {
  args: {
    value: articleOf(gallery(image('Gate'))),
    services: { uploadImage: async () => picture, chooseImages: async () => [pngFile()] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    const add = await canvas.findByRole('button', { name: /Add images/ })
    await expect(add.offsetWidth).toBe(add.parentElement?.offsetWidth)
    await expect(getComputedStyle(add).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await userEvent.click(add)
    await expect(await canvas.findByRole('button', { name: 'Image 2' })).toBeVisible()
  },
}

const ELSEWHERE = 'https://photos.example.org/a-rather-long-name/gate.jpg'

export const PicturesOfOtherSites: Story = {
  args: {
    value: articleOf(gallery(image('Wood'), { src: ELSEWHERE, tmpId: null, alt: 'Gate' })),
    services: { uploadImage: async () => picture, takeOverImage: async () => picture },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('photos.example.org')).toBeVisible()
    await expect(canvasElement.querySelector(`img[src="${ELSEWHERE}"]`)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Import it here' }))
    const stored = storedForm(gallery(image('Wood'), { ...image('Gate'), src: picture.url }))
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
    await expect(canvas.queryByRole('button', { name: 'Import it here' })).toBeNull()
  },
}

export const PictureNotToBeHad: Story = {
  args: {
    value: articleOf(gallery(image('鳥居'), { src: ELSEWHERE, tmpId: null, alt: '門' })),
    messages: articleEditorMessagesJa,
    services: { uploadImage: async () => picture, takeOverImage: () => Promise.reject(new Error('offline')) },
  },
  globals: { locale: 'ja', viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'ここに取り込む' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2枚目の画像')
    await expect(canvas.getByRole('button', { name: 'ここに取り込む' })).toBeEnabled()
  },
}

export const Divider: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('before{Enter}---after')
    const stored = storedForm(
      { type: 'paragraph', text: 'before' },
      { type: 'divider' },
      { type: 'paragraph', text: 'after' },
    )
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const Japanese: Story = {
  args: {
    value: articleOf(table, gallery(image('鳥居'), image('')), { type: 'divider' }),
    messages: articleEditorMessagesJa,
  },
  globals: { locale: 'ja' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '1枚目の画像: 鳥居' }))
    await expect(canvas.getByRole('group', { name: '1枚目の画像' })).toBeVisible()
  },
}

export const Phone: Story = {
  args: { value: articleOf(table, gallery(image('Gate'), image(''))) },
  globals: { viewport: { value: 'mobile1' } },
}
