import { layerId, type MapDocument, type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withSite } from '../../testing/site-story.tsx'
import { withComparingMessages } from '../../testing/with-comparing-messages.tsx'
import { withOwnMessages } from '../../testing/with-own-messages.tsx'
import type { Forbidding } from '../articles/forbidding.ts'
import { ChangesView } from '../comparing/changes-view.tsx'
import { compareStates } from '../comparing/compare-states.ts'
import { drawMapChanges } from '../comparing/draw-map-changes.ts'
import { MapChanges } from '../comparing/map-changes.tsx'
import { HiddenNotice } from './one/hidden-notice.tsx'

const meta = {
  title: 'web/home/Own route',
  decorators: [withComparingMessages, withOwnMessages, withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const FORBIDDING: Forbidding = {
  reason: '私有地を通る区間があります。迂回路に直してください。',
  pointsAt: null,
  requestedAt: null,
  requestNote: '',
  appealedAt: null,
  appealNote: '',
  appealDecidedAt: null,
  appealAnswer: '',
  declined: null,
  statusWhenAllowed: 'public',
}
const hiddenWith = (over: Partial<Forbidding>) => ({ id: 7, forbidding: { ...FORBIDDING, ...over } })

export const HiddenByModerators: Story = {
  render: () => <HiddenNotice article={hiddenWith({ pointsAt: { kind: 'object', label: '裏山の近道' } })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('私有地を通る区間があります。迂回路に直してください。')).toBeVisible()
    await expect(canvas.getByText('裏山の近道')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '公開を申請する' })).toBeEnabled()
    await userEvent.click(canvas.getByText('納得できないときは'))
    await expect(canvas.getByRole('button', { name: '異議を申し立てる' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /公開してよい理由/ }), '公道です')
    await expect(canvas.getByRole('button', { name: '異議を申し立てる' })).toBeEnabled()
  },
}

export const PublicationRequested: Story = {
  render: () => (
    <HiddenNotice
      article={hiddenWith({ requestedAt: '2026-10-03T00:00:00.000Z', requestNote: '迂回路に直しました' })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('公開を申請しました')
    await expect(canvas.getByText('迂回路に直しました')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '公開を申請する' })).toBeNull()
  },
}

export const Appealed: Story = {
  render: () => (
    <HiddenNotice article={hiddenWith({ appealedAt: '2026-10-03T00:00:00.000Z', appealNote: '公道です' })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('異議を申し立てました')
    await expect(canvas.getByText('公道です')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '異議を申し立てる' })).toBeNull()
  },
}

export const AppealTurnedDown: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <HiddenNotice
      article={hiddenWith({
        appealedAt: '2026-10-03T00:00:00.000Z',
        appealNote: 'It is a public road',
        appealDecidedAt: '2026-10-04T00:00:00.000Z',
        appealAnswer: 'The map shows a gate.',
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your appeal was rejected')
    // The first reason stays beside the second.
    await expect(canvas.getByText(FORBIDDING.reason)).toBeVisible()
    await expect(canvas.getByText('The map shows a gate.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Request publication' })).toBeEnabled()
  },
}

export const RequestDeclined: Story = {
  render: () => (
    <HiddenNotice
      article={hiddenWith({
        statusWhenAllowed: 'draft',
        declined: {
          at: '2026-10-04T00:00:00.000Z',
          reason: 'まだ門を通っています。',
          pointsAt: { kind: 'block', label: '門' },
        },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(FORBIDDING.reason)).toBeVisible()
    await expect(canvas.getByText('まだ門を通っています。')).toBeVisible()
    await expect(canvas.getByText(/下書きです。認められても/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '公開を申請する' })).toBeEnabled()
  },
}

export const HiddenWithoutReason: Story = {
  globals: { locale: 'en-us' },
  render: () => <HiddenNotice article={hiddenWith({ reason: '' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reason was given. Contact us to find out more.')).toBeVisible()
  },
}

const spot = (tmpId: string, name: string) => ({
  tmpId,
  objectType: 'POI',
  type: 'text',
  name,
  text: '',
  color: '#DB0730',
  lat: 35,
  lng: 137,
  icon: 'text',
})
const state = (title: string, name: string, ...lines: readonly string[]) => ({
  title,
  summary: '',
  translation: {
    title: lines.length > 0 ? `${lines.length} bells` : '',
    summary: '',
    context: { version: 1, blocks: [] },
  },
  layer: [{ id: 'a', name: 'a', objects: [spot('1', name)] }],
  context: { version: 1, blocks: lines.map((text) => ({ type: 'paragraph', text })) },
})

/** Replaces the picture drawn by the server. */
const MAP_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

export const Changes: Story = {
  render: () => (
    <ChangesView
      picture={MAP_PICTURE}
      changes={compareStates(
        state('鳥居峠', '茶屋', '石畳を登る。', '鐘を鳴らす。'),
        state('鳥居峠を越える', '茶屋跡', '石畳を登る。', '鐘は五つある。'),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('鐘を鳴らす。').closest('del')).not.toBeNull()
    await expect(canvas.getByText('鐘は五つある。').closest('ins')).not.toBeNull()
    await expect(canvas.getByText('茶屋跡').closest('li')).toHaveTextContent('茶屋跡 変えました')
  },
}

const base = (id: string) => ({ id: mapObjectId(id), name: id, description: '', color: 'blue' as const })
const mapOf = (...objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('a'), name: 'a', objects }],
  mainLineId: null,
})
const road: MapObject = {
  ...base('road'),
  kind: 'line',
  path: [
    [137, 35.001],
    [137.012, 35.006],
    [137.03, 35.003],
  ],
}
const climb = (...path: readonly Position[]): MapObject => ({ ...base('climb'), kind: 'line', path })
const oldRoad: MapObject = {
  ...base('old road'),
  kind: 'line',
  path: [
    [137.004, 35.009],
    [137.02, 35.011],
  ],
}
const view: MapObject = { ...base('view'), kind: 'circle', center: [137.026, 35.009], radiusMeters: 280 }

export const ChangesOfTheMap: Story = {
  render: () => {
    const before = mapOf(road, climb([137.002, 35.002], [137.01, 35.012]), oldRoad)
    const after = mapOf(road, climb([137.002, 35.002], [137.007, 35.008], [137.014, 35.012]), view)
    const drawing = drawMapChanges(before, after)
    return drawing ? <MapChanges drawing={drawing} picture={MAP_PICTURE} /> : <p>Nothing has changed.</p>
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2つの版の地図を重ねた図' })).toBeVisible()
    const signs = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    // What did not change is in the picture below.
    await expect(signs).toEqual(['+足しました', '−消しました', '≠変えました', '変える前'])
  },
}

const picture = (url: string) => ({ type: 'singleImage', url, caption: '茶屋の前で', tmpId: null })
const withBody = (...blocks: readonly object[]) => ({ ...state('峠', '茶屋'), context: { version: 1, blocks } })

export const ChangesOfForm: Story = {
  render: () => (
    <ChangesView
      picture={MAP_PICTURE}
      changes={compareStates(
        withBody(
          { type: 'header', level: 2, text: '石畳' },
          { type: 'paragraph', text: '鐘を鳴らす。' },
          picture('/a.webp'),
        ),
        withBody(
          { type: 'header', level: 3, text: '石畳' },
          { type: 'paragraph', text: '<b>鐘</b>を<a href="https://example.com">鳴らす</a>。' },
          { type: 'divider' },
          picture('/b.webp'),
        ),
      )}
    />
  ),
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(told).toEqual([
      '見出し 「石畳」 見出しの大きさを変えました。',
      '段落 「鐘を鳴らす。」 太字か斜体を変えました。 リンクを変えました。',
      '区切り線 足しました',
      '画像 「茶屋の前で」 画像を変えました。',
    ])
  },
}

export const ChangesOfFormInEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <ChangesView
      picture={MAP_PICTURE}
      changes={compareStates(
        withBody({ type: 'list', style: 'ordered', items: [{ text: 'Climb' }] }),
        withBody({ type: 'list', style: 'unordered', items: [{ text: 'Climb' }] }),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('List “Climb” List type, levels or numbers changed.')
  },
}

export const NoChanges: Story = {
  render: () => <ChangesView picture={MAP_PICTURE} changes={compareStates(state('峠', '茶屋'), state('峠', '茶屋'))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('変わったところはありません。')).toBeVisible()
  },
}
