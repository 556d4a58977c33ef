import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type BlockStoryProps, blockStories, english, phone, stuckUpload } from '../../testing/block-story.tsx'

import { picture, pngFile } from '../../testing/sample-article.ts'

const meta = {
  ...blockStories,
  title: 'article-blocks/Blocks/Gallery',
  args: { sample: 'gallery' },
} satisfies Meta<BlockStoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const WritingInEnglish: Story = { globals: english }
export const WritingOnAPhone: Story = { globals: phone }
export const Full: Story = { args: { sample: 'fullGallery' } }

export const FormOfAPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '1枚目の画像: 鳥居' }))
    await expect(canvas.getByRole('group', { name: '1枚目の画像' })).toBeVisible()
  },
}

export const FormOfAPictureOnAPhone: Story = { ...FormOfAPicture, globals: phone }

export const Uploading: Story = {
  args: { services: { uploadImage: stuckUpload } },
  play: async ({ canvasElement }) => {
    await addPicture(canvasElement)
    await expect(await within(canvasElement).findByText(/42/)).toBeVisible()
  },
}

export const UploadFailed: Story = {
  args: { services: { uploadImage: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    await addPicture(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}

/** Where the host takes pictures of other sites over, they are not loaded from there. */
export const OnAnotherSite: Story = {
  args: { sample: 'galleryElsewhere', services: { takeOverImage: async () => picture } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('photos.example.org')).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }
export const Reading: Story = { args: { view: 'reading' } }
export const ReadingInEnglish: Story = { args: { view: 'reading' }, globals: english }
export const ReadingOnAPhone: Story = { args: { view: 'reading' }, globals: phone }

async function addPicture(canvasElement: HTMLElement): Promise<void> {
  await userEvent.upload(await within(canvasElement).findByLabelText(/画像を追加/), pngFile())
}
