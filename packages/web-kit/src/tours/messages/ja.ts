import type { TranslationOf } from '@repo/i18n'
import type { TourMessages } from './en-us.ts'

export const messages: TranslationOf<TourMessages> = {
  'tour.later': 'あとで',
  'tour.back': '戻る',
  'tour.next': '次へ',
  'tour.finish': '終わる',
  'tour.progress': '{step} / {steps}',
  'tour.first.searchTitle': 'ルートをさがす',
  'tour.first.searchText': '地名でも、山でも、ことばでも。アカウントがなくても、すべて読めます。',
  'tour.first.exampleTitle': 'だれかの道を読む',
  'tour.first.exampleText':
    '開くと、地図と並べて本文を読めます。GPX・KML・GeoJSONのファイルにして持ち出すこともできます。',
  'tour.first.nearTitle': '近くの道をさがす',
  'tour.first.nearText':
    '押したときだけ現在地をたずねて、近いものから並べます。人気や新着、季節のルートはこの上にあります。',
  'tour.first.makeTitle': '自分の道を描く',
  'tour.first.makeText':
    '歩いた道も、いつか行きたい道も。登録しなくても描いてみることができ、描いたものはこの端末に残ります。',
  'tour.editor.toolsTitle': '道具を選んで、地図を押す',
  'tour.editor.toolsText': '線なら、通る場所を順に押して、最後に確定します。ルート線は、道なりに自動でつながります。',
  'tour.editor.layersTitle': '描いたものの一覧',
  'tour.editor.layersText':
    '線・スポット・図形が、レイヤーごとに並びます。名前をつけたり、隠したり、移したりできます。',
  'tour.editor.tabsTitle': 'ことばを添える',
  'tour.editor.tabsText':
    '「本文」で、写真や地図へのリンクを入れながら書きます。「設定」では、タグと公開範囲を選びます。',
  'tour.editor.publishTitle': '残して、わたす',
  'tour.editor.publishText':
    '描いたものは、いつもこの端末に残っています。下書き保存すればほかの端末で続けられ、できたら公開します。',
  'tour.map.searchTitle': '条件でしぼる',
  'tour.map.searchText': 'ことばでさがしたり、距離や言語、写真の有無でしぼったりできます。',
  'tour.map.listTitle': '地図に見えているルート',
  'tour.map.listText': '選ぶと、地図のどこにあるかがわかり、読むためのリンクが使えます。',
  'tour.map.turnTitle': '一覧を広げる',
  'tour.map.turnText':
    'ここを押すか、上に引くと、地図に見えているルートの一覧になります。もう一度押すと地図に戻ります。',
  'tour.map.toolsTitle': '地図を動かしてさがす',
  'tour.map.toolsText': 'オンのあいだは、地図を動かすと一覧も変わります。オフにすると、押したときだけさがします。',
}
