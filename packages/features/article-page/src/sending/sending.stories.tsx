import { encodePolyline } from '@mishiori/map-document'
import { anArticle, aReadingView } from '@repo/articles/testing/sample-reading'
import { fakeApi } from '@repo/web-kit/testing/fake-api'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SendButton } from './send-button.tsx'

const line = {
  tmpId: 'way',
  objectType: 'LINE',
  name: '峠道',
  path: encodePolyline([
    [137.8, 35.9],
    [137.82, 35.95],
  ]),
}
const { id } = anArticle()
const GPX = `GET /api/v1/routes/${id}/export`

const meta = {
  title: 'web/article-page/Send to a phone or an app',
  decorators: [withSite],
  beforeEach: () =>
    fakeApi({
      [`GET /api/v1/routes/${id}`]: () => ({ layer: [{ id: 'a', name: 'a', objects: [line] }] }),
      [GPX]: () => new Response('<gpx/>', { headers: { 'content-type': 'application/gpx+xml' } }),
    }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Gives the browser another way to share, and takes it back. */
function shareWith(share: (data: ShareData) => Promise<void>, canShareFiles: boolean) {
  Object.defineProperties(navigator, {
    share: { configurable: true, value: share },
    canShare: { configurable: true, value: () => canShareFiles },
  })
}

const open = async (action = 'ほかの端末・アプリへ') => {
  await userEvent.click(screen.getByRole('button', { name: action }))
  return screen.findByRole('dialog')
}

export const PublicRoute: Story = {
  render: () => <SendButton view={aReadingView({ article: anArticle({ version: 101 }) })} token={null} />,
  play: async () => {
    const dialog = await open()
    const code = await screen.findByRole('img', { name: /のページを開くQRコード/, hidden: true })
    await expect(dialog).toContainElement(code as HTMLElement)
    const google = await screen.findByRole('link', { name: 'Googleマップ' })
    await expect(google).toHaveAttribute('href', expect.stringMatching(/query=35\.90000%2C137\.80000$/))
    await expect(google).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const LongTitleInEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <SendButton view={aReadingView({ article: anArticle({ title: LONG_TITLE, version: 102 }) })} token={null} />
  ),
  play: async () => {
    const dialog = await open('Send to phone or app')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    const google = await screen.findByRole('link', { name: 'Google Maps' })
    await waitFor(() => expect(google).toBeVisible())
  },
}

export const PrivateRoute: Story = {
  render: () => (
    <SendButton view={aReadingView({ article: anArticle({ status: 'private', version: 103 }) })} token={null} />
  ),
  play: async () => {
    await open()
    await expect(await screen.findByText(/まだ自分しか開けない/)).toBeInTheDocument()
    await expect(screen.queryByRole('img', { name: /QRコード/, hidden: true })).toBeNull()
  },
}

const shared: ShareData[] = []

export const FileGivenToAnotherApp: Story = {
  beforeEach: () => {
    shared.length = 0
    shareWith(async (data) => void shared.push(data), true)
  },
  render: () => (
    <SendButton view={aReadingView({ article: anArticle({ title: '峠/道', version: 104 }) })} token={null} />
  ),
  play: async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'GPXファイルをほかのアプリへ' }))
    await waitFor(() => expect(shared[0]?.files?.[0]?.name).toBe('峠_道.gpx'))
  },
}

export const AddressWhereFilesAreRefused: Story = {
  beforeEach: () => {
    shared.length = 0
    shareWith(async (data) => {
      if (data.files) throw new DOMException('no such file type', 'NotAllowedError')
      shared.push(data)
    }, true)
  },
  render: () => <SendButton view={aReadingView({ article: anArticle({ version: 105 }) })} token={null} />,
  play: async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'GPXファイルをほかのアプリへ' }))
    await waitFor(() => expect(shared[0]?.url).toMatch(/\/routes\/7$/))
  },
}

export const NothingThatTakesIt: Story = {
  beforeEach: () => shareWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')), false),
  render: () => (
    <SendButton view={aReadingView({ article: anArticle({ status: 'private', version: 106 }) })} token={null} />
  ),
  play: async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'GPXファイルをほかのアプリへ' }))
    const told = await screen.findByText(/ほかのアプリに渡せませんでした/)
    await expect(told).toHaveRole('status')
  },
}
