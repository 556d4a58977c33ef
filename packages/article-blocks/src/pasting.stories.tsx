import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blocksOfGoogleDocs, blocksOfWord, fromGoogleDocs, fromWord } from './editor/paste/fixtures.ts'
import { articleEditorMessagesJa } from './messages/ja.ts'
import { pngFile, torii } from './testing/sample-article.ts'
import { findText, type StoryHostProps, storedForm } from './testing/story-host.tsx'
import { emptyEditor } from './testing/story-meta.ts'

const meta = {
  ...emptyEditor,
  title: 'article-blocks/Pasting',
} satisfies Meta<StoryHostProps>
export default meta

type Story = StoryObj<typeof meta>

const paragraph = (text: string) => ({ type: 'paragraph', text })
const stored = (caption: string) => ({
  type: 'singleImage',
  url: torii,
  caption,
  tmpId: null,
  width: 1000,
  height: 500,
})
const pictureOfWord = '<img src="file:///C:/Temp/clip_image001.png">'

export const TextWithPictures: Story = {
  play: async ({ canvasElement, args }) => {
    const html = `<p>The way up</p><p><img src="${drawing()}" alt="A gate"></p><p>The way down</p>${pictureOfWord.repeat(2)}`
    await paste(await findText(canvasElement), html)
    await expect(
      await within(canvasElement).findByText('2 images couldn’t be pasted. Save them and add them as files.'),
    ).toBeVisible()
    const expected = storedForm(paragraph('The way up'), stored('A gate'), paragraph('The way down'))
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(expected))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm()))
  },
}

export const CopiedPicture: Story = {
  play: async ({ canvasElement, args }) => {
    const file = pngFile()
    const html = '<meta charset="utf-8"><img src="https://example.com/gate.jpg" alt="A gate">'
    await paste(await findText(canvasElement), html, file)
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm(stored(''), paragraph(''))))
    await expect(args.services.uploadImage).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: file.name }),
      expect.anything(),
    )
  },
}

export const DroppedPicture: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await findText(canvasElement)
    await userEvent.click(field)
    await userEvent.keyboard('The way up')
    const { left, bottom } = within(field).getByText('The way up').getBoundingClientRect()
    const dataTransfer = clipboardOf('<img src="https://example.com/gate.jpg">', pngFile())
    const place = { clientX: left + 1, clientY: bottom - 1 }
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }))
    const expected = storedForm(paragraph('The way up'), stored(''))
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(expected))
  },
}

export const DroppedTextWithPictures: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await findText(canvasElement)
    const { left, top } = field.getBoundingClientRect()
    const dataTransfer = clipboardOf(`<p>The way up</p><img src="${drawing()}">${pictureOfWord}`)
    const place = { clientX: left + 5, clientY: top + 5 }
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }))
    await expect(await within(canvasElement).findByText(/^1 image couldn’t be pasted/)).toBeVisible()
    await waitFor(() =>
      expect(args.onStored).toHaveBeenLastCalledWith({
        version: 1,
        blocks: expect.arrayContaining([paragraph('The way up'), stored('')]),
      }),
    )
  },
}

export const Japanese: Story = {
  args: { messages: articleEditorMessagesJa },
  globals: { locale: 'ja' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await paste(await findText(canvasElement), `<p>峠道</p>${pictureOfWord}`)
    await expect(
      await canvas.findByText('画像1枚は貼り付けられませんでした。保存してから、ファイルとして追加してください。'),
    ).toBeVisible()
  },
}

export const FromMicrosoftWord: Story = {
  play: async ({ canvasElement, args }) => {
    await paste(await findText(canvasElement), fromWord)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: '鳥居峠を越える' })).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveTextContent('90分')
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm(...blocksOfWord)))
  },
}

export const FromGoogleDocs: Story = {
  play: async ({ canvasElement, args }) => {
    await paste(await findText(canvasElement), fromGoogleDocs)
    const link = await within(canvasElement).findByRole('link', { name: 'Timetable' })
    await expect(link).toHaveAttribute('href', 'https://example.com/')
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(storedForm(...blocksOfGoogleDocs)))
  },
}

/** The names of a form's fields hide its properties, in a browser alone: jsdom has no such forms. */
export const FormsThatHideProperties: Story = {
  play: async ({ canvasElement, args }) => {
    const prototypes = [HTMLFormElement, HTMLElement, Element, Document, Node, EventTarget, Object]
    const names = prototypes.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    const form = (attribute: string) =>
      `<form id="${attribute}">In ${attribute}${names.map((name) => `<input ${attribute}="${name}">`).join('')}</form>`
    const beside = names.map((name) => `<input form="name" name="${name}"><img name="${name}">`).join('')
    await paste(await findText(canvasElement), `<p>Before</p>${form('name')}${form('id')}${beside}<p>After</p>`)
    const expected = storedForm(...['Before', 'In name', 'In id', 'After'].map(paragraph))
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(expected))
  },
}

/** What the browser makes of a paste; it lets no script do one. */
async function paste(field: HTMLElement, html: string, file?: File): Promise<void> {
  await userEvent.click(field)
  const clipboardData = clipboardOf(html, file)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

function clipboardOf(html: string, file?: File): DataTransfer {
  const data = new DataTransfer()
  data.setData('text/html', html)
  if (file) data.items.add(file)
  return data
}

/** A picture that holds its data. */
function drawing(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 20
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.fillStyle = 'teal'
    brush.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas.toDataURL('image/png')
}
