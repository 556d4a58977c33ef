import type { TranslationOf } from '../../message.ts'
import type { importPhotos as source } from '../en-us/import-photos.ts'

/** Photos that become drafts with files of tracks and maps. */
export const importPhotos: TranslationOf<typeof source> = {
  'import.photo.heading': '写真',
  'import.photo.title': '写真の旅',
  'import.photo.layer': '写真',
  'import.photo.stop': '立ち寄り {number}',
  'import.photo.onMap': '地図で見る',
  'import.photo.unplacedChapter': 'そのほかの写真',
  'import.photo.list': '写真と置く場所',
  'import.photo.remove': '「{name}」を外す',
  'import.photo.tooMany':
    '写真は一度に{max}枚まで、1つのルートに{total}枚までです。残りの{count}枚は入れませんでした。',
  'import.photo.refused': '次の画像{count}枚は預かれないため、入れませんでした。',
  'import.photo.reading': '場所と時刻を調べています',
  'import.photo.byPosition': '位置情報の場所に置きます',
  'import.photo.byTime': '{time}に撮影。その時刻にいた場所に置きます',
  'import.photo.beforeTrack': '{time}に撮影。記録より{count}分早いため、いちばん近い点に置きます',
  'import.photo.afterTrack': '{time}に撮影。記録より{count}分遅いため、いちばん近い点に置きます',
  'import.photo.noExif': '置けません。この画像にはExif情報がありません',
  'import.photo.noTime': '置けません。撮った場所も時刻も記録されていません',
  'import.photo.noTrack': '置けません。撮った時刻はわかりますが、選んだ線に時刻がありません',
  'import.photo.tooEarly': '置けません。{time}に撮影。記録より{span}早く撮られています',
  'import.photo.tooLate': '置けません。{time}に撮影。記録より{span}遅く撮られています',
  'import.photo.span': '{hours}時間{minutes}分',
  'import.photo.days': '{count}日以上',
  'import.photo.counts': '位置情報で{byPosition}枚・時刻で{byTime}枚・置けない写真{unplaced}枚',
  'import.photo.map': '写真の地図',
  'import.photo.clock': 'カメラの時計',
  'import.photo.clockText':
    'どの地域の時刻で撮ったか、記録のない写真があります。撮った場所に重なるまで、時計を動かしてください。',
  'import.photo.clockValue': 'UTC{sign}{hours}時間{minutes}分',
  'import.photo.clockGuess': '推定し直す',
  'import.photo.earlier': '{amount}戻す',
  'import.photo.later': '{amount}進める',
  'import.photo.hour': '1時間',
  'import.photo.minute': '1分',
  'import.photo.chapters': '下書きは、立ち寄りごとに{count}章になります。',
  'import.photo.namedLater': '地名は作るときに調べます。置けない写真は最後の章に入ります。',
  'import.photo.sending': '写真{total}枚中{done}枚を送りました',
  'import.photo.sendingOne': '送っています {percent}%',
  'import.photo.stop.sending': '送るのをやめる',
  'import.photo.unsent':
    '写真{count}枚を送れなかったため、まだ何も作っていません。もう一度試すか、その写真を外してください。',
  'import.photo.again': 'もう一度試す',
}
