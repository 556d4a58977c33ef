import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ArticleUploadError } from '../../services.ts'
import {
  type BlockStoryProps,
  blockStories,
  chooseFile,
  english,
  phone,
  stuckUpload,
} from '../../testing/block-story.tsx'
import { picture } from '../../testing/sample-article.ts'

const meta = {
  ...blockStories,
  title: 'article-blocks/Blocks/Image',
  args: { sample: 'image' },
} satisfies Meta<BlockStoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const WritingInEnglish: Story = { globals: english }
export const WritingOnAPhone: Story = { globals: phone }
export const WithoutCaption: Story = { args: { sample: 'imageWithoutCaption' } }

export const Uploading: Story = {
  args: { sample: 'emptyText', services: { uploadImage: stuckUpload } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement)
    await expect(await within(canvasElement).findByText(/42/)).toBeVisible()
  },
}

export const UploadFailed: Story = {
  args: { sample: 'emptyText', services: { uploadImage: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'もう一度送る' })).toBeEnabled()
  },
}

/** The host says in words why it did not take the file. */
export const Refused: Story = {
  args: {
    sample: 'emptyText',
    services: { uploadImage: () => Promise.reject(new ArticleUploadError('画像はあと3枚までです。')) },
  },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('画像はあと3枚までです。')
  },
}

export const OtherKindOfFile: Story = {
  args: { sample: 'emptyText' },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement, new File(['x'], 'map.bmp', { type: 'image/bmp' }))
    await expect(await within(canvasElement).findByText(/JPEG/)).toBeVisible()
  },
}

/** Where the host takes pictures of other sites over, they are not loaded from there. */
export const OnAnotherSite: Story = {
  args: { sample: 'imageElsewhere', services: { takeOverImage: async () => picture } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/photos\.example\.org/)).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'ここに取り込む' })).toBeEnabled()
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }
export const Reading: Story = { args: { view: 'reading' } }
export const ReadingInEnglish: Story = { args: { view: 'reading' }, globals: english }
export const ReadingOnAPhone: Story = { args: { view: 'reading' }, globals: phone }
