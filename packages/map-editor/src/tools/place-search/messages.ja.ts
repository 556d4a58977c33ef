import { formatInteger } from '../../messages/format.ts'
import type { PlaceSearchMessages } from './messages.ts'

const GUIDE = {
  mouse: '場所の名前を入れて、見つかったものを選びます',
  touch: '場所の名前を入れて、見つかったものをタップします',
  keyboard: '場所の名前を入れ、矢印キーで選んでEnterキーで決めます',
} as const

export const jaPlaces: PlaceSearchMessages = {
  label: '場所をさがす',
  placeholder: '場所の名前・住所',
  guide: (input) => GUIDE[input],
  foundGuide: '地図をここへ移しました。スポットにもできます',
  add: 'スポットにする',
  searching: 'さがしています',
  found: (count) => `${formatInteger(count, 'ja-JP')}か所見つかりました`,
  problems: {
    notFound: '見つかりませんでした。別の書き方でも試してください。',
    unavailable: 'さがせませんでした。少し待って、もう一度試してください。',
  },
  retry: 'もう一度',
}
