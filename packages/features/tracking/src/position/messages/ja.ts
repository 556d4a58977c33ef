import type { TranslationOf } from '@repo/i18n'
import type { PositionMessages } from './en-us.ts'

export const messages: TranslationOf<PositionMessages> = {
  'position.denied': '現在地の利用が許可されていません',
  'position.deniedText':
    'ブラウザーの設定でこのサイトに位置情報を許可し、端末の位置情報もオンにしてから、もう一度試してください。',
  'position.unavailable': '現在地がわかりません',
  'position.unavailableText': '繰り返し調べています。空の開けた場所では見つかりやすくなります。',
  'position.timedOut': '現在地を調べるのに時間がかかっています',
  'position.timedOutText': '端末が現在地をつかみしだい、続けます。',
  'position.follow': '現在地を表示',
}
