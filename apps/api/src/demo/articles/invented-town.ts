import type { Position } from '@mishiori/map-document'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { bullets, gallery, header, link, picture, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { aMap, circle, layer, navigationLine, spot } from '../map-parts.ts'

/** What the engine answers on foot, from the station over both ends of the park's path to the bridge. */
const WALK: readonly Position[] = [
  [137.9617, 36.24001],
  [137.96192, 36.24115],
  [137.96318, 36.24113],
  [137.96446, 36.24118],
  [137.9658, 36.24116],
  [137.96722, 36.24117],
  [137.96863, 36.24112],
  [137.96997, 36.24114],
  [137.97129, 36.24101],
  [137.97286, 36.24198],
  [137.97396, 36.24341],
  [137.97541, 36.24435],
  [137.97553, 36.24542],
  [137.97671, 36.24554],
  [137.97691, 36.24651],
]
/** Of the plain on which the town stands, up to the dam of its bridge. */
const HEIGHTS = [588, 588, 589, 590, 590, 591, 592, 592, 593, 592, 591, 590, 590, 592, 594]
const PARK_GATES: readonly Position[] = [
  [137.97129, 36.24101],
  [137.97541, 36.24435],
]

const [start = TOWN_PLACES.station, end = TOWN_PLACES.westBank] = [WALK[0], WALK.at(-1)]
const notice = { ja: '道も駅も川もすべて架空です。', en: 'Every street, station and river here is invented.' }

export const inventedTown: DemoArticle = {
  author: 'hikari.k',
  title: '架空の「しおり町」を歩く',
  summary: 'デモ用に作った架空の町です。実際には行けません。ルート線・場所の検索・街路の地図をためせます。',
  tags: ['架空の町', 'デモ', 'Invented'],
  pictures: ['postTown', 'cherry', 'straitBridge'],
  map: aMap(
    layer(
      'walk',
      { ja: '歩いた道', en: 'The walk' },
      navigationLine(
        {
          id: 'main-walk',
          name: { ja: 'しおり駅 → 北の橋', en: 'Shiori Station → North Bridge' },
          color: 'red',
          description: notice,
        },
        {
          path: WALK,
          elevationsMeters: HEIGHTS,
          waypoints: PARK_GATES,
          travelMode: 'walking',
        },
      ),
    ),
    layer(
      'stops',
      { ja: '寄り道', en: 'Stops' },
      spot(
        {
          id: 'station',
          name: { ja: 'しおり駅', en: 'Shiori Station' },
          color: 'blue',
          icon: 'train',
          description: notice,
        },
        start,
      ),
      spot(
        { id: 'park', name: { ja: '城跡公園', en: 'Castle Park' }, color: 'green', icon: 'star' },
        townPosition({ row: 14.5, column: 14.5 }),
      ),
      spot({ id: 'bridge', name: { ja: '北の橋', en: 'North Bridge' }, color: 'cyan', icon: 'good' }, end),
    ),
    layer(
      'try',
      { ja: 'ためす', en: 'Try' },
      circle(
        {
          id: 'one-way',
          name: { ja: '一方通行', en: 'One-way' },
          color: 'yellow',
          description: {
            ja: '車では東へしか通れません。歩きなら両方向です。',
            en: 'Cars only drive east here; on foot both ways are open.',
          },
        },
        TOWN_PLACES.oneWayEast,
        90,
      ),
    ),
  ),
  blocks: (pictureOf) => [
    text(
      `<strong>この町は架空です。</strong>Mishioriをためすために作りました。長野県松本市のあたりに置いてありますが、${link('station', 'しおり駅')}も${link('park', '城跡公園')}も実在しません。`,
    ),
    picture(pictureOf('postTown'), '想像の中のしおり町。'),
    header(2, 'ためせること'),
    bullets(
      'ルートを作り、この町でルート線を引く',
      '「しおり駅」や「東西13番通り」をさがす',
      `${link('one-way', '一方通行の道')}を車と歩きで引きくらべる`,
    ),
    header(2, '本物の道へ'),
    text('運営者が地域を追加すると、この町は消えて本物の道に変わります。'),
    gallery(
      [
        { file: pictureOf('cherry'), objectId: 'park' },
        { file: pictureOf('straitBridge'), objectId: 'bridge' },
      ],
      '公園と橋',
    ),
  ],
  translation: {
    title: 'A walk through an invented town',
    summary: 'A made-up town for trying out navigation lines, place search and the street map. You can’t go there.',
    blocks: (pictureOf) => [
      text(
        `<strong>This town is invented.</strong> It was made for trying out Mishiori. The map shows it near Matsumoto, but neither ${link('station', 'Shiori Station')} nor ${link('bridge', 'the bridge')} is really there.`,
      ),
      picture(pictureOf('postTown'), 'Shiorimachi as we imagine it.'),
      header(2, 'What to try'),
      bullets(
        'Make a route and draw a navigation line here',
        'Search for “Shiori Station” or “East-West Street 13”',
        `Compare driving with walking along the ${link('one-way', 'one-way street')}`,
      ),
      header(2, 'On to real streets'),
      text('As soon as an operator adds a region, this town gives way to real streets.'),
      gallery(
        [
          { file: pictureOf('cherry'), objectId: 'park' },
          { file: pictureOf('straitBridge'), objectId: 'bridge' },
        ],
        'The park and the bridge',
      ),
    ],
  },
}
