import type { Locale } from '@repo/contract'

/** What a page is called, after `Mishiori | `. */
type Titles = Readonly<Record<string, Readonly<Record<Locale, string>>>>

const both = (ja: string, en: string) => ({ ja, 'en-us': en })

/** Of the pages that a visitor of the demonstration sees. */
export const TITLES_FOR_VISITORS: Titles = {
  '/': both('道に、しおりを。', 'A bookmark for every road.'),
  '/routes': both('ルートをさがす', 'Find routes'),
  '/search/map': both('地図からさがす', 'Search on the map'),
  '/journeys': both('旅とまとめ', 'Journeys and collections'),
  '/users': both('ユーザー', 'People'),
  '/blogs': both('読みもの', 'Stories'),
  '/blogs/articles': both('すべての読みもの', 'All stories'),
  '/blogs/articles/1': both('道に、しおりを挟む', 'A bookmark for the road'),
  '/about': both('Mishioriについて', 'About Mishiori'),
  '/tutorial': both('使い方', 'How it works'),
  '/faq': both('よくある質問', 'FAQ'),
  '/contact': both('お問い合わせ', 'Contact'),
  '/community_policy': both('コミュニティの約束', 'Community guidelines'),
  '/history': both('更新の記録', 'What’s new'),
  '/term': both('利用規約', 'Terms of use'),
  '/privacy': both('プライバシーポリシー', 'Privacy policy'),
  '/gdpr': both('クッキーの設定', 'Cookie settings'),
  '/login': both('ログイン', 'Log in'),
  '/signup': both('アカウントを作る', 'Create your account'),
  '/forgetpass': both('パスワードの再設定', 'Reset your password'),
  '/resetpass': both('新しいパスワードの設定', 'Set a new password'),
  '/try': both('登録せずに描いてみる', 'Try it without an account'),
  '/timeline_import': both('タイムラインの取り込み', 'Import your timeline'),
  '/embed': both('ルートの埋め込み', 'Embed a route'),
  '/unsubscribe': both('メールの配信停止', 'Unsubscribe'),
  '/offline': both('オフライン', 'Offline'),
  '/withdrawcomplete': both('退会の手続きが終わりました', 'Your account is closed'),
  '/no/such/page': both('ページが見つかりません', 'Page not found'),
}

/** Of the pages for users with a verified address. */
export const TITLES_FOR_USERS: Titles = {
  '/home': both('ホーム', 'Home'),
  '/home/notify': both('お知らせ', 'Notifications'),
  '/home/journeys': both('旅とまとめ', 'Journeys and collections'),
  '/home/stock': both('ストック', 'Stock'),
  '/home/walks': both('歩いた記録', 'Walks'),
  '/home/years': both('あゆみ', 'Your years'),
  '/home/file': both('ファイル', 'Files'),
  '/home/follows': both('フォロー', 'Following'),
  '/home/profile': both('プロフィールの編集', 'Edit profile'),
  '/home/gm_timeline': both('タイムライン', 'Timeline'),
  '/home/gm_timeline/map': both('タイムライン', 'Timeline'),
  '/home/routes': both('マイルート', 'Your routes'),
  '/home/routes/create': both('ルートを作る', 'New route'),
  '/home/routes/create_from_strava': both('Stravaから作る', 'Create from Strava'),
  '/home/routes/create_from_file': both('ファイルから作る', 'Create from files'),
  '/home/routes/import_articles': both('記事や旅を取り込む', 'Import articles and journeys'),
  '/home/routes/trash': both('ごみ箱', 'Trash'),
  '/home/routes/record': both('ルートを記録', 'Record a route'),
  '/home/account': both('アカウント設定', 'Account settings'),
  '/home/account/associate': both('連携しているサービス', 'Linked accounts'),
  '/home/account/blocks': both('ブロックしている人', 'Blocked people'),
  '/home/account/data': both('データのダウンロード', 'Your data'),
  '/home/account/email': both('メールアドレス', 'Email address'),
  '/home/account/name': both('ユーザー名', 'Username'),
  '/home/account/passkeys': both('パスキー', 'Passkeys'),
  '/home/account/tokens': both('APIトークン', 'API tokens'),
  '/home/account/webhooks': both('Webhook', 'Webhooks'),
  '/home/account/password': both('パスワードの変更', 'Change your password'),
  '/home/account/private_places': both('隠す場所', 'Private places'),
  '/home/account/sending': both('メールの受け取り', 'Email preferences'),
  '/home/account/sessions': both('ログイン中の端末', 'Devices'),
  '/home/account/withdraw': both('退会', 'Close account'),
}
