import type { Locale } from '@repo/contract'
import type { SupportDocument } from './documents.server.ts'

/** What the product is, what it can do and what it holds itself to. */
export const ABOUT: Readonly<Record<Locale, SupportDocument>> = {
  ja: {
    title: 'Mishioriについて',
    lead: 'Mishiori(ミシオリ)は、地図に線を引き、ことばと写真を添えて、次に歩く人へわたすところです。名前は「道」と「栞」から。山道で枝を折って目印にした「しおり」が、もとの意味です。',
    sections: [
      {
        heading: '描く',
        text: '地図の上で線を引くと、道に沿ってつながります。スポットや図形を置き、レイヤーに分けられます。GPXやKMLのファイル、位置の入った写真からも始められます。',
      },
      {
        heading: '書く',
        text: '地図のとなりに文章を書きます。文中のことばと地図の場所は結びつき、読む人は文章といっしょに地図をたどれます。日本語と英語の両方で書けます。',
      },
      {
        heading: 'わたす',
        text: '公開すると、だれでも読めて、GPXやKMLとして持ち出せます。リンクを知っている人だけに見せることも、自分だけのものにしておくこともできます。',
      },
      {
        heading: '約束',
        text: '描いたものはあなたのものです。追跡のための仕組みは入っていません。書きかけは端末に残り、通信が切れても消えません。プログラムは公開されていて(MITライセンス)、だれでも自分のところで動かせます。',
      },
    ],
  },
  'en-us': {
    title: 'About Mishiori',
    lead: 'Mishiori is a place to draw a line on the map, add words and photos, and hand it to whoever walks next. The name joins michi, a road, and shiori, a bookmark: once a twig that was bent to mark a mountain path.',
    sections: [
      {
        heading: 'Draw',
        text: 'Lines on the map follow the paths below them. Add spots and shapes, and sort them into layers. You can also begin with a GPX or KML file, or with photos that know where they were taken.',
      },
      {
        heading: 'Write',
        text: 'Write beside the map. Words in the text and places on the map are linked, so that readers follow both together. An article can be written in English and in Japanese.',
      },
      {
        heading: 'Hand it on',
        text: 'What you publish can be read by everybody and taken along as GPX or KML. You can also show a route to those who know its link, or keep it to yourself.',
      },
      {
        heading: 'What we hold to',
        text: 'What you draw stays yours. There is nothing here that tracks you. Unfinished work is kept on your device and survives a lost connection. The program is open source (MIT), and anybody can run it for themselves.',
      },
    ],
  },
}
