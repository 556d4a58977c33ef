import type { Locale } from '@repo/contract'
import type { SupportDocument } from './documents.server.ts'

/** How people treat each other here, and what happens when they do not. */
export const COMMUNITY_POLICY: Readonly<Record<Locale, SupportDocument>> = {
  ja: {
    title: 'コミュニティの約束',
    lead: '道を描く人と、歩く人と、道のそばに暮らす人。みんなが気持ちよくいられるための約束です。',
    sections: [
      {
        heading: '本当のことを書く',
        text: '自分が歩いた道、確かめた道を描いてください。人から聞いたことや、地図で見ただけのところは、そう書き添えてください。道の状態や季節で変わることには、いつ見たものかを書いておくと、読む人の助けになります。',
      },
      {
        heading: '道のそばに暮らす人を思う',
        text: '私有地や立ち入りの禁じられた場所を通るルートは公開しないでください。人の家や顔、車のナンバーが写った写真は、本人の許しなしに載せないでください。静かに通るべきところは、そのことを書いておきましょう。',
      },
      {
        heading: '自然をそのままに',
        text: '巣や希少な植物の正確な場所は公開しないでください。道を外れて踏み込むようなルートも控えてください。',
      },
      {
        heading: 'ていねいに話す',
        text: '間違いを見つけたら、責めずに伝えましょう。「修正を提案」すると、地図で示せます。からかい、いやがらせ、差別、脅しは許されません。',
      },
      {
        heading: '人の作ったものを尊ぶ',
        text: 'コピーしたルートには、もとを書いた人の名前が表示されます。文章や写真を別のところから写すときは、許しを得て、出どころを書いてください。',
      },
      {
        heading: '宣伝ばかりにしない',
        text: '店や宿の紹介は歓迎します。ただ、宣伝だけの記事、関係のないリンクのコメント、同じ内容の繰り返しは控えてください。',
      },
      {
        heading: '困ったときは',
        text: '記事、コメント、プロフィールのそれぞれに「報告」があります。人をブロックすることもできます。報告した人の名前が相手に伝わることはありません。',
      },
      {
        heading: '運営者がすること',
        text: '報告を読み、約束に反するものは、理由を伝えて公開を停止します。コメントを非表示にしたり、しばらく書き込みを止めたりすることもあります。何が問題だったかは、地図の場所や段落を示して本人に伝えます。直して「公開を申請する」を押せば、もう一度見ます。納得できないときは、一度、異議を申し立てられます。',
      },
    ],
  },
  'en-us': {
    title: 'Community guidelines',
    lead: 'For people who draw routes, people who walk them, and people who live beside them.',
    sections: [
      {
        heading: 'Write what is true',
        text: 'Draw places you’ve been or checked. If you only heard about something or saw it on a map, say so. Where trails change with weather or season, say when you saw them.',
      },
      {
        heading: 'Think of people who live there',
        text: 'Don’t publish routes across private or closed land. Don’t show homes, faces or license plates without permission. Where people should pass quietly, say so.',
      },
      {
        heading: 'Leave nature as it is',
        text: 'Don’t publish the exact locations of nests or rare plants, or routes that leave the trail.',
      },
      {
        heading: 'Be kind',
        text: 'When you find a mistake, point it out without blame; “Suggest an edit” lets you show it on the map. Mockery, harassment, hate and threats aren’t allowed.',
      },
      {
        heading: 'Respect what others have made',
        text: 'A copied route credits the author of the original. If you use words or photos from elsewhere, get permission and name the source.',
      },
      {
        heading: 'Don’t just advertise',
        text: 'Shops and places to stay are welcome in a route. Articles that are only advertising, comments with unrelated links, and repeated content aren’t.',
      },
      {
        heading: 'When something is wrong',
        text: 'Every article, comment and profile has “Report”, and you can block people. No one is told who reported them.',
      },
      {
        heading: 'What moderators do',
        text: 'They read reports and take down what breaks these guidelines, with a reason. They may also hide comments or suspend posting for a while. Authors are shown what the problem is, on the map or in the text. Once you’ve fixed it, you can request publication and it’s reviewed again. If you disagree, you can appeal once.',
      },
    ],
  },
}
