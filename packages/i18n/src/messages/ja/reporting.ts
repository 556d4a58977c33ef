import type { TranslationOf } from '../../message.ts'
import type { reporting as source } from '../en-us/reporting.ts'

export const reporting: TranslationOf<typeof source> = {
  'report.action': '報告する',
  'report.title.route': 'このルートを報告する',
  'report.title.user': 'このユーザーを報告する',
  'report.title.comment': 'このコメントを報告する',
  'report.lead': 'モデレーターが確かめます。だれが報告したかは、相手に伝わりません。',
  'report.reason': '理由',
  'report.reason.spam': '宣伝や迷惑行為',
  'report.reason.aggresive': '攻撃的な内容',
  'report.reason.privacy': 'プライバシーの侵害',
  'report.reason.hate': '差別やヘイト',
  'report.reason.bag': '表示の不具合',
  'report.reason.other': 'その他',
  'report.detail': '内容',
  'report.send': '報告を送る',
  'report.sending': '送信中',
  'report.sentTitle': '報告を送りました。',
  'report.sentText': 'ありがとうございます。モデレーターが確かめます。',
  'report.failed': '報告を送れませんでした。もう一度送るか、数分待ってからお試しください。',
  'report.close': '閉じる',
}
