import { formatInteger } from './format.ts'
import type { IssueMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'ja-JP')

export const jaIssues: IssueMessages = {
  'layer.not_found': () => 'このレイヤーはもうありません。',
  'layer.limit_reached': ({ max }) => `レイヤーは${number(max)}枚までです。どれかを削除すると追加できます。`,
  'layer.last_one': () => '最後のレイヤーは削除できません。',
  'layer.has_recording': () => '記録のあるレイヤーは削除できません。',
  'layer.object_limit_reached': ({ max }) =>
    `このレイヤーに置けるのは${number(max)}個までです。新しいレイヤーに置いてください。`,
  'object.not_found': () => 'これはもうありません。',
  'object.wrong_kind': () => 'これにはその操作ができません。',
  'id.taken': () => 'これはもう地図にあります。',
  'line.too_short': ({ min }) => `線には${number(min)}つ以上の点が必要です。`,
  'line.point_limit_reached': ({ max }) => `1本の線は${number(max)}点までです。続きは新しい線で描いてください。`,
  'line.is_recorded': () => '記録した線は描き直せません。',
  'line.is_closed': () => 'この線はすでに始点に戻っています。',
  'line.series_mismatch': () => '線の値が、点の数や範囲と合っていません。',
  'polygon.too_few_points': ({ min }) => `図形には${number(min)}つ以上の点が必要です。`,
  'polygon.point_limit_reached': ({ max }) => `図形は${number(max)}点までです。`,
  'radius.out_of_range': () => '半径は1 m以上2,000 km未満にしてください。',
  'rectangle.size_out_of_range': () => '四角の幅と高さを0より大きくしてください。',
  'rectangle.too_wide': () => '四角の幅は地球1周より短くしてください。',
  'name.required': () => '名前を入力してください。',
  'name.too_long': ({ max }) => `名前は${number(max)}文字までです。`,
  'description.too_long': ({ max }) => `説明は${number(max)}文字までです。`,
  'language.invalid': () => '言語の指定が正しくありません。',
  'language.limit_reached': ({ max }) => `ほかの言語の名前は${max}言語までです。`,
  'waypoint.limit_reached': ({ max }) => `経由地は${number(max)}か所までです。減らすと追加できます。`,
  'profile.wrong_mode': () => '進み方が移動手段に合っていません。',
  'route_options.invalid': () => 'ルートの条件が正しくありません。',
  'image.address_invalid': () => '画像のアドレスはhttpかhttpsで始めてください。',
  'image.limit_reached': ({ max }) => `スポットの画像は${number(max)}枚までです。`,
  'seen_on.invalid': () => '日付が正しくありません。',
  'symbol.invalid': ({ max }) => `記号の名前は1文字以上${number(max)}文字以内にしてください。`,
  'latitude.out_of_range': () => '極に近すぎて、この地図には置けません。',
  'longitude.out_of_range': () => '地図にない位置です。',
  'vertex.not_found': () => 'この点はもうありません。',
  'main_line.not_a_line': () => 'メインにできるのは線だけです。',
  'document.has_no_layer': () => '地図にはレイヤーが1つ以上必要です。',
  'document.has_no_route': () => '線かスポットを1つ以上描いてください。',
}
