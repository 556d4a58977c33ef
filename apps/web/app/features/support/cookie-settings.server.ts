import type { Locale } from '@repo/contract'

interface CookieSettings {
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
      ['XSRF-TOKEN', 'なりすましの防止', 'ブラウザを閉じるまで'],
      ['authorization', 'ほかのサービスでログインして戻るまでの確認', '10分'],
      ['provider-sign-up', 'ほかのサービスからのアカウント作成', '30分'],
      ['locale', '言語の選択', '365日'],
      ['theme', '表示の選択', '365日'],
      ['gdpr_check, marketing', 'この設定', '365日'],
    ],
    deviceTitle: '端末に残すもの',
    device: [
      ['書きかけ', '描いている途中のルートと文章を失わないため', '保存するか捨てるまで'],
      ['見た案内', '見おわった案内を、くり返しすすめないため', 'ブラウザのデータを消すまで'],
      ['選んだ地図', '前に選んだ地図で開くため', 'ブラウザのデータを消すまで'],
      ['アプリの案内', '閉じた案内を、しばらく出さないため', '30日'],
    ],
  },
  'en-us': {
    title: 'Cookie settings',
    lead: 'Beside what is needed, nothing is used without your consent. You can change your mind at any time.',
    form: {
      needed: 'Cookies that are needed (always on)',
      marketing: 'Allow cookies that measure how the site is used',
      save: 'Save settings',
      saved: 'Saved.',
    },
    nothing: 'Nothing here needs your consent at present.',
    listTitle: 'Cookies in use',
    columns: ['Name', 'What for', 'How long'],
    cookies: [
      ['session', 'That you are logged in', '30 days, longer when used'],
      [
        'device',
        'That somebody has logged in on this device before, so that wrong tries from elsewhere do not lock them out',
        '365 days, also after logging out; a new password makes it invalid',
      ],
      ['XSRF-TOKEN', 'Against forged requests', 'Until the browser is closed'],
      ['authorization', 'That it is you who comes back from another service', '10 minutes'],
      ['provider-sign-up', 'Signing up through another service', '30 minutes'],
      ['locale', 'Your choice of language', '365 days'],
      ['theme', 'Your choice of appearance', '365 days'],
      ['gdpr_check, marketing', 'These settings', '365 days'],
    ],
    deviceTitle: 'Kept on your device',
    device: [
      ['Unfinished work', 'So that a route that you draw or write is not lost', 'Until it is saved or thrown away'],
      ['Tours you took', 'So that they are not offered again', 'Until you clear the data of your browser'],
      ['The map you chose', 'To open with it', 'Until you clear the data of your browser'],
      ['The note about the app', 'So that it stays closed for a while', '30 days'],
    ],
  },
}
