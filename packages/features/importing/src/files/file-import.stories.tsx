import { type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import { createTranslator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer } from 'react'
import { expect, fn } from 'storybook/test'
import { EASILY_EDITED_POINTS } from './import-articles.ts'
import type { ImportFile, ImportFileState } from './import-file.ts'
import { itemsOf } from './import-item.ts'
import { ImportPage } from './import-page.tsx'
import { chosenItems, EMPTY_IMPORT, type ImportState, importReducer } from './import-state.ts'
import type { ImportMessages } from './messages/en-us.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import type { ImportPhoto } from './photos/import-photo.ts'
import { usePhotoPlan } from './photos/photo-plan.ts'
import { NO_PHOTOS } from './photos/photo-state.ts'
import type { Creating } from './use-creating.ts'

const actions = { add: fn(), removeFile: fn(), discard: fn() }
const [onCreate, onAgain, onStop, onRemovePhoto] = [fn(), fn(), fn(), fn()]

interface PageInState {
  readonly state?: Partial<ImportState>
  readonly creating?: Creating
  readonly isPersisted?: boolean
}

/** The page with files that were read before, as a visit has them. */
function Page({ state: given = {}, creating = { kind: 'idle' }, isPersisted = true }: PageInState) {
  const { locale } = useLanguage()
  const t = createTranslator<ImportMessages>(locale, locale === 'ja' ? japanese : english)
  const [state, dispatch] = useReducer(importReducer, { ...EMPTY_IMPORT, isLoaded: true, ...given })
  const items = itemsOf(state.files)
  const imported = { ...state, ...actions, items, chosen: chosenItems(items, state.choices), isPersisted, dispatch }
  const plan = usePhotoPlan(imported, t)
  return (
    <ImportPage
      t={t}
      imported={imported}
      plan={plan}
      creating={creating}
      onCreate={onCreate}
      onAgain={onAgain}
      onStop={onStop}
      onRemovePhoto={onRemovePhoto}
    />
  )
}

const meta = { title: 'web/file-import/Page', component: Page, decorators: [withSite] } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const details = (name: string) => ({ id: mapObjectId(name), name, description: '', color: 'blue' as const })
const line = (name: string, path: readonly Position[]): MapObject => ({ ...details(name), kind: 'line', path })
const spot = (name: string, position: Position): MapObject => ({
  ...details(name),
  color: 'orange',
  kind: 'spot',
  position,
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const curve = (count: number, from: number) =>
  Array.from({ length: count }, (_, at): Position => [137.7 + at / count / 5, from + Math.sin(at / count / 0.1) / 50])
const file = (name: string, state: ImportFileState): ImportFile => ({
  id: name,
  file: new File(['x'.repeat(6000)], name),
  state,
})
const read = (
  name: string,
  objects: readonly MapObject[],
  notes: Extract<ImportFileState, { kind: 'read' }>['notes'] = [],
) => file(name, { kind: 'read', name, layers: [{ name: '木曽路', objects }], notes, pictures: [] })

const pass = [line('藪原から奈良井へ', curve(200, 35.9)), spot('茶屋', [137.8, 35.9]), spot('櫛の店', [137.82, 35.92])]
const NOTES = [
  { code: 'description.plain_text', count: 6 },
  { code: 'network_link.left_out', count: 1 },
] as const

/** 10:00 in Japan. */
const START = Date.UTC(2026, 9, 4, 1)
const MINUTE = 60_000
/** Two hours over the pass. */
const recording = (): MapObject => {
  const path = curve(121, 35.9)
  const timestampsMs = path.map((_, at) => START + at * MINUTE)
  return { ...details('鳥居峠越え'), kind: 'recordedLine', travelMode: 'walking', path, timestampsMs }
}
const photo = (name: string, exif: Partial<NonNullable<ImportPhoto['exif']>> | null): ImportPhoto => ({
  id: name,
  file: new File([], name, { type: 'image/jpeg' }),
  exif: exif && { hasExif: true, place: null, time: null, ...exif },
  upload: { kind: 'waiting' },
})
/** What a camera's clock in Japan showed, so many minutes after the start. */
const clockAfter = (minutes: number, utcOffsetMinutes: number | null = null) => ({
  time: { clockMs: START + (540 + minutes) * MINUTE, utcOffsetMinutes },
})
const PHOTOS = [
  photo('IMG_0412.jpg', { place: { position: [137.74, 35.91], elevationMeters: 1197 }, ...clockAfter(24, 540) }),
  photo('DSC_0007.jpg', clockAfter(60)),
  photo('DSC_0008.jpg', clockAfter(61)),
  photo('DSC_0009.jpg', clockAfter(-20)),
  photo('DSC_0010.jpg', clockAfter(-300)),
  photo('LINE_album.jpg', { hasExif: false }),
]
const withPhotos = (photos: readonly ImportPhoto[], clockOffsetMinutes: number | null = null) => ({
  files: [read('torii-pass.gpx', [recording(), spot('茶屋', [137.802, 35.9])])],
  photoState: { ...NO_PHOTOS, photos, clockOffsetMinutes },
})

/** Every way in which a photo finds its place, or does not; the clock moves those without a zone. */
export const WithPhotos: Story = {
  args: { state: withPhotos(PHOTOS, 540) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('位置情報で1枚・時刻で3枚・置けない写真2枚')).toBeVisible()
    await expect(canvas.getByText(/この画像にはExif情報がありません/)).toBeVisible()
    await expect(canvas.getByText('09:40に撮影。記録より20分早いため、いちばん近い点に置きます')).toBeVisible()
    await expect(canvas.getByText(/05:00に撮影。記録より5時間0分早く/)).toBeVisible()
    const clock = canvas.getByRole('slider', { name: 'カメラの時計' })
    await expect(clock).toHaveAttribute('aria-valuetext', 'UTC+9時間0分')
    clock.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(clock).toHaveAttribute('aria-valuetext', 'UTC+8時間0分')
    await expect(canvas.getByText(/^11:00に撮影/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '1分進める' }))
    await expect(clock).toHaveAttribute('aria-valuetext', 'UTC+8時間1分')
    await userEvent.click(canvas.getByRole('button', { name: '「LINE_album.jpg」を外す' }))
    await expect(onRemovePhoto).toHaveBeenLastCalledWith('LINE_album.jpg')
  },
}

/** No track: photos with positions make the way, and there is no clock setting. */
export const PhotosAlone: Story = {
  args: {
    state: {
      photoState: {
        ...NO_PHOTOS,
        photos: PHOTOS,
        surplus: ['IMG_2031.jpg', 'IMG_2032.jpg', '夕焼け.heic'],
        refused: [
          { name: '地形図.tiff', problem: 'kind' },
          { name: 'パノラマ.jpg', problem: 'tooLarge' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('位置情報で1枚・時刻で0枚・置けない写真5枚')).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByText(/残りの3枚は入れませんでした/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ルートを1件作る' })).toBeEnabled()
  },
}

export const ReadingPhotos: Story = {
  args: { state: { photoState: { ...NO_PHOTOS, photos: [photo('IMG_0412.jpg', null)] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('場所と時刻を調べています')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ルートを1件作る' })).toBeDisabled()
  },
}

export const SendingPhotos: Story = {
  args: {
    state: withPhotos(
      PHOTOS.slice(0, 2).map((one) => ({ ...one, upload: { kind: 'sending', fraction: 0.4 } })),
      540,
    ),
    creating: { kind: 'sending', done: 1, total: 2 },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: '写真2枚中1枚を送りました' })).toBeVisible()
    await expect(canvas.getAllByRole('progressbar', { name: '送っています 40%' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '送るのをやめる' }))
    await expect(onStop).toHaveBeenCalledTimes(1)
  },
}

/** Nothing is created without a photo that could not be sent, unless it is removed. */
export const UnsentPhotos: Story = {
  args: {
    state: withPhotos(
      PHOTOS.slice(0, 1).map((one) => ({
        ...one,
        upload: { kind: 'failed', reason: { ok: false, error: { code: 'network' } } },
      })),
      540,
    ),
    creating: { kind: 'unsent', count: 1 },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/通信できません。接続を確かめるか、少し待って/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(onCreate).toHaveBeenCalled()
  },
}

export const Empty: Story = {}

/** One after another: read, being read, refused, and one that says the same as another. */
export const Files: Story = {
  args: {
    state: {
      files: [
        read('torii-pass.gpx', pass, NOTES),
        file('kisoji.kml', { kind: 'reading', fraction: 0.64 }),
        file('broken.gpx', { kind: 'refused', refusal: { code: 'file.truncated', line: 12, column: 1, params: {} } }),
        file('notes.txt', { kind: 'refused', refusal: { code: 'file.not_xml', line: 1, column: 1, params: {} } }),
        read('again.gpx', pass),
      ],
      surplus: ['中山道三日目.gpx', '中山道四日目.gpx'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('「torii-pass.gpx」と同じ内容なので、選んでいません。')).toBeVisible()
    await userEvent.click(canvas.getByText('お知らせ2件'))
    await expect(canvas.getByText('説明6個は、書式を外して文字だけにしました。')).toBeVisible()
    await expect(canvas.getByText(/残りの2個は読みませんでした/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '「kisoji.kml」を読むのをやめる' }))
    await expect(actions.removeFile).toHaveBeenLastCalledWith('kisoji.kml')
    await userEvent.click(canvas.getByRole('radio', { name: 'ファイルごとに1つずつ作る' }))
    await userEvent.click(canvas.getByRole('button', { name: 'ルートを1件作る' }))
    await expect(onCreate).toHaveBeenCalledTimes(1)
  },
}

/** More than are taken over at once: another can be chosen once one was left out. */
export const MoreThanTwenty: Story = {
  args: {
    state: {
      files: [
        read(
          'many.kml',
          Array.from({ length: 21 }, (_, at) => line(`道 ${at + 1}`, curve(20, 30 + at / 3))),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('checkbox', { name: /道 21/ })
    await expect(last).toBeDisabled()
    await expect(canvas.getByText(/一度に取り込めるのは20件までです/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /道 1 / }))
    await userEvent.click(last)
    await expect(last).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて外す' }))
    await expect(canvas.getByRole('button', { name: /ルートを/ })).toBeDisabled()
  },
}

export const LongLine: Story = {
  args: {
    state: { files: [read('long.gpx', [line('縦走', curve(EASILY_EDITED_POINTS + 1, 35.9))])] },
    isPersisted: false,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '長い線を軽くする' }))
    await expect(canvas.getByText(/点10,001個が\d+個になります。線のずれは1 m以内/)).toBeVisible()
    await expect(canvas.getByText(/控えておけません/)).toBeVisible()
  },
}

/** Content beyond the limits of a map is reported before it is imported. */
export const MoreThanAMap: Story = {
  args: {
    state: {
      files: [
        read(
          'spots.kml',
          Array.from({ length: 1001 }, (_, at) => spot(`${at}`, [137 + (at % 40) / 40, 35 + at / 1000])),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('地図に入りきらないものが1個あります。')).toBeVisible()
    await expect(canvas.getByText(/1枚のレイヤーを分けます/)).toBeVisible()
  },
}

export const Resumed: Story = {
  args: { state: { isResumed: true, files: [read('torii-pass.gpx', pass)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'はじめからやり直す' }))
    await expect(actions.discard).toHaveBeenCalledTimes(1)
  },
}

export const CreatingArticles: Story = {
  args: { state: { files: [read('torii-pass.gpx', pass)] }, creating: { kind: 'creating', done: 1, total: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '3件中1件を作りました' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    state: { files: [read('torii-pass.gpx', pass)] },
    creating: { kind: 'failed', done: 1, total: 3, error: { code: 'network' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3件中1件を作りました。')
    await userEvent.click(canvas.getByRole('button', { name: '残りを作る' }))
    await expect(onCreate).toHaveBeenCalled()
  },
}

export const Created: Story = {
  args: {
    creating: {
      kind: 'created',
      articles: [
        { id: 1, title: '鳥居峠' },
        { id: 2, title: '木曽路'.repeat(40) },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'ルートを2件作りました' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'ほかのファイルから作る' }))
    await expect(onAgain).toHaveBeenCalledTimes(1)
  },
}
