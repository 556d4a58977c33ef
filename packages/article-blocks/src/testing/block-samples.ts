import type { ArticleDocument } from '../model/article-document.ts'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import { parseBlocks } from './parse-blocks.ts'
import { torii } from './sample-article.ts'

/** The languages that the toolbar of Storybook offers. */
export type StoryLanguage = 'ja' | 'en-us'

const ELSEWHERE = 'https://photos.example.org/gate.jpg'
const paragraph = (text: string) => ({ type: 'paragraph', text })
const link = (id: string, text: string) => `<span class="map-link" data-map-link="${id}">${text}</span>`
const image = (caption: string, more: object = {}) => ({
  type: 'singleImage',
  url: torii,
  caption,
  tmpId: 'shrine',
  width: 1000,
  height: 500,
  ...more,
})
const gallery = (images: readonly object[], caption = '') => ({
  type: 'images',
  images,
  raito: '4-3',
  long: 'width',
  caption,
})
const picture = (alt: string, tmpId: string | null = null) => ({ src: torii, tmpId, ...(alt !== '' && { alt }) })
const headings = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ type: 'header', level: index + 1, text }))
const divided = (before: string, after: string) => [paragraph(before), { type: 'divider' }, paragraph(after)]
const table = (content: readonly (readonly string[])[]) => [{ type: 'table', withHeadings: true, content }]

/** Blocks in their stored form, in both languages. */
const SAMPLES = {
  text: {
    ja: [
      paragraph('藪原駅から<b>石畳の峠道</b>を歩いて、奈良井宿へ。のぼりは1時間半、急な場所は<i>ありません</i>。'),
      paragraph(
        `${link('comb-shop', '藪原宿の櫛店')}に寄りました。<a href="https://example.com/">時刻表</a>もあります。` +
          `${link('gone', '茶屋')}はなくなりました。`,
      ),
    ],
    'en-us': [
      paragraph(
        'From Yabuhara <b>a stone-paved path</b> leads over the pass to Narai, an hour and a half, <i>nowhere steep</i>.',
      ),
      paragraph(
        `We stopped at ${link('comb-shop', 'the comb shop')}. There is <a href="https://example.com/">a timetable</a>. ` +
          `${link('gone', 'The tea house')} is no more.`,
      ),
    ],
  },
  headings: {
    ja: headings('木曽路を歩く', '藪原宿', '櫛の店', '開いている時間', '冬のあいだ', '年末年始'),
    'en-us': headings('Along the Kiso road', 'Yabuhara', 'The comb shop', 'Opening hours', 'In winter', 'At New Year'),
  },
  lists: {
    ja: lists([['熊鈴', '駅で借りる'], ['軽アイゼン']], ['石畳をのぼる', '鳥居の前で休む']),
    'en-us': lists(
      [['Bear bell', 'Borrow it at the station'], ['Light crampons']],
      ['Climb the stones', 'Rest at the gate'],
    ),
  },
  quote: {
    ja: [{ type: 'quote', text: '木曽路はすべて山の中である。', caption: '島崎藤村『夜明け前』' }],
    'en-us': [
      {
        type: 'quote',
        text: 'The Kiso road lies entirely in the mountains.',
        caption: 'Shimazaki Tōson, Before the Dawn',
      },
    ],
  },
  table: {
    ja: table([
      ['区間', '時間', '距離', 'バス', '休むところ', '標高差'],
      ['藪原駅 → 鳥居峠', '90 分', '3.4 km', '1日 4 本', '峠の茶屋、水場あり', '+ 270 m'],
      ['鳥居峠 → 奈良井宿', '60 分', '2.8 km', '1日 6 本', '奈良井宿の喫茶店', '− 260 m'],
    ]),
    'en-us': table([
      ['Section', 'Time', 'Distance', 'Bus', 'Where to rest', 'Climb'],
      ['Yabuhara to the pass', '90 min', '3.4 km', '4 a day', 'Hut at the pass, with water', '+ 270 m'],
      ['The pass to Narai', '60 min', '2.8 km', '6 a day', 'A café in Narai', '− 260 m'],
    ]),
  },
  image: { ja: [image('御嶽遥拝所の鳥居')], 'en-us': [image('The gate of the shrine')] },
  imageElsewhere: {
    ja: [image('門', { url: ELSEWHERE })],
    'en-us': [image('The gate', { url: ELSEWHERE })],
  },
  gallery: {
    ja: [gallery([picture('鳥居', 'shrine'), picture('森'), picture('')], '峠の三枚')],
    'en-us': [gallery([picture('Gate', 'shrine'), picture('Wood'), picture('')], 'Three from the pass')],
  },
  fullGallery: full(picture('')),
  galleryElsewhere: {
    ja: [gallery([picture('森'), { src: ELSEWHERE, tmpId: null, alt: '門' }])],
    'en-us': [gallery([picture('Wood'), { src: ELSEWHERE, tmpId: null, alt: 'Gate' }])],
  },
  divider: {
    ja: divided('朝のうちに峠を越えました。', '午後は奈良井宿を歩きます。'),
    'en-us': divided('We crossed the pass in the morning.', 'In the afternoon we walk through Narai.'),
  },
  preserved: {
    ja: [paragraph('前の段落。'), { type: 'timeline', entries: [] }, paragraph('次の段落。')],
    'en-us': [paragraph('What stands before.'), { type: 'timeline', entries: [] }, paragraph('What follows.')],
  },
  longestText: both([paragraph('道'.repeat(ARTICLE_LIMITS.textLength))]),
  emptyText: both([]),
  emptyList: both([{ type: 'list', style: 'unordered', items: [{ text: '' }] }]),
  emptyQuote: both([{ type: 'quote', text: '', caption: '' }]),
  emptyTable: both([
    {
      type: 'table',
      withHeadings: false,
      content: [
        ['', '', ''],
        ['', '', ''],
      ],
    },
  ]),
  imageWithoutCaption: both([image('', { tmpId: null })]),
} satisfies Record<string, Record<StoryLanguage, readonly object[]>>

export type SampleName = keyof typeof SAMPLES

export function sampleOf(name: SampleName, language: StoryLanguage): ArticleDocument {
  return parseBlocks(SAMPLES[name][language])
}

function both(blocks: readonly object[]): Record<StoryLanguage, readonly object[]> {
  return { ja: blocks, 'en-us': blocks }
}

function full(one: object): Record<StoryLanguage, readonly object[]> {
  return both([gallery(Array.from({ length: ARTICLE_LIMITS.galleryImages }, () => one))])
}

/** A bulleted list with entries below the first one, and a numbered list that goes on at 4. */
function lists(bulleted: readonly (readonly string[])[], numbered: readonly string[]): readonly object[] {
  const items = bulleted.map(([text, below]) => ({
    text,
    ...(below !== undefined && { lists: [{ style: 'ordered', items: [{ text: below }] }] }),
  }))
  return [
    { type: 'list', style: 'unordered', items },
    { type: 'list', style: 'ordered', start: 4, items: numbered.map((text) => ({ text })) },
  ]
}
