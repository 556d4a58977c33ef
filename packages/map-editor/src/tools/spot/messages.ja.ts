import { formatInteger } from '../../messages/format.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { PhotoMessages, SpotCardMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'ja-JP')

function placing(input: InputMode, name: string): string {
  if (input === 'touch') return `「${name}」には位置情報がありません。撮った場所をタップしてください`
  if (input === 'keyboard') return `「${name}」には位置情報がありません。矢印キーで十字を動かし、スペースキーで置きます`
  return `「${name}」には位置情報がありません。撮った場所をクリックしてください`
}

export const jaPhotos: PhotoMessages = {
  title: '写真',
  choose: (input) =>
    input === 'touch'
      ? '写真を選びます。撮った場所がわかれば、そこに置かれます'
      : '写真を選ぶか、地図にドロップします。撮った場所がわかれば、そこに置かれます',
  chooseButton: '写真を選ぶ',
  place: (input, name, left) => `${placing(input, name)}${left > 1 ? `（あと${number(left)}枚）` : ''}`,
  time: '撮った場所に重なるまで、カメラの時計を動かしてください',
  noneTimed: 'この時計では、地図の線の上で撮った写真がありません。',
  timed: (placed, of) => `線の上に${number(of)}枚中${number(placed)}枚`,
  clock: 'カメラの時計',
  clockValue: (minutes) =>
    `UTC${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)}時間${Math.abs(minutes) % 60}分`,
  clockStep: (minutes) =>
    `${minutes < 0 ? '−' : '+'}${Math.abs(minutes) < 60 ? `${Math.abs(minutes)}分` : `${Math.abs(minutes) / 60}時間`}`,
  placeManually: '自分で置く',
  show: '写真を見せる',
  count: (used, max) => `写真${number(max)}枚中${number(used)}枚`,
  add: '写真を追加',
  alt: (name, position, of) => (of === 1 ? `${name}の写真` : `${name}の写真 ${number(position)} / ${number(of)}`),
  row: (of) => `写真${number(of)}枚`,
  sending: (fileName) => `${fileName}を送っています`,
  failed: (fileName) => `${fileName}を送れませんでした。`,
  wait: '写真を送っています。終わると保存できます。',
  retry: 'もう一度',
  elsewhere: (host) => `ほかのサイトの画像（${host}）`,
  elsewhereInForm: (index, host) => `写真${number(index)}は${host}にあります。読む人にはリンクが表示されます。`,
  takeOver: 'ここに取り込む',
  notTaken: (index) => `写真${number(index)}を取り込めませんでした。`,
  earlier: '写真を前へ',
  later: '写真を後ろへ',
  remove: '写真を外す',
}

export const jaSpotCard: SpotCardMessages = {
  look: 'アイコンと色',
  photo: '写真',
  more: 'もっと',
  done: '完了',
  finish: '終わる',
}
