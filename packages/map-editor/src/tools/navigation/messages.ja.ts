import { formatInteger } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'

const number = (value: number) => formatInteger(value, 'ja-JP')

export const jaDirections: MapEditorMessages['directions'] = {
  travelMode: '移動の方法',
  modes: { walking: '徒歩', driving: '車' },
  asking: '道をさがしています',
  problems: {
    notFound: '近くに道が見つかりません。道のそばに移してください。',
    tooLong: '1本の線には遠すぎます。いくつかに分けてください。',
    tooManyWaypoints: '経由地が多すぎます。減らしてください。',
    unavailable: '道を調べられませんでした。少し待って、もう一度試してください。',
  },
  retry: 'もう一度',
  reverse: '向きを逆にする',
  stops: (waypoints) => `地点、経由地${number(waypoints)}か所`,
  waypoints: (used, max) => `経由地 ${number(used)} / ${number(max)}`,
  placeSpot: 'ここにスポットを置く',
  start: 'スタート',
  goal: 'ゴール',
  waypoint: (position) => `経由地${number(position)}`,
  earlier: (stop) => `${stop}を上へ`,
  later: (stop) => `${stop}を下へ`,
  remove: (stop) => `${stop}を削除`,
  found: (length) => `道が見つかりました、${length}`,
}
