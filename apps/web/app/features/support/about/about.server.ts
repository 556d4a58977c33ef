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
      text: '「道」と「栞」で、ミシオリ。しおりはもともと、山道で枝を折ってつけた目印のことでした。それが本にはさむしるしになり、旅に持っていく小さな冊子の名前にもなりました。道につけた目印、とっておいた一枚、地図のついた旅のしおり。ここで作るのは、その三つを合わせたものです。',
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
          text: '書きかけは端末に残ります。通信が切れても、ブラウザが閉じても、続きから始められます。',
        },
        {
          heading: '開いています',
          text: 'プログラムは公開されています(MITライセンス)。だれでも自分のところで動かせて、形式は決まったものだけを使います。',
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
      text: 'It joins michi, a road, and shiori. A shiori was once a twig, bent to mark a mountain path; then the mark in a book, and the little booklet made for a journey. A mark on a road, a page that was kept, a booklet with a map: what you make here is the three in one.',
    },
    way: {
      heading: 'It begins with a line',
      steps: [
        {
          heading: 'Draw',
          text: 'Press along the map, and the line follows the paths below it. Add spots and shapes, and sort them into layers. You can also begin with a GPX or KML file, or with photos that know where they were taken.',
        },
        {
          heading: 'Write',
          text: 'Write beside the map. Words in the text and places on the map are linked, so that readers follow both together. An article can be written in English and in Japanese.',
        },
        {
          heading: 'Hand it on',
          text: 'What you publish can be read by everybody and taken along as GPX or KML. You can also show a route to those who know its link, or keep it to yourself.',
        },
      ],
    },
    promises: {
      heading: 'What we hold to',
      points: [
        {
          heading: 'It is yours',
          text: 'What you draw and write stays yours. Take it with you or delete it at any time.',
        },
        {
          heading: 'Nobody follows you',
          text: 'There are no trackers here. Files that you import are read on your device.',
        },
        {
          heading: 'Nothing is lost',
          text: 'Unfinished work is kept on your device. When the connection or the browser goes, you go on where you were.',
        },
        {
          heading: 'It is open',
          text: 'The program is open source (MIT). Anybody can run it for themselves, and it speaks nothing but known formats.',
        },
      ],
    },
    ends: { howItWorks: 'See how it works', question: 'Ask us' },
  },
}
