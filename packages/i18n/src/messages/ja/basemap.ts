import type { TranslationOf } from '../../message.ts'
import type { basemap as source } from '../en-us/basemap.ts'

export const basemap: TranslationOf<typeof source> = {
  'basemap.switch': '地図の種類',
  'basemap.overlays': '重ねる地図',
  'basemap.overlayFrom': '{hosts}から読み込みます',
  'basemap.overlayFailedTitle': '「{name}」を表示できません',
  'basemap.overlayFailedText': 'いまは読み込めません。もう一度選ぶと、読み込み直します。',
  'basemap.embedded': 'Mishioriの地図',
  'basemap.gsi-standard': '地理院地図 標準',
  'basemap.gsi-pale': '地理院地図 淡色',
  'basemap.gsi-photo': '地理院地図 写真',
  'basemap.notReachable': 'いまはつながりません',
  'basemap.fallbackTitle': '{name}につながりません',
  'basemap.fallbackText': '内蔵の地図を表示しています。いつでも選び直せます。',
  /** In a corner of a map that has nothing but the world map where it looks closely; the two make one line. */
  'basemap.noStreets': 'ここの道は、この地図にはありません。',
  'basemap.nearPlaces': '近くの地名：{names}。',
  'basemap.noStreetsChoose': 'ほかの地図を選べます。',
}
