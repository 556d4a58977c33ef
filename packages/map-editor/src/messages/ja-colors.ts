import type { ColoringMessages } from './messages.ts'

/** 線の色分けの言葉 */
export const jaColors: ColoringMessages = {
  label: '線の色分け',
  own: '線の色',
  by: { surface: '路面', slope: '傾斜', way: '道の種類', grade: '山道の難しさ' },
  ground: {
    paved: '舗装',
    stones: '石畳',
    boards: '木道・鉄板',
    gravel: '砂利',
    ground: '土・岩',
    steps: '階段',
    mainRoad: '幹線道路',
    street: '街の道',
    cycleway: '自転車道',
    footway: '歩道',
    track: '農道・林道',
    path: '小道・山道',
    ferry: '船',
    other: 'ほかの道',
  },
  slope: (from, to) => (to === null ? `${from}%以上` : `${from}〜${to}%`),
  grade: (grade) => `T${grade}`,
  unknown: '不明',
  ungraded: '難しさは不明',
  asking: '路面を調べています…',
  failed: '路面を調べられませんでした。',
  retry: 'もう一度調べる',
  tooLong: '線が長すぎて、路面を調べられません。',
  nothing: 'この地域の道のデータがありません。',
  at: (figures, name) => `${figures}、${name}`,
}
