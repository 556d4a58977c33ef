import { layerId, type MapDocument, type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withComparingMessages } from '../testing/with-comparing-messages.ts'
import { ChangesView } from './changes-view.tsx'
import { compareStates } from './compare-states.ts'
import { drawMapChanges } from './draw-map-changes.ts'
import { MapChanges } from './map-changes.tsx'

const meta = {
  title: 'web/comparing/Changes',
  decorators: [withComparingMessages, withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

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
