import type { TranslationOf } from '../../message.ts'
import type { pictures as source } from '../en-us/pictures.ts'

export const pictures: TranslationOf<typeof source> = {
  'picture.uploading': '送っています {percent}%',
  'picture.failed': '画像を保存できませんでした。',
  'picture.retry': 'もう一度送る',
  'crop.title': '見せるところを選ぶ',
  'crop.stage': '画像の見せるところ。ドラッグか矢印キーで動かします。',
  'crop.zoom': '拡大',
  'crop.use': 'ここを使う',
  'picture.tooLarge': '画像は{max} MBまでです。',
  'picture.unreadable': 'この画像は読めませんでした。別の画像を選んでください。',
  'picture.kind': 'JPEG、PNG、GIF、WebP、HEICの画像を選んでください。',
  'picture.logIn': '画像を入れるには、ログインしてください。書きかけは残っています。',
  'picture.network': '通信できません。つながったら、もう一度お試しください。',
}
