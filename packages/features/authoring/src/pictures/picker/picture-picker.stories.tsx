import type { ListedFile } from '@repo/contract'
import { createTranslator } from '@repo/i18n'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { PictureMessages } from '../messages/en-us.ts'
import { messages } from '../messages/ja.ts'
import { toStoredPicture } from '../stored-picture.ts'
import { PicturePicker } from './picture-picker.tsx'
import type { PictureChoice } from './picture-picker-provider.tsx'

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="%235d8a77"/></svg>'
const TOTAL = 12

const picture = (id: number): ListedFile => ({
  id,
  name: `photo-${id}.jpg`,
  file_name: `${id}.jpg`,
  extension: 'jpg',
  url: PICTURE,
  width: 1000,
  height: 750,
  bytes: 234_567,
  created_at: '2026-10-18T03:00:00.000Z',
})

const answers = fn<(page: number) => Response>()
/** Answers lists of files as the server does; everything else goes its way. */
function serveFiles() {
  const original = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href)
    return url.pathname === '/api/v1/self/file'
      ? answers(Number(url.searchParams.get('page') ?? 1))
      : original(input, init)
  }
  return () => {
    window.fetch = original
  }
}

function pageOf(page: number): Response {
  const data = Array.from({ length: page === 1 ? 10 : TOTAL - 10 }, (_, index) => picture((page - 1) * 10 + index + 1))
  return Response.json({ data, total: TOTAL, per_page: 10, current_page: page, total_bytes: 1 })
}

const onChoose = fn()
const t = createTranslator<PictureMessages>('ja', messages)

function Picker(choice: PictureChoice) {
  return <PicturePicker t={t} {...choice} onChoose={onChoose} />
}

const meta = {
  title: 'web/pictures/Picture picker',
  component: Picker,
  args: { max: 2 },
  decorators: [withSite],
  beforeEach: () => {
    answers.mockImplementation(pageOf)
    return serveFiles()
  },
} satisfies Meta<typeof Picker>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })]
    await userEvent.upload(canvas.getByLabelText('写真を選ぶ', { selector: 'input' }), files)
    await expect(onChoose).toHaveBeenLastCalledWith(files)
  },
}

export const ChoosesAmongStored: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'アップロード済み' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'photo-3.jpg' }))
    await userEvent.click(canvas.getByRole('button', { name: '次のページ' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'photo-11.jpg' }))
    // There is room for two.
    await expect(canvas.getByRole('checkbox', { name: 'photo-12.jpg' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '2枚を使う' }))
    await expect(onChoose).toHaveBeenLastCalledWith([toStoredPicture(picture(3)), toStoredPicture(picture(11))])
  },
}

/** Without a tab to upload: the stored pictures alone. */
export const IsNotUploadable: Story = {
  args: { isUploadable: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByLabelText('写真を選ぶ', { selector: 'input' })).toBeNull()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'photo-3.jpg' }))
    await userEvent.click(canvas.getByRole('button', { name: '1枚を使う' }))
    await expect(onChoose).toHaveBeenLastCalledWith([toStoredPicture(picture(3))])
  },
}

export const ChoosesOne: Story = {
  args: { max: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'アップロード済み' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'photo-1.jpg' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'photo-2.jpg' }))
    await userEvent.click(canvas.getByRole('button', { name: 'この写真を使う' }))
    await expect(onChoose).toHaveBeenLastCalledWith([toStoredPicture(picture(2))])
  },
}

export const CannotBeLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    answers.mockReturnValueOnce(Response.json({ error: { code: 'server.unexpected' } }, { status: 500 }))
    await userEvent.click(canvas.getByRole('tab', { name: 'アップロード済み' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真の一覧を読み込めませんでした。')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }))
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(10))
  },
}

export const WithoutPictures: Story = {
  play: async ({ canvas, userEvent }) => {
    answers.mockReturnValue(Response.json({ data: [], total: 0, per_page: 10, current_page: 1, total_bytes: 0 }))
    await userEvent.click(canvas.getByRole('tab', { name: 'アップロード済み' }))
    await waitFor(() => expect(canvas.getByText('まだ写真がありません。')).toBeVisible())
  },
}
