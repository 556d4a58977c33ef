import { browserJournal } from '@repo/authoring/browser-journal'
import { anEntry, aStoredDraft } from '@repo/authoring/testing/sample-drafts'
import { storeDeviceUser } from '@repo/offline/device-user'
import { removeJourney, removeSaved } from '@repo/offline/save-article'
import { listSaved, listSavedJourneys, writeSaved, writeSavedJourney } from '@repo/offline/saved-article-store'
import { storeSharedFiles, takeSharedFiles } from '@repo/offline/shared-files'
import { aSavedArticle, aSavedJourney } from '@repo/offline/testing/sample-saved'
import { withOfflineMessages } from '@repo/offline/testing/with-offline-messages'
import { createRecordingStore, type StoredRecording } from '@repo/tracking/recording-store'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { DeviceList } from './device-list.tsx'

const USER = { id: 7, name: 'haruka' }
const recording: StoredRecording = {
  userId: USER.id,
  id: 'kept',
  key: 'kept',
  startedAtMs: 1_700_000_000_000,
  phase: 'recording',
  title: null,
  trim: { startMeters: 0, endMeters: 0 },
}

const meta = {
  title: 'web/offline/DeviceList',
  component: DeviceList,
  args: { from: null },
  decorators: [withOfflineMessages, withSite],
  // What one story keeps on the device is none of the next one.
  beforeEach: () => async () => {
    storeDeviceUser(null)
    for (const journey of await listSavedJourneys()) await removeJourney(journey)
    for (const { id } of await listSaved()) await removeSaved(id)
    for (const { slot } of await browserJournal.list(USER.id)) await browserJournal.remove(slot)
    await createRecordingStore().remove(recording)
    await takeSharedFiles()
  },
} satisfies Meta<typeof DeviceList>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^保存した記事はまだありません。/)).toBeVisible()
    await expect(await canvas.findByText('この端末に作成中のルートはありません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '新しいルートを描く' })).toHaveAttribute('href', '/try')
  },
}

/** No button where it would lead to a page that cannot record. */
const offersNoRecording = async (canvas: ReturnType<typeof within>, reason: RegExp) => {
  await expect(await canvas.findByText(reason)).toBeVisible()
  await expect(canvas.queryByRole('link', { name: /記録/ })).toBeNull()
}
const withoutNetwork = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => Reflect.deleteProperty(navigator, 'onLine')
}

export const RecordsForNobody: Story = {
  beforeEach: withoutNetwork,
  play: ({ canvas }) => offersNoRecording(canvas, /^記録はアカウントのものです。/),
}

export const RecordsWithoutANetwork: Story = {
  beforeEach: () => {
    storeDeviceUser(USER)
    return withoutNetwork()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /記録/ })).toHaveAttribute('href', '/home/routes/record')
  },
}

export const HasNoPosition: Story = {
  beforeEach: () => {
    const geolocation = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation') ?? {}
    Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    return () => void Object.defineProperty(Navigator.prototype, 'geolocation', geolocation)
  },
  play: ({ canvas }) => offersNoRecording(canvas, /^このブラウザーでは現在地がわからない/),
}

export const Full: Story = {
  args: { from: '/users' },
  beforeEach: async () => {
    storeDeviceUser(USER)
    await writeSaved(aSavedArticle())
    await writeSaved(aSavedArticle({ id: 2, title: LONG_TITLE, canWalk: false, bytes: 31_000_000 }))
    await browserJournal.write(anEntry({ userId: USER.id, slot: 'new:a' }))
    await browserJournal.write(anEntry({ userId: USER.id, slot: 'new:b', draft: aStoredDraft({ title: '' }) }))
    await createRecordingStore().write(recording)
    await storeSharedFiles([new File(['<gpx/>'], 'torii-pass.gpx')])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('合計 38.2 MB')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /を歩く$/ })).toHaveLength(1)
    await expect(await canvas.findByRole('link', { name: '「無題のルート」を続ける' })).toBeVisible()
    await expect(await canvas.findByText(/^始めた記録がこの端末に残っています。/)).toBeVisible()
    await expect(await canvas.findByText(/^共有された1個のファイル/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '続ける' })).toHaveAttribute('href', '/users')
  },
}

export const RemovesAnArticle: Story = {
  beforeEach: () => writeSaved(aSavedArticle()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '「中山道 鳥居峠を歩く」をこの端末から削除' }))
    await waitFor(() => expect(canvas.getByText(/^保存した記事はまだありません。/)).toBeVisible())
    await waitFor(async () => expect(await listSaved()).toEqual([]))
  },
}

/** One entry with its stages, which are not listed again. */
export const AJourney: Story = {
  beforeEach: async () => {
    await writeSaved(aSavedArticle({ isOwn: false, journeyIds: [5] }))
    await writeSaved(aSavedArticle({ id: 2, title: '馬籠から妻籠へ' }))
    await writeSavedJourney(aSavedJourney())
  },
  play: async ({ canvas }) => {
    const stages = await canvas.findByRole('list', { name: '「木曽路をつなぐ三日」のルート' })
    await expect(stages).toHaveTextContent('中山道 鳥居峠を歩く')
    await expect(canvas.queryByRole('link', { name: '「中山道 鳥居峠を歩く」を読む' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '「馬籠から妻籠へ」を読む' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '「木曽路をつなぐ三日」をこの端末から削除' }))
    await waitFor(() => expect(canvas.queryByText('木曽路をつなぐ三日')).toBeNull())
    await waitFor(async () => expect((await listSaved()).map(({ id }) => id)).toEqual([2]))
  },
}

export const AJourneyOutOfDate: Story = {
  beforeEach: () => writeSavedJourney(aSavedJourney({ isOutdated: true })),
  play: async ({ canvas }) => {
    const renew = await canvas.findByRole('link', { name: '「木曽路をつなぐ三日」を保存し直す' })
    await expect(renew).toHaveAttribute('href', '/journeys/5')
    await expect(canvas.getByText(/^保存したあとにルートが増えました。/)).toBeVisible()
  },
}
