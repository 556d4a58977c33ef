import { formatInteger } from './format.ts'
import type { HiddenObjectMessages } from './hidden-object-messages.ts'

export const jaHiddenObjects: HiddenObjectMessages = {
  label: 'ほかの人には見えません',
  text: (value) => `点線の円（${formatInteger(value, 'ja-JP')}か所）の中は、ほかの人には見えません`,
  objects: 'ほかの人に見えないもの',
  nothing: 'この地図で隠れるものはありません。',
  whole: '見えません',
  part: (distance) => `${distance}が見えません`,
  waypoints: '経由地が見えません',
}
