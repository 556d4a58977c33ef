import type { WalkLogInput } from '@repo/contract'
import { acadia } from './articles/acadia.ts'
import { brooklynBridge } from './articles/brooklyn-bridge.ts'
import { freedomTrail } from './articles/freedom-trail.ts'
import { kumano } from './articles/kumano.ts'
import { landsEnd } from './articles/lands-end.ts'
import { shimanami } from './articles/shimanami.ts'
import type { DemoArticle } from './demo-article.ts'
import type { DemoPersonName } from './demo-authors.ts'

/** A walk that its walker keeps to themselves, so many days before the demonstration was loaded. */
interface DemoPrivateWalk extends Pick<WalkLogInput, 'minutes' | 'conditions' | 'text'> {
  readonly article: DemoArticle
  readonly daysAgo: number
}

export const DEMO_YEAR_OF: DemoPersonName = 'hikari.k'

/** The last walk first. Days are counted back from any season, so no text names one. */
export const DEMO_YEAR: readonly DemoPrivateWalk[] = [
  { article: kumano, daysAgo: 9, minutes: 165, conditions: ['passable'], text: '伏拝の先で、朝霧が晴れた。' },
  { article: shimanami, daysAgo: 27, minutes: 395, conditions: [], text: '向かい風。瀬戸田で長い休憩。' },
  { article: kumano, daysAgo: 112, minutes: 190, conditions: ['water_flows'], text: '水を二本飲みきった。' },
  { article: shimanami, daysAgo: 149, minutes: 410, conditions: [], text: '雨の合間。橋の上は風が通る。' },
  { article: kumano, daysAgo: 188, minutes: 170, conditions: ['passable'], text: '母といっしょに。ゆっくり歩いた。' },
  {
    article: shimanami,
    daysAgo: 221,
    minutes: 380,
    conditions: ['crowded'],
    text: '追い風の日。初めて止まらずに生口島まで。',
  },
  { article: shimanami, daysAgo: 246, minutes: null, conditions: [], text: '写真ばかり撮っていた。' },
  { article: kumano, daysAgo: 284, minutes: 180, conditions: ['mud'], text: '雨あがり。木の根がよくすべる。' },
  { article: kumano, daysAgo: 327, minutes: 175, conditions: ['slippery'], text: '朝の大斎原は静かだった。' },
  {
    article: acadia,
    daysAgo: 421,
    minutes: 130,
    conditions: ['passable'],
    text: '引き潮の岩場。朝食は浜で。',
  },
  { article: freedomTrail, daysAgo: 424, minutes: 150, conditions: ['crowded'], text: '赤いれんがの線をたどる。' },
  { article: brooklynBridge, daysAgo: 426, minutes: 75, conditions: [], text: '時差ぼけのまま、日の出前に渡った。' },
  { article: landsEnd, daysAgo: 429, minutes: 95, conditions: ['passable'], text: '霧が引くまでベンチで待つ。' },
  { article: landsEnd, daysAgo: 430, minutes: 110, conditions: [], text: '着いた日の足ならし。' },
]
