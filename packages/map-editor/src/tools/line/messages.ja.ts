import { formatInteger } from '../../messages/format.ts'
import type { LineMessages } from './messages.ts'

const points = (count: number) => `${formatInteger(count, 'ja-JP')}点`
const ERASE_GUIDE = {
  mouse: '線をクリックすると、円の中の点が消えます',
  touch: '線をタップすると、そのまわりの点が消えます',
  keyboard: '矢印キーで十字を動かし、[ と ] で円の大きさを変え、スペースキーで中の点を消します',
} as const

export const jaLineMessages: LineMessages = {
  menu: (name) => `${name}を変える`,
  newName: '線の名前',
  around: (place) => `${place}付近`,
  continueEnd: '終点から続ける',
  continueStart: '始点から続ける',
  reverse: '向きを逆にする',
  close: '始点につなぐ',
  simplify: '点を減らす…',
  erase: '範囲で消す…',
  joinWith: (name) => `${name}とつなぐ`,
  joinPicked: '線をつなぐ',
  joinPickedRefusal: 'つなぐ線を2本だけ選んでください',
  split: 'ここで分ける',
  duplicate: '複製',
  hideObject: '隠す',
  showObject: '表示する',
  hiddenState: '非表示',
  copyName: (name) => `${name}のコピー`,
  simplifyGuide: '線がずれてもよい距離を選ぶと、点が減ります',
  eraseGuide: (input) => ERASE_GUIDE[input],
  tolerance: '許容するずれ',
  eraserRadius: '半径',
  reversed: (name) => `${name}の向きを逆にしました`,
  closed: (name, length) => `${name}を始点につなぎました。${length}`,
  joined: (name, length) => `${name}につなぎました。${length}`,
  wasSplit: (newName) => `線を分けました。後半は${newName}です`,
  duplicated: (name) => `${name}を追加しました`,
  simplified: (tolerance, count, length) => `ずれ${tolerance}以内で${points(count)}、${length}`,
  erased: (count, length) => `残り${points(count)}、${length}`,
  erasedNothing: '円の中に点がないため、何も消えませんでした。',
  eraserResized: (radius) => `半径${radius}`,
  hidden: (name) => `${name}を隠しました`,
  shown: (name) => `${name}を表示しました`,
}
