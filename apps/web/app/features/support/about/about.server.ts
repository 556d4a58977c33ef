import type { Locale } from '@repo/contract'

interface Point {
  readonly heading: string
  readonly text: string
}

export interface About {
  readonly title: string
  readonly lead: string
  /** Where the name comes from. */
  readonly name: Point
  /** What people do here, in the order in which they do it. */
  readonly way: { readonly heading: string; readonly steps: readonly [Point, Point, Point] }
  readonly promises: { readonly heading: string; readonly points: readonly Point[] }
  readonly ends: { readonly howItWorks: string; readonly question: string }
}

/** What the product is, what it can do and what it holds itself to. */
export const ABOUT: Readonly<Record<Locale, About>> = {
  ja: {
    title: 'Mishioriについて',
    lead: '地図に線を引き、ことばと写真を添えて、次に歩く人へわたすところです。',
    name: {
      heading: '名前のこと',
      text: '「道」と「栞」で、ミシオリ。しおりはもともと、山道で枝を折ってつけた目印のことでした。それが本に挟むしるしになり、旅に持っていく小さな冊子の名前にもなりました。道につけた目印、とっておいた一枚、地図のついた旅のしおり。ここで作るのは、その三つを合わせたものです。',
    },
    way: {
      heading: '一本の線から',
      steps: [
        {
          heading: '描く',
          text: '地図を押していくと、線が道に沿ってつながります。スポットや図形を置き、レイヤーに分けられます。GPXやKMLのファイル、位置の入った写真からも始められます。',
        },
        {
          heading: '書く',
          text: '地図のとなりに文章を書きます。文中のことばと地図の場所は結びつき、読む人は文章といっしょに地図をたどれます。日本語と英語の両方で書けます。',
        },
        {
          heading: 'わたす',
          text: '公開すると、だれでも読めて、GPXやKMLとして持ち出せます。リンクを知っている人だけに見せることも、自分だけのものにしておくこともできます。',
        },
      ],
    },
    promises: {
      heading: '約束していること',
      points: [
        {
          heading: 'あなたのもの',
          text: '描いた地図も書いた文章も、あなたのものです。いつでも持ち出せて、いつでも消せます。',
        },
        {
          heading: '追いかけません',
          text: '追跡のための仕組みは入っていません。取り込むファイルは、端末の中で読みます。',
        },
        {
          heading: '失いません',
          text: '書きかけは端末に残ります。通信が切れても、ブラウザーが閉じても、続きから始められます。',
        },
        {
          heading: '開いています',
          text: 'プログラムは公開されています（MITライセンス）。だれでも自分のところで動かせて、形式は決まったものだけを使います。',
        },
      ],
    },
    ends: { howItWorks: '使い方を見る', question: '問い合わせる' },
  },
  'en-us': {
    title: 'About Mishiori',
    lead: 'A place to draw a line on the map, add words and photos, and hand it to whoever walks next.',
    name: {
      heading: 'The name',
      text: 'It joins michi, a road, and shiori. A shiori was once a twig bent to mark a mountain trail; later it became a bookmark, and the little booklet people take on a trip. A mark on a road, a saved page, a booklet with a map: what you make here is all three in one.',
    },
    way: {
      heading: 'It begins with a line',
      steps: [
        {
          heading: 'Draw',
          text: 'Press along the map, and the line follows the roads. Add spots and shapes, and sort them into layers. You can also start from a GPX or KML file, or from photos with a location.',
        },
        {
          heading: 'Write',
          text: 'Write beside the map. Words in the text and places on the map are linked, so readers follow both together. You can write an article in both English and Japanese.',
        },
        {
          heading: 'Share',
          text: 'Anyone can read what you publish and download it as GPX or KML. You can also share a route only with people who have the link, or keep it to yourself.',
        },
      ],
    },
    promises: {
      heading: 'Our promises',
      points: [
        {
          heading: 'It’s yours',
          text: 'The maps you draw and the words you write are yours. Take them with you or delete them at any time.',
        },
        {
          heading: 'No tracking',
          text: 'There are no trackers here. Files you import are read on your device.',
        },
        {
          heading: 'Nothing is lost',
          text: 'Work in progress is kept on your device. If the connection drops or the browser closes, you can pick up where you left off.',
        },
        {
          heading: 'It’s open',
          text: 'The program is open source (MIT license). Anyone can run it, and it uses only standard formats.',
        },
      ],
    },
    ends: { howItWorks: 'See how it works', question: 'Ask us' },
  },
}
