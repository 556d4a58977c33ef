import type { TranslationOf } from '../../message.ts'
import type { support as source } from '../en-us/support.ts'

/** 読みものと、プロダクトのまわりのページ。 */
export const support: TranslationOf<typeof source> = {
  'blog.title': '読みもの',
  'blog.lead': '道の描き方や歩き方のこと、Mishioriのお知らせ。',
  'blog.newest': '新しい読みもの',
  'blog.more': 'これまでの読みもの',
  'blog.all': 'すべての読みもの',
  'blog.tagged': '「{tag}」の読みもの',
  'blog.tags': '話題',
  'blog.allTags': 'すべての話題',
  'blog.empty': 'まだ読みものがありません。',
  'blog.emptyText': '書かれると、ここに並びます。',
  'blog.feed': 'フィード(Atom)',
  'blog.newer': '新しい読みもの',
  'blog.older': '前の読みもの',
  'blog.onlyIn': 'この読みものは英語だけで書かれています。',
  'faq.search': '質問をさがす',
  'faq.submit': 'さがす',
  'faq.nothing': '「{query}」に当てはまる質問がありません',
  'faq.nothingText': 'ことばを変えるか、お問い合わせください。',
  'faq.ask': 'お問い合わせ',
  'faq.all': 'すべての質問',
  'faq.count': '{count}件',
}
