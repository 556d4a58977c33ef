import { formatInteger } from '../../messages/format.ts'
import type { VertexMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'ja-JP')

export const jaVertexMessages: VertexMessages = {
  list: '点の一覧',
  open: (count) => `${number(count)}点の一覧`,
  number: '点の番号',
  latitude: '緯度',
  longitude: '経度',
  numberInvalid: (count) => `1から${number(count)}までの番号を入力してください。`,
  latitudeInvalid: (max) => `-${max}から${max}までの度数を入力してください。`,
  longitudeInvalid: '-180から180までの度数を入力してください。',
  shapeHeld: (name) => `矢印キーで${name}の全体を動かします`,
  shapeMoved: (name, distance, direction, bearing) =>
    `${name}を元の位置から${direction}（${bearing}）へ${distance}動かしました`,
  snap: '点に合わせる',
  snapOn: '近くの点や線に合わせます',
  snapOff: '点や線に合わせません',
  bar: '選択中の点',
  removePoint: '点を削除',
  addPoint: '点を追加',
  coordinates: '座標',
  insertAfter: '後ろに点を足す',
  remove: '削除',
  row: (value, latitude, longitude) => `${number(value)}点目 緯度${latitude} 経度${longitude}`,
  directions: ['北', '北東', '東', '南東', '南', '南西', '西', '北西'],
  leg: (distance, direction, bearing) => `前の点から${direction}（${bearing}）へ${distance}`,
  withLeg: (text, leg) => `${text}、${leg}`,
  eraserHolds: (count) => `円の中に${number(count)}点`,
  legToCrosshair: (distance, direction, bearing) => `最後の点から${direction}（${bearing}）へ${distance}`,
}
