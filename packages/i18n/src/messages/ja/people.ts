import type { TranslationOf } from '../../message.ts'
import type { people as source } from '../en-us/people.ts'

export const people: TranslationOf<typeof source> = {
  'follow.follow': 'フォローする',
  'follow.following': 'フォロー中',
  'follow.person': '{name}さん',
  'user.followers': 'フォロワー',
  'user.tabs': '{name}さんのページ',
  'user.following': 'フォロー中',
  'user.followingOf': '{name}さんがフォローしている人',
  'user.followersOf': '{name}さんのフォロワー',
  'user.followsNobody': '{name}さんは、まだだれもフォローしていません。',
  'user.followedByNobody': '{name}さんのフォロワーは、まだいません。',
  'user.actions': '{name}さんへの操作',
  'user.feed': '{name}さんの新しいルート',
  'people.more': 'もっと見る',
  'people.routes': 'ルート {count}件',
  'people.followers': 'フォロワー {count}人',
  'block.block': 'ブロックする',
  'block.unblock': 'ブロックを解除する',
  'block.question': '{name}さんをブロックしますか',
  'block.text':
    'お互いのフォローが外れ、コメント・返信・フォロー・ナイスルートをお互いに送れなくなります。ルートは、これまでどおりお互いに読めます。{name}さんに通知は届きませんが、これらのボタンはお互いの画面からなくなります。',
  'block.state': 'ブロック中',
  'block.done': '{name}さんをブロックしました。',
  'block.undone': '{name}さんのブロックを解除しました。',
  'block.notice': '{name}さんをブロックしています。コメント・返信・フォロー・ナイスルートは、お互いに送れません。',
}
