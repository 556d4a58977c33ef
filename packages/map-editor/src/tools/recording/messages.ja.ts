import { formatInteger } from '../../messages/format.ts'
import type { RecordingMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'ja-JP')
const TRIM_GUIDE = {
  mouse: 'SかGを記録に沿ってドラッグすると、その外側を切れます',
  touch: 'SかGを長押しして記録に沿って動かすと、その外側を切れます',
  keyboard: 'TabキーでSかGを選び、矢印キーで動かします（Shiftで10点ずつ）',
} as const

export const jaRecordings: RecordingMessages = {
  started: '開始',
  ended: '終了',
  duration: '時間',
  speed: '平均',
  locked: '記録した線です。点は動かせません',
  trim: '両端を切る',
  unlock: '編集できる線にする',
  trimGuide: (input) => TRIM_GUIDE[input],
  ends: { start: '始まり', end: '終わり' },
  pointOf: (end) => `${end}の点の番号`,
  numberInvalid: (least, most) => `${number(least)}から${number(most)}までの数を入力してください。`,
  at: (value, time) => (time === null ? `${number(value)}番目の点` : `${number(value)}番目の点、${time}`),
  trimmed: (count, length, times) => `${number(count)}点を残します。${length}${times === null ? '' : `、${times}`}`,
  unlocked: (name) => `${name}を編集できるようにしました`,
}
