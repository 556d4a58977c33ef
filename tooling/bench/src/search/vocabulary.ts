import { seededRandom } from '../seeded-random.ts'
import { skewed } from './random.ts'

const JAPANESE_PARTS = [
  ...'山川谷峠道坂橋森林湖滝海浜島岬原野沢池岩石峰岳尾根里町村宿城寺社宮塔門湯温泉駅線鉄古新旧東西南北上中下大小白黒赤青春夏秋冬朝夕夜雪雨風花紅葉桜梅竹松杉',
  ...[
    'あるく',
    'はしる',
    'みち',
    'めぐり',
    'さんぽ',
    'のぼり',
    'くだり',
    'ひとり',
    'いちにち',
    'とうげ',
    'ながめ',
    'やすむ',
  ],
]
const ENGLISH_PARTS =
  'ar bel cor dal en fer gal hol in jor kel lan mor nor ol pen quar ros sel tor un val wen yar zel'.split(' ')
const JAPANESE_WORDS =
  '街道 峠道 登山 自転車 温泉 紅葉 海岸 日帰り 展望 神社 古道 散歩 鉄道 宿場 川沿い 尾根 高原 湖畔 夕日 桜'.split(' ')
const ENGLISH_WORDS =
  'trail walk ridge coast bridge river station temple hill lake loop forest village sunset cycling hike pass old road view'.split(
    ' ',
  )

export interface Vocabulary {
  /** A word with the frequency of its rank. */
  word(random: () => number): string
  readonly words: readonly string[]
}

/** A vocabulary as large as a language's, the first words real. */
export function createVocabulary(language: 'ja' | 'en', size = 20_000): Vocabulary {
  const random = seededRandom(language === 'ja' ? 11 : 12)
  const parts = language === 'ja' ? JAPANESE_PARTS : ENGLISH_PARTS
  const words = new Set(language === 'ja' ? JAPANESE_WORDS : ENGLISH_WORDS)
  while (words.size < size) {
    const length = 2 + Math.floor(random() * 3)
    words.add(Array.from({ length }, () => parts[skewed(random, parts.length, 0.5)]).join(''))
  }
  const list = [...words]
  return { words: list, word: (next) => list[skewed(next, list.length)] ?? '' }
}
