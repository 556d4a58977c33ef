import type { ArticleDocument } from '../model/article-document.ts'
import type { LinkableMapObject, UploadedImage } from '../services.ts'
import { parseBlocks } from './parse-blocks.ts'
import toriiPath from './torii.svg?no-inline'

export const mapObjects: readonly LinkableMapObject[] = [
  { id: 'way', name: '藪原宿〜奈良井宿', kind: 'line', color: 'red' },
  { id: 'comb-shop', name: '藪原宿の櫛店', kind: 'spot', color: 'orange' },
  { id: 'ford', name: '沢の渡り(増水に注意)', kind: 'spot', color: 'yellow' },
  { id: 'shrine', name: '御嶽遥拝所', kind: 'spot', color: 'red' },
  { id: 'view', name: '見晴らしのよい一帯', kind: 'circle', color: 'teal' },
]

/** The drawing's address, which is a path on the page's own host. */
export const torii = toriiPath
export const picture: UploadedImage = { url: torii, width: 1000, height: 500 }

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export function pngFile(): File {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  return new File([bytes], 'photo.png', { type: 'image/png' })
}

/** One block of every kind, and one this version does not know. */
export const sampleArticle: ArticleDocument = parseBlocks([
  { type: 'paragraph', text: '藪原駅から石畳の峠道を歩いて、奈良井宿へ。のぼりは1時間半、急な場所はありません。' },
  { type: 'header', level: 2, text: '藪原宿で、櫛をひとつ' },
  {
    type: 'paragraph',
    text:
      'ゆるい坂の途中に<b>「お六櫛」の看板</b>が見えてきます。<span class="map-link" data-map-link="comb-shop">藪原宿の櫛店</span>では、' +
      'みねばりの木を挽くところを<i>見せて</i>もらえました。<a href="https://example.com/">観光案内</a>もあります。' +
      '<span class="map-link" data-map-link="gone">茶屋</span>はなくなりました。',
  },
  { type: 'singleImage', url: torii, caption: '御嶽遥拝所の鳥居', tmpId: 'shrine', width: 1000, height: 500 },
  { type: 'quote', text: '木曽路はすべて山の中である。', caption: '島崎藤村『夜明け前』' },
  { type: 'header', level: 3, text: '持ちもの' },
  {
    type: 'list',
    style: 'unordered',
    items: [{ text: '熊鈴', lists: [{ style: 'ordered', items: [{ text: '駅で借りる' }] }] }, { text: '軽アイゼン' }],
  },
  {
    type: 'table',
    withHeadings: true,
    content: [
      ['区間', '時間'],
      ['藪原駅 → 鳥居峠', '90 分'],
    ],
  },
  { type: 'images', images: [{ src: torii, tmpId: 'shrine' }], raito: '4-3', long: 'width' },
  { type: 'timeline', entries: [] },
])
