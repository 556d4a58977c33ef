import { MapLinkProvider } from '@repo/articles/map-links'
import PhotoViewer, { type Photo } from '@repo/articles/photo-viewer'
import { DRAWN_MAP, PHOTO } from '@repo/articles/testing/sample-cards'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ArticleBody } from '../text/article-body.tsx'

const meta = { title: 'web/article-page/Photos', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onClose = fn()
const PHOTOS: readonly Photo[] = [
  { src: PHOTO, alt: '峠', caption: '峠の手前。' },
  { src: DRAWN_MAP, alt: '町', caption: LONG_TITLE },
  { src: PHOTO, alt: '', caption: '' },
]

export const OneAfterTheOther: Story = {
  render: () => <PhotoViewer photos={PHOTOS} initialIndex={0} onClose={onClose} />,
  play: async ({ canvas }) => {
    const viewer = within(canvas.getByRole('dialog', { name: '写真' }))
    await expect(viewer.getByRole('status')).toHaveTextContent('1 / 3')
    await expect(viewer.getByRole('button', { name: '前の写真' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText(LONG_TITLE)).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(viewer.getByRole('status')).toHaveTextContent('3 / 3')
    await expect(viewer.getByRole('button', { name: '次の写真' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(viewer.getByRole('button', { name: '前の写真' }))
    await userEvent.click(viewer.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(1))
  },
}

export const TheOnlyOne: Story = {
  globals: { locale: 'en-us' },
  render: () => <PhotoViewer photos={PHOTOS.slice(0, 1)} initialIndex={0} onClose={onClose} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '峠' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 1')
  },
}

const FIGURE = `<figure class="image"><img src="${PHOTO}" alt="峠"><figcaption><span>峠の手前。</span></figcaption></figure>`

export const OpenedFromTheText: Story = {
  render: () => (
    <MapLinkProvider>
      <ArticleBody html={`${FIGURE}<figure class="gallery"><img src="${DRAWN_MAP}" alt="町"></figure>`} language="ja" />
    </MapLinkProvider>
  ),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button')
    await expect(first).toHaveAccessibleName('「峠」を大きく見る')
    await expect(second).toHaveAccessibleName('「町」を大きく見る')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const viewer = await canvas.findByRole('dialog')
    await expect(within(viewer).getByText('峠の手前。')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(within(viewer).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(second).toHaveFocus())
  },
}
