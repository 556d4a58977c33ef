import type { TranslationOf } from '@repo/i18n'
import { messages as position } from '../../position/messages/ja.ts'
import type { WalkingMessages } from './en-us.ts'

export const messages: TranslationOf<WalkingMessages> = {
  ...position,
  'walk.title': '「{title}」を歩く',
  'walk.back': '記事に戻る',
  'walk.intro':
    '「開始」を押すと、このルートのどこにいるか、残りの距離、次のスポットがわかります。現在地をたずねるのはそのときだけで、この端末の外には送りません。',
  'walk.map': '歩くルートの地図',
  'walk.start': '開始',
  'walk.stop': '終了',
  'walk.speak': '次のスポットと、ルートを外れたことを声で知らせる',
  'walk.vibrate': 'ルートを外れたら振動で知らせる',
  'walk.left': '残り',
  'walk.next': '次は',
  'walk.goal': 'ルートの終点',
  'walk.off': 'ルートから',
  'walk.on': 'ルート上です',
  'walk.arrival': '到着の目安',
  'walk.asPlanned': '予定どおり',
  'walk.aheadOfPlan': '予定より{minutes}分早い',
  'walk.behindPlan': '予定より{minutes}分遅い',
  'walk.statusArrival': '到着の目安は{clock}。',
  'walk.looking': '現在地を調べています…',
  'walk.within': '誤差 {distance}',
  'walk.status': '残り{left}。{next}まで{ahead}。',
  'walk.news.left': 'ルートを外れました。ルートまで{distance}です。',
  'walk.news.back': 'ルートに戻りました。',
  'walk.news.spot': '{name}に着きました。',
  'walk.news.arrived': 'ルートの終点に着きました。',
  'walk.noLine': 'たどれる線がありません',
  'walk.noLineText': 'この記事の地図には線がありません。',
  'walk.noMap': 'ルートを読み込めませんでした',
  'walk.noMapText': '通信のあるところで、少し待ってから開き直してください。',
}
