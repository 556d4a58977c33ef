import { aBilingualArticle, aListedArticle, aMapCard, DRAWN_MAP } from '@repo/articles/testing/sample-cards'
import type { MapRouteCard } from '@repo/contract'
import type { ListedJourney } from '@repo/journeys/listed-journey'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FeaturedBand } from './featured-band.tsx'
import { JourneysBand } from './journeys-band.tsx'
import { NearBand } from './near-band.tsx'
import { SeasonBand } from './season-band.tsx'

const meta = { title: 'web/landing/Bands', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = { ja: '風のない朝に、峠を越えてください。', 'en-us': 'Cross the pass on a still morning.' }

export const RouteOfTheWeek: Story = {
  render: () => <FeaturedBand route={aBilingualArticle()} texts={texts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '鳥居峠を越える' })).toHaveTextContent('風のない朝に')
    await expect(canvas.getByRole('link', { name: 'このルートを読む' })).toHaveAttribute('href', '/routes/7')
  },
}

export const RouteOfTheWeekInEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => <FeaturedBand route={aBilingualArticle()} texts={texts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Over the Torii Pass' })).toHaveTextContent('Cross the pass')
  },
}

/** The summary replaces a missing editors' text. */
export const WithoutWordsOrLength: Story = {
  render: () => (
    <FeaturedBand
      route={aListedArticle({
        title: LONG_TITLE,
        distance_km: null,
        climb_m: null,
        course_time: null,
        is_loop: null,
        outline: null,
        place_ja: null,
        thumbnail_path: null,
      })}
      texts={{ ja: '', 'en-us': 'Only in English.' }}
    />
  ),
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region')
    await expect(band).toHaveTextContent('石畳を半日で。')
    await expect(band.scrollWidth).toBeLessThanOrEqual(band.clientWidth)
  },
}

const journey: ListedJourney = {
  id: 5,
  kind: 'journey',
  title: '中山道 木曽路をつなぐ三日',
  summary: '木曽川に沿って下る。',
  language: 'ja',
  startsOn: '2026-10-17',
  endsOn: '2026-10-19',
  dayCount: 3,
  distanceKm: 49.7,
  stageCount: 3,
  thumbnailPath: null,
  previewPath: DRAWN_MAP,
  author: { id: 1, name: 'ひかり', avatar: null },
  updatedAt: '2026-10-20T00:00:00.000Z',
  likeCount: 0,
  commentCount: 0,
  isTravelling: false,
}

export const Journeys: Story = {
  render: () => <JourneysBand journeys={[journey, { ...journey, id: 6, kind: 'collection', startsOn: null }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '旅とまとめ' })).toHaveTextContent('3ルート')
    await expect(canvas.getByRole('link', { name: 'すべての旅とまとめを見る' })).toHaveAttribute('href', '/journeys')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  },
}

export const NoJourneys: Story = {
  render: () => <JourneysBand journeys={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Season: Story = {
  render: () => (
    <SeasonBand
      season="autumn"
      seasonal={[aListedArticle(), aListedArticle({ id: 8, title: '紅葉の谷' })]}
      isChosen={false}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '秋の道' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '秋' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '春' })).toHaveAttribute('href', '/?season=spring#season')
    await expect(canvas.getByRole('link', { name: 'この季節のルートをすべて見る' })).toHaveAttribute(
      'href',
      '/routes?season=autumn&sort=favorite_count',
    )
  },
}

export const NoRouteOfTheSeason: Story = {
  render: () => <SeasonBand season="winter" seasonal={[]} isChosen={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const NoRouteOfTheChosenSeason: Story = {
  globals: { locale: 'en-us' },
  render: () => <SeasonBand season="winter" seasonal={[]} isChosen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No routes for this season yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Winter' })).toHaveAttribute('aria-current', 'page')
  },
}

type Position = (onFound: PositionCallback, onFailed: PositionErrorCallback) => void

/** A browser that answers so, and a server that knows these routes. @returns what takes both away. */
function nearWith(locate: Position, answer: readonly MapRouteCard[] | Response, requests: FakeRequest[] = []) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: locate },
  })
  const list = { marks: [], total: 0, per_page: 20, current_page: 1, is_capped: false }
  const restore = fakeApi(
    { 'GET /api/v1/search/map': () => (answer instanceof Response ? answer.clone() : { ...list, data: answer }) },
    requests,
  )
  return () => {
    restore()
    Reflect.deleteProperty(navigator, 'geolocation')
  }
}

const atMatsumoto: Position = (found) =>
  found({ coords: { latitude: 36.2381, longitude: 137.9721 } } as GeolocationPosition)
const failing =
  (code: number): Position =>
  (_, failed) =>
    failed(Object.create(GeolocationPositionError.prototype, { code: { value: code } })) // browsers make these themselves

const press = async (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: /現在地からさがす/ }))

const requests: FakeRequest[] = []

/** The position is requested only after a press, and sent to the server rounded to a tenth of a degree. */
export const Near: Story = {
  render: () => <NearBand />,
  beforeEach: () => {
    requests.length = 0
    return nearWith(
      atMatsumoto,
      [aMapCard({ id: 1, lat: 36.6, title: '遠い道' }), aMapCard({ id: 2, lat: 36.2, title: '近い道' })],
      requests,
    )
  },
  play: async ({ canvas }) => {
    await expect(requests).toEqual([])
    await press(canvas)
    const titles = await canvas.findAllByRole('heading', { level: 3 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['近い道', '遠い道'])
    await expect(canvas.getByRole('status')).toHaveTextContent('現在地に近い順です。')
    await expect(requests.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/v1/search/map?box=137.4,35.7,138.6,36.7',
    ])
    await expect(canvas.getByRole('link', { name: '地図で見る' })).toHaveAttribute(
      'href',
      '/search/map?lat=36.23810&lng=137.97210&zoom=9.00',
    )
  },
}

const showsText = (text: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await press(canvas)
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '現在地からさがす' })).toBeEnabled()
  }

export const NothingNear: Story = {
  render: () => <NearBand />,
  beforeEach: () => nearWith(atMatsumoto, []),
  play: showsText('このあたりのルートは、まだありません。'),
}

export const NotAllowed: Story = {
  render: () => <NearBand />,
  beforeEach: () => nearWith(failing(1), []),
  play: showsText('現在地を使えませんでした。ブラウザーの設定で許可すると使えます。'),
}

export const NotFound: Story = {
  render: () => <NearBand />,
  beforeEach: () => nearWith(failing(3), []),
  play: showsText('現在地がわかりませんでした。地図からさがすこともできます。'),
}

export const SearchFailed: Story = {
  render: () => <NearBand />,
  beforeEach: () => nearWith(atMatsumoto, refusal('server.unexpected', 500)),
  play: showsText('さがせませんでした。少し待ってから、もう一度お試しください。'),
}
