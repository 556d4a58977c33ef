import type { Locale } from '@repo/contract'

export interface CookieSettings {
  readonly title: string
  readonly lead: string
  readonly form: { readonly needed: string; readonly marketing: string; readonly save: string; readonly saved: string }
  /** Where the operator has nothing that needs consent. */
  readonly nothing: string
  readonly listTitle: string
  readonly columns: readonly [name: string, purpose: string, duration: string]
  readonly cookies: readonly (readonly [name: string, purpose: string, duration: string])[]
  /** Data stored on the device and never sent automatically, in the same columns. */
  readonly deviceTitle: string
  readonly device: readonly (readonly [name: string, purpose: string, duration: string])[]
}

/** What the page of cookie settings says. */
export const COOKIE_SETTINGS: Readonly<Record<Locale, CookieSettings>> = {
  ja: {
    title: 'クッキーの設定',
    lead: '動作に必要なもののほかは、許可されたときだけ使います。いつでも変えられます。',
    form: {
      needed: '動作に必要なクッキー（常に有効）',
      marketing: '利用状況の計測などのためのクッキーを許可する',
      save: '設定を保存',
      saved: '保存しました。',
    },
    nothing: 'いまのところ、許可が必要なものは使っていません。',
    listTitle: '使っているクッキー',
    columns: ['名前', '目的', '期間'],
    cookies: [
      ['session', 'ログインの状態', '30日（使うたびに延長）'],
      [
        'device',
        'ログインしたことのある端末の目印。ほかからの不正な試みで、ログインできなくなるのを防ぐため',
        '365日（ログアウトしても残り、パスワードの変更で無効）',
      ],
      ['XSRF-TOKEN', 'なりすましの防止', 'ブラウザーを閉じるまで'],
      ['authorization', 'ほかのサービスでログインして戻るまでの確認', '10分'],
      ['provider-sign-up', 'ほかのサービスからのアカウント作成', '30分'],
      ['locale', '言語の選択', '365日'],
      ['theme', '表示の選択', '365日'],
      ['gdpr_check, marketing', 'この設定', '365日'],
    ],
    deviceTitle: '端末に残すもの',
    device: [
      ['書きかけ', '描いている途中のルートと文章を失わないため', '保存するか捨てるまで'],
      ['見た案内', '見終わった案内を、繰り返しすすめないため', 'ブラウザーのデータを消すまで'],
      ['選んだ地図', '前に選んだ地図で開くため', 'ブラウザーのデータを消すまで'],
      ['アプリの案内', '閉じた案内を、しばらく出さないため', '30日'],
    ],
  },
  'en-us': {
    title: 'Cookie settings',
    lead: 'Apart from what’s required, nothing is used without your consent. You can change your mind at any time.',
    form: {
      needed: 'Required cookies (always on)',
      marketing: 'Allow cookies that measure how the site is used',
      save: 'Save settings',
      saved: 'Saved.',
    },
    nothing: 'Nothing here needs your consent right now.',
    listTitle: 'Cookies in use',
    columns: ['Name', 'Purpose', 'Duration'],
    cookies: [
      ['session', 'Keeps you logged in', '30 days, renewed with each use'],
      [
        'device',
        'Recognizes devices you’ve logged in on, so wrong attempts from elsewhere don’t lock you out',
        '365 days, even after you log out; changing your password invalidates it',
      ],
      ['XSRF-TOKEN', 'Prevents forged requests', 'Until you close the browser'],
      ['authorization', 'Confirms it’s you returning from another service', '10 minutes'],
      ['provider-sign-up', 'Sign-up with another service', '30 minutes'],
      ['locale', 'Your language', '365 days'],
      ['theme', 'Your appearance setting', '365 days'],
      ['gdpr_check, marketing', 'These settings', '365 days'],
    ],
    deviceTitle: 'Kept on your device',
    device: [
      ['Work in progress', 'Keeps the route and text you’re working on', 'Until you save or discard it'],
      ['Finished tours', 'So they aren’t offered again', 'Until you clear your browser data'],
      ['Your map', 'Opens with the map you chose last', 'Until you clear your browser data'],
      ['App banner', 'Keeps it closed for a while', '30 days'],
    ],
  },
}
