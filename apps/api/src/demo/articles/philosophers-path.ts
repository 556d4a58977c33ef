import { header, link, picture, quote, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { aMap, layer, line, rectangle, spot } from '../map-parts.ts'

export const philosophersPath: DemoArticle = {
  author: 'hikari.k',
  title: '哲学の道、朝いちばんの二キロ',
  summary: '銀閣寺から南禅寺まで、疏水にそって。人の少ない朝七時に歩きはじめると、水の音だけが聞こえます。',
  tags: ['京都', '散歩', '桜', '寺社'],
  pictures: ['cherry'],
  map: aMap(
    layer(
      'route',
      '朝の道',
      line({ id: 'canal', name: '銀閣寺 → 南禅寺', color: 'pink' }, [
        [135.7982, 35.027],
        [135.7972, 35.0269],
        [135.7962, 35.0268],
        [135.7953, 35.0267],
        [135.7956, 35.0261],
        [135.7959, 35.0254],
        [135.7962, 35.0247],
        [135.7964, 35.024],
        [135.7966, 35.0233],
        [135.7967, 35.0226],
        [135.7966, 35.0219],
        [135.7965, 35.0212],
        [135.7964, 35.0205],
        [135.7962, 35.0198],
        [135.7961, 35.0191],
        [135.7961, 35.0184],
        [135.796, 35.0177],
        [135.7959, 35.017],
        [135.7957, 35.0163],
        [135.7955, 35.0156],
        [135.7953, 35.0149],
        [135.7949, 35.0144],
        [135.7944, 35.0139],
        [135.794, 35.0132],
        [135.7938, 35.0125],
        [135.7936, 35.0118],
        [135.7932, 35.0113],
      ]),
    ),
    layer(
      'temples',
      'お寺と神社',
      spot({ id: 'ginkakuji', name: '銀閣寺', color: 'purple', icon: 'star' }, [135.7982, 35.027]),
      spot(
        {
          id: 'honenin',
          name: '法然院',
          color: 'purple',
          icon: 'star',
          description: '六時から開いています。茅葺きの山門と白砂壇。',
        },
        [135.7977, 35.0239],
      ),
      spot(
        { id: 'otoyo', name: '大豊神社', color: 'orange', icon: 'good', description: '狛犬ならぬ、狛ねずみ。' },
        [135.7969, 35.0175],
      ),
      spot({ id: 'eikando', name: '永観堂', color: 'purple', icon: 'star' }, [135.7944, 35.0144]),
      spot({ id: 'nanzenji', name: '南禅寺 三門', color: 'purple', icon: 'star' }, [135.7932, 35.0113]),
    ),
    layer(
      'season',
      '桜の季節',
      rectangle(
        {
          id: 'cherries',
          name: '関雪桜の並木',
          color: 'pink',
          description: '画家の橋本関雪と妻よねが贈った苗木から。',
        },
        [135.7951, 35.0148, 135.7971, 35.0262],
      ),
    ),
  ),
  blocks: (pictureOf) => [
    picture(pictureOf('cherry'), '四月のはじめ。散りはじめの朝がいちばん好きです。', 'cherries'),
    text(
      `${link('ginkakuji', '銀閣寺')}の参道を下りて、橋をわたったら左へ。そこから南へ、${link('canal', '疏水ぞいの道')}がまっすぐ続きます。`,
    ),
    header(2, '寄り道するなら'),
    text(
      `東へ一本入ると${link('honenin', '法然院')}。朝六時から開いているので、道を歩く前に寄れます。${link('otoyo', '大豊神社')}では、狛ねずみにあいさつを。`,
    ),
    quote('人は人 吾はわれ也 とにかくに 吾行く道を 吾は行くなり', '西田幾多郎'),
    header(2, '終わりは三門'),
    text(
      `${link('eikando', '永観堂')}の前を過ぎると、木立の向こうに${link('nanzenji', '南禅寺の三門')}。ここまでゆっくり歩いて四十分です。`,
    ),
  ],
}
