import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { articleEditorMessagesJa } from './messages/ja.ts'
import { pngFile, sampleArticle, torii } from './testing/sample-article.ts'
import { findText, type StoryHostProps, storedForm } from './testing/story-host.tsx'
import { emptyEditor, failOnce } from './testing/story-meta.ts'

const meta = {
  ...emptyEditor,
  title: 'article-blocks/Article editor',
  args: { ...emptyEditor.args, onMapLinkClick: fn() },
} satisfies Meta<StoryHostProps>
export default meta

type Story = StoryObj<typeof meta>

export const EveryBlock: Story = {
  args: { value: sampleArticle },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: '藪原宿で、櫛をひとつ' })).toBeVisible()
    await expect(canvas.getAllByRole('list')).toHaveLength(3)
    await expect(canvas.getByRole('textbox', { name: 'Source (optional)' })).toHaveValue('島崎藤村『夜明け前』')
    await expect(canvas.getByText('Block from a newer version')).toBeVisible()
  },
}

export const Japanese: Story = {
  args: { value: sampleArticle, messages: articleEditorMessagesJa },
  globals: { locale: 'ja' },
}

export const Dark: Story = { args: { value: sampleArticle }, globals: { theme: 'dark' } }

export const ReadOnly: Story = {
  args: { value: sampleArticle, readOnly: true },
  play: async ({ canvasElement }) => {
    const field = await findText(canvasElement)
    await expect(field).toHaveAttribute('contenteditable', 'false')
    await expect(within(canvasElement).queryByRole('button', { name: 'Block actions' })).toBeNull()
  },
}

export const SlashMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('/h')
    await expect(await canvas.findByRole('listbox', { name: 'Choose a block' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await userEvent.keyboard('Onward')
    const stored = storedForm({ type: 'header', level: 2, text: 'Onward' })
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const SlashMenuWithoutMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('/xyz')
    await expect(await within(canvasElement).findByText('No block by that name.')).toBeVisible()
  },
}

export const MarkdownShortcuts: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('### Food{Enter}- rice{Enter}tea{Enter}{Enter}> Eat well')
    const stored = storedForm(
      { type: 'header', level: 3, text: 'Food' },
      { type: 'list', style: 'unordered', items: [{ text: 'rice' }, { text: 'tea' }] },
      { type: 'quote', text: 'Eat well', caption: '' },
    )
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const MapLink: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('/map{Enter}')
    await expect(await canvas.findByRole('combobox', { name: 'Find on the map' })).toHaveFocus()
    await userEvent.keyboard('沢')
    await userEvent.keyboard('{Enter}')
    const link = await canvas.findByText('沢の渡り(増水に注意)')
    await userEvent.click(link)
    await expect(args.onMapLinkClick).toHaveBeenCalledWith('ford')
  },
}

export const WebLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('timetable')
    await userEvent.dblClick(canvas.getByText('timetable'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await canvas.findByRole('textbox', { name: 'Web address' })).toHaveFocus()
    await userEvent.keyboard('example.org{Enter}')
    await expect(await canvas.findByRole('link', { name: 'timetable' })).toHaveAttribute('href', 'https://example.org/')
  },
}

export const MapLinkToNothing: Story = {
  args: { mapObjects: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await findText(canvasElement))
    await userEvent.keyboard('/map{Enter}')
    await expect(await within(canvasElement).findByText(/The map is empty/)).toBeVisible()
  },
}

export const BlockActions: Story = {
  args: { value: sampleArticle },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findText(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Block actions' }))
    await expect(canvas.getByRole('menuitem', { name: 'Move up' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Move down' })).toHaveFocus()
  },
}

export const Uploading: Story = {
  args: {
    services: {
      uploadImage: (_file, { onProgress }) => {
        onProgress(0.42)
        return new Promise(() => {})
      },
    },
  },
  play: async ({ canvasElement }) => {
    await upload(canvasElement)
    await expect(await within(canvasElement).findByText('Uploading, 42%')).toBeVisible()
  },
}

export const UploadFailed: Story = {
  args: { services: { uploadImage: failOnce() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await upload(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const image = { type: 'singleImage', url: torii, caption: '', tmpId: null, width: 1000, height: 500 }
    const stored = storedForm(image, { type: 'paragraph', text: '' })
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(stored))
  },
}

export const Phone: Story = {
  args: { value: sampleArticle },
  globals: { viewport: { value: 'mobile1' } },
}

async function upload(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await findText(canvasElement))
  await userEvent.upload(within(canvasElement).getByLabelText('Image'), pngFile())
}
