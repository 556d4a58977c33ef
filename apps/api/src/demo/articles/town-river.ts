import type { Position } from '@mishiori/map-document'
import { TOWN_PLACES } from '@repo/demo-region'
import { bullets, header, link, picture, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { aMap, circle, layer, navigationLine, spot } from '../map-parts.ts'

/** What the engine answers on foot along the eastern bank: asphalt all the way, and no stairs. */
const WALK: readonly Position[] = [
  [137.97683, 36.23333],
  [137.97818, 36.23343],
  [137.97828, 36.23344],
  [137.97826, 36.23444],
  [137.97814, 36.23568],
  [137.97826, 36.23675],
  [137.97809, 36.23775],
  [137.97821, 36.23885],
  [137.9782, 36.23997],
  [137.97827, 36.24101],
  [137.9783, 36.24227],
  [137.97809, 36.24326],
  [137.97811, 36.24441],
  [137.97828, 36.24559],
  [137.97812, 36.24654],
  [137.97691, 36.24651],
]
const HEIGHTS = [593, 593, 592, 591, 591, 590, 590, 590, 591, 591, 591, 592, 592, 592, 593, 594]
const [start = TOWN_PLACES.westBank, end = TOWN_PLACES.westBank] = [WALK[0], WALK.at(-1)]

export const townRiver: DemoArticle = {
  author: 'hikari.k',
  title: 'しおり町の川ぞいを、橋から橋へ',
  summary: 'デモ用に作った架空の町の散歩です。実際には行けません。「階段の記録なし」で絞り込むと見つかります。',
  tags: ['架空の町', 'デモ', '川'],
  pictures: ['straitBridge', 'cherry'],
  map: aMap(
    layer(
      'walk',
      { ja: '歩いた道', en: 'The walk' },
      navigationLine(
        { id: 'main-walk', name: { ja: '南の橋 → 北の橋', en: 'South Bridge → North Bridge' }, color: 'blue' },
        { path: WALK, elevationsMeters: HEIGHTS, waypoints: [TOWN_PLACES.eastBank], travelMode: 'walking' },
      ),
    ),
    layer(
      'stops',
      { ja: '寄り道', en: 'Stops' },
      spot({ id: 'south-bridge', name: { ja: '南の橋', en: 'South Bridge' }, color: 'cyan', icon: 'walk' }, start),
      spot({ id: 'bank', name: { ja: '東の岸', en: 'East bank' }, color: 'green', icon: 'star' }, TOWN_PLACES.eastBank),
      spot({ id: 'north-bridge', name: { ja: '北の橋', en: 'North Bridge' }, color: 'cyan', icon: 'good' }, end),
    ),
    layer(
      'know',
      { ja: '知っておく', en: 'Good to know' },
      circle(
        {
          id: 'no-bridge',
          name: { ja: '橋のない岸', en: 'No bridge here' },
          color: 'yellow',
          description: { ja: 'この町の橋は2つだけです。', en: 'The town has two bridges, and none in between.' },
        },
        TOWN_PLACES.westBank,
        120,
      ),
    ),
  ),
  blocks: (pictureOf) => [
    text(
      `<strong>この町も川も架空です。</strong>${link('south-bridge', '南の橋')}から${link('north-bridge', '北の橋')}まで、${link('bank', '東の岸')}の通りを歩きます。`,
    ),
    picture(pictureOf('straitBridge'), '想像の中の橋。', 'north-bridge'),
    header(2, 'ためせること'),
    bullets(
      'ルート一覧で「階段の記録なし」を選ぶ',
      '路面の内訳を見る。ここでは全部アスファルトです',
      `${link('no-bridge', '橋のない岸')}のあいだでルート線を引き、橋まで回り道するか見る`,
    ),
    picture(pictureOf('cherry'), '岸の春。', 'bank'),
  ],
  translation: {
    title: 'From bridge to bridge in an invented town',
    summary: 'A made-up riverside walk for trying out the filter “No stairs known”. You can’t go there.',
    blocks: (pictureOf) => [
      text(
        `<strong>The town and its river are invented.</strong> From ${link('south-bridge', 'South Bridge')} follow the street on the ${link('bank', 'east bank')} to ${link('north-bridge', 'North Bridge')}.`,
      ),
      picture(pictureOf('straitBridge'), 'A bridge as we imagine it.', 'north-bridge'),
      header(2, 'What to try'),
      bullets(
        'Choose “No stairs known” in the list of routes',
        'Look at the surfaces: here it’s asphalt all the way',
        `Draw a navigation line where there’s ${link('no-bridge', 'no bridge')}, and see it go around by one`,
      ),
      picture(pictureOf('cherry'), 'Spring on the bank.', 'bank'),
    ],
  },
}
