import type { Locale, TourId } from '@repo/contract'

/** The links of a section; `own` has those for logged-in users. */
interface TutorialWay {
  readonly label: string
  readonly to: string
  readonly own?: string
  /** Whether it starts a guided tour. */
  readonly tour?: TourId
}

export interface TutorialSection {
  /** Names its picture, and is its anchor. */
  readonly id: 'find' | 'draw' | 'tell' | 'publish' | 'import' | 'share'
  readonly heading: string
  readonly text: string
  readonly steps: readonly string[]
  /** What the picture shows. */
  readonly picture: string
  readonly ways: readonly TutorialWay[]
}

export interface Tutorial {
  readonly title: string
  readonly lead: string
  readonly contents: string
  readonly first: TutorialWay
  readonly sections: readonly TutorialSection[]
}

const EDITOR = { to: '/try?tour=editor', own: '/home/routes/create?tour=editor', tour: 'editor' } as const
const MAP = { to: '/search/map?tour=search_map', tour: 'search_map' } as const
const FIRST = { to: '/?tour=first_use', tour: 'first_use' } as const

export const TUTORIAL: Readonly<Record<Locale, Tutorial>> = {
  ja: {
    title: '使い方',
    lead: 'さがす、描く、書く、公開する、取り込む、わたす。写真は、いま動いているMishioriの画面です。',
    contents: 'このページの内容',
    first: { label: 'トップページの案内を見る', ...FIRST },
    sections: [
      {
        id: 'find',
        heading: 'さがす',
        text: '読むだけなら、アカウントはいりません。',
        steps: [
          '「地図からさがす」を開いて、行きたいあたりに地図を動かします。',
          '左の一覧で、ことば・距離・言語・写真の有無を選んでしぼります。',
          'ルートを選ぶと地図の上にあらましが出ます。「ルートを読む」で開きます。',
        ],
        picture: '地図の左に、見えているルートの一覧が並んでいる画面。',
        ways: [
          { label: '地図の案内を見る', ...MAP },
          { label: 'ルートの一覧', to: '/routes' },
        ],
      },
      {
        id: 'draw',
        heading: '描く',
        text: '登録しなくても描いてみることができます。描いたものは、その端末に残ります。',
        steps: [
          '道具を選びます。「線」は押した順につながり、「ルート線」は道なりにつながります。',
          '地図を順に押し、最後に「確定」を押します。描いている途中は「キャンセル」で描く前に戻ります。',
          'スポット・写真・図形を置いて、名前と説明をつけます。',
          '行きと帰り、見どころなどは、レイヤーに分けられます。',
        ],
        picture: '地図に引いた線とスポット、左にレイヤーの一覧がある編集画面。',
        ways: [
          { label: '描く画面の案内を見る', ...EDITOR },
          { label: '描いてみる', to: '/try', own: '/home/routes/create' },
        ],
      },
      {
        id: 'tell',
        heading: '書く',
        text: '「本文」では、地図のとなりに文章を書きます。',
        steps: [
          '見出し・写真・引用・表を、「/」か左の「+」から入れます。',
          '地図のスポットを文章に入れると、読む人はことばから地図へ行けます。',
          '日本語と英語の両方で書けます。片方だけでもかまいません。',
        ],
        picture: '本文を書く画面。右に小さな地図とスポットの一覧がある。',
        ways: [],
      },
      {
        id: 'publish',
        heading: '公開する',
        text: '書きかけは自動で残ります。公開はいつでもやめられます。',
        steps: [
          '「設定」でタグとサムネイルを選びます。',
          '公開範囲は、全員・リンクを知っている人・自分だけから選びます。',
          '「公開する」を押します。足りないものがあれば、その場所を教えます。',
        ],
        picture: '設定の画面。公開範囲とタグ、公開前の確認がある。',
        ways: [],
      },
      {
        id: 'import',
        heading: '取り込む',
        text: 'ほかで記録したものも、そのまま持ってこられます。ファイルは端末の中で読み、保存するまで送りません。',
        steps: [
          'GPX・KML・KMZ・TCX・FIT・GeoJSONのファイルを、10個まで一度に置きます。',
          '取り込むものを選びます。形を変えたところや読めなかったところは、ひとつずつ知らせます。',
          '位置の入った写真を地図に置くと、撮った場所にスポットができます。',
        ],
        picture: 'ファイルから作ったルートの一覧と、小さな地図の見本がある画面。',
        ways: [{ label: 'ファイルから作る', to: '/home/routes/create_from_file' }],
      },
      {
        id: 'share',
        heading: 'わたす',
        text: '公開したルートは、だれかの次の道になります。',
        steps: [
          '読んだ人は、GPX・KML・GeoJSONで持ち出せます。',
          'ナイスルートを送ったり、ストックに分けて残したり、コメントしたりできます。',
          'コピーして自分の下書きにすると、もとの作者の名前が残ります。',
          'リンクや埋め込みで、ほかのページからも見られます。',
        ],
        picture: '公開されたルートのページ。地図の上にタイトルと作者、操作が並ぶ。',
        ways: [{ label: 'みんなのルートを読む', to: '/routes' }],
      },
    ],
  },
  'en-us': {
    title: 'How it works',
    lead: 'Find, draw, write, publish, import, share. The screenshots show Mishiori as it is now.',
    contents: 'On this page',
    first: { label: 'Take the tour of the front page', ...FIRST },
    sections: [
      {
        id: 'find',
        heading: 'Find',
        text: 'You don’t need an account to read.',
        steps: [
          'Open “Search on the map” and move the map to where you’d like to go.',
          'Narrow the list on the left by words, distance, language or photos.',
          'Choose a route to see a summary on the map, then press “Read route”.',
        ],
        picture: 'A map with a list of its routes on the left.',
        ways: [
          { label: 'Take the tour of the map', ...MAP },
          { label: 'All routes', to: '/routes' },
        ],
      },
      {
        id: 'draw',
        heading: 'Draw',
        text: 'You can try it without an account. What you draw stays on your device.',
        steps: [
          'Pick a tool. A line connects the points you press; a navigation line follows the roads between them.',
          'Press the map point by point, then confirm. “Cancel” takes you back to where you started.',
          'Add spots, photos and shapes, with names and descriptions.',
          'Use layers to separate the way out, the way back and the sights.',
        ],
        picture: 'The editor, with a line and spots on the map and layers on the left.',
        ways: [
          { label: 'Take the tour of the editor', ...EDITOR },
          { label: 'Try it', to: '/try', own: '/home/routes/create' },
        ],
      },
      {
        id: 'tell',
        heading: 'Write',
        text: 'Under “Content”, write beside the map.',
        steps: [
          'Add headings, photos, quotes and tables with “/” or the “+” on the left.',
          'Add a spot to the text, and readers can jump from the words to the map.',
          'Write in English, Japanese or both.',
        ],
        picture: 'The text editor, with a small map and its spots on the right.',
        ways: [],
      },
      {
        id: 'publish',
        heading: 'Publish',
        text: 'Work in progress is saved automatically. You can unpublish at any time.',
        steps: [
          'Choose tags and a thumbnail under “Settings”.',
          'Choose who can see it: everyone, people with the link, or only you.',
          'Press “Publish”. If something’s missing, you’ll see where.',
        ],
        picture: 'The settings, with visibility, tags and a checklist before publishing.',
        ways: [],
      },
      {
        id: 'import',
        heading: 'Import',
        text: 'Bring recordings from elsewhere. Files are read on your device and aren’t sent until you save.',
        steps: [
          'Drop up to 10 GPX, KML, KMZ, TCX, FIT or GeoJSON files at once.',
          'Choose what to import. You’ll see everything that was changed or couldn’t be read.',
          'Photos with a location become spots when you drop them on the map.',
        ],
        picture: 'Routes created from files, each with a small map.',
        ways: [{ label: 'Create routes from files', to: '/home/routes/create_from_file' }],
      },
      {
        id: 'share',
        heading: 'Share',
        text: 'A published route becomes someone’s next trip.',
        steps: [
          'Readers take it along as GPX, KML or GeoJSON.',
          'They send a Nice Route, save it under a category, or leave a comment.',
          'A copy becomes a draft of theirs and keeps the name of its first author.',
          'A link, or a frame on another page, shows it elsewhere.',
        ],
        picture: 'The page of a published route: title, author and actions above its map.',
        ways: [{ label: 'Read everyone’s routes', to: '/routes' }],
      },
    ],
  },
}
