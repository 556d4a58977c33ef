import { PictureUploads } from '@repo/authoring/picture-uploads'
import type { ListedPicture } from '@repo/authoring/stored-picture'
import type { PictureUpload } from '@repo/authoring/use-picture-uploads'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useOwnMessages } from '../messages/own-messages.ts'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { DeleteFileDialog } from './delete-file-dialog.tsx'
import { FileList } from './file-list.tsx'

const meta = { title: 'web/home/Files', decorators: [withOwnMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="%235d8a77"/></svg>'

const picture = (id: number, name: string): ListedPicture => ({
  id,
  name,
  url: PICTURE,
  width: 1000,
  height: 750,
  bytes: 234_567,
  storedAt: '2026-10-18T03:00:00.000Z',
})

const onDelete = fn()

export const List: Story = {
  render: () => (
    <FileList
      files={[picture(1, '峠の茶屋跡.jpg'), picture(2, `${'とても長い名前'.repeat(20)}.jpg`)]}
      onDelete={onDelete}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「峠の茶屋跡.jpg」を削除する' }))
    await expect(onDelete).toHaveBeenLastCalledWith(picture(1, '峠の茶屋跡.jpg'))
  },
}

export const SameNamesAreToldApart: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <FileList
      files={[
        picture(1, 'IMG_0001.jpg'),
        { ...picture(2, 'IMG_0001.jpg'), bytes: 1_500_000, storedAt: '2026-10-18T06:30:00.000Z' },
        picture(3, 'pass.jpg'),
      ]}
      onDelete={onDelete}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2026/10/18 12:00')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: /^Delete “IMG_0001.jpg \(2026\/10\/18 15:30, 1.4 MB\)”$/ }),
    )
    await expect(onDelete.mock.lastCall?.[0].id).toBe(2)
    await expect(canvas.getByRole('button', { name: 'Delete “pass.jpg”' })).toBeVisible()
  },
}

const aFile = (name: string) => new File(['x'.repeat(3000)], name, { type: 'image/jpeg' })
const uploads: readonly PictureUpload[] = [
  { id: 'a', file: aFile('stored.jpg'), state: { kind: 'stored', file: picture(1, 'stored.jpg') } },
  { id: 'b', file: aFile('sending.jpg'), state: { kind: 'sending', fraction: 0.64 } },
  { id: 'c', file: aFile('waiting.jpg'), state: { kind: 'waiting' } },
  { id: 'd', file: aFile('lost.jpg'), state: { kind: 'failed', reason: { ok: false, error: { code: 'network' } } } },
  { id: 'e', file: aFile('notes.txt'), state: { kind: 'failed', reason: { ok: false, problem: 'kind' } } },
]
const actions = { add: fn(), retry: fn(), remove: fn() }

function Uploads() {
  return <PictureUploads t={useOwnMessages()} uploads={{ uploads, surplus: 3, ...actions }} />
}

export const Uploading: Story = {
  render: () => <Uploads />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/残りの3枚は送りませんでした/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '「lost.jpg」をもう一度送る' }))
    await expect(actions.retry).toHaveBeenLastCalledWith('d')
    await userEvent.click(canvas.getByRole('button', { name: '「sending.jpg」をやめる' }))
    await expect(actions.remove).toHaveBeenLastCalledWith('b')
    // What is no picture stays none.
    await expect(canvas.queryByRole('button', { name: '「notes.txt」をもう一度送る' })).toBeNull()
    await userEvent.upload(canvas.getByLabelText('写真を選ぶ', { selector: 'input' }), [aFile('x.jpg'), aFile('y.jpg')])
    await expect(actions.add.mock.lastCall?.[0]).toHaveLength(2)
  },
}

const dialog = { name: '峠.jpg', isDeleting: false, onCancel: fn(), onDelete: fn() }

export const AskedWhileInUse: Story = {
  render: () => (
    <DeleteFileDialog
      {...dialog}
      uses={{
        isAvatar: true,
        walkCount: 1,
        routes: [
          { id: 3, title: '鳥居峠を越える', isInTrash: false },
          { id: 4, title: '消した道', isInTrash: true },
        ],
        journeys: [{ id: 5, title: '木曽路をつなぐ三日', isInTrash: false }],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('鳥居峠を越える')
    await expect(canvas.getByRole('alert')).toHaveTextContent('消した道 (ごみ箱)')
    await expect(canvas.getByRole('link', { name: '木曽路をつなぐ三日' })).toHaveAttribute(
      'href',
      '/home/journeys/5/edit',
    )
  },
}

export const AskedWhileUnused: Story = {
  render: () => <DeleteFileDialog {...dialog} uses={{ isAvatar: false, walkCount: 0, routes: [], journeys: [] }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '削除する' }))
    await expect(dialog.onDelete).toHaveBeenCalled()
  },
}
