import { bullets, header, link, picture, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { aMap, layer, polygon, spot } from '../map-parts.ts'
import { recording } from '../recording.ts'

export const kamakura: DemoArticle = {
  author: 'hikari.k',
  showsHealth: true,
  title: '北鎌倉から大仏さまへ、尾根づたいに',
  summary: '電車を降りて五分で山道。葛原岡、源氏山、銭洗弁天と寄り道しながら、尾根を歩いて高徳院の大仏へ下ります。',
  tags: ['鎌倉', 'ハイキング', '寺社', '日帰り', '紅葉'],
  pictures: ['island', 'torii'],
  map: aMap(
    layer(
      'route',
      'ルート',
      recording(
        {
          id: 'ridge',
          name: '北鎌倉駅 → 長谷駅',
          color: 'red',
          description: 'デモ用に作った記録です。時刻・心拍数・ケイデンス・気温は架空です。',
        },
        {
          from: Date.UTC(2025, 10, 23, 0, 12),
          corners: [
            [139.545, 35.3372, 14],
            [139.5455, 35.3363, 18],
            [139.546, 35.3354, 24],
            [139.5464, 35.3346, 30],
            [139.5456, 35.3341, 48],
            [139.5451, 35.3334, 62],
            [139.5453, 35.3326, 70],
            [139.5449, 35.3319, 76],
            [139.5452, 35.3311, 80],
            [139.5448, 35.3303, 84],
            [139.5451, 35.3294, 86],
            [139.5447, 35.3286, 88],
            [139.5446, 35.3279, 90],
            [139.5449, 35.3271, 91],
            [139.5447, 35.3264, 93, 9],
            [139.5438, 35.3261, 84],
            [139.5429, 35.3262, 72],
            [139.5424, 35.3257, 78],
            [139.5421, 35.3249, 84],
            [139.5414, 35.3243, 88],
            [139.5405, 35.3239, 86],
            [139.5397, 35.3233, 90],
            [139.539, 35.3226, 87],
            [139.5383, 35.3219, 92],
            [139.5375, 35.3213, 88],
            [139.5369, 35.3206, 84],
            [139.5363, 35.32, 80],
            [139.5359, 35.3194, 72],
            [139.5361, 35.3186, 60],
            [139.5364, 35.3178, 44],
            [139.5362, 35.317, 26],
            [139.5357, 35.3167, 18, 6],
            [139.5361, 35.3159, 15],
            [139.536, 35.3149, 14],
            [139.5358, 35.3139, 12],
            [139.5357, 35.313, 10],
            [139.5356, 35.3122, 9],
          ],
        },
      ),
    ),
    layer(
      'stops',
      '寄り道',
      spot({ id: 'kita-kamakura', name: '北鎌倉駅', color: 'deepblue', icon: 'train' }, [139.545, 35.3372]),
      spot(
        { id: 'jochiji', name: '浄智寺', color: 'purple', icon: 'star', description: '山門の手前の石橋まで、ぜひ。' },
        [139.5464, 35.3346],
      ),
      spot({ id: 'kuzuharaoka', name: '葛原岡神社', color: 'purple', icon: 'star' }, [139.5446, 35.3279]),
      spot(
        {
          id: 'zeniarai',
          name: '銭洗弁財天',
          color: 'yellow',
          icon: 'good',
          description: 'ざるを借りて、お金を洗います。',
        },
        [139.5424, 35.3257],
      ),
      spot(
        {
          id: 'steps-caution',
          name: '根の道',
          color: 'orange',
          icon: 'caution',
          seenDaysAgo: 12,
          description: '雨のあとはよく滑ります。',
        },
        [139.5383, 35.3219],
      ),
      spot({ id: 'daibutsu', name: '高徳院（大仏）', color: 'red', icon: 'star' }, [139.5357, 35.3168]),
      spot({ id: 'hase', name: '長谷駅', color: 'deepblue', icon: 'train' }, [139.5356, 35.3122]),
    ),
    layer(
      'areas',
      'お昼の場所',
      polygon({ id: 'genjiyama', name: '源氏山公園', color: 'green', description: '芝生の広場。トイレもあります。' }, [
        [139.5437, 35.3269],
        [139.5453, 35.3271],
        [139.5457, 35.3258],
        [139.5441, 35.3254],
      ]),
    ),
  ),
  blocks: (pictureOf) => [
    text(
      `${link('kita-kamakura', '北鎌倉駅')}の改札を出て、線路ぞいに少し歩くと${link('jochiji', '浄智寺')}。ここから先は、もう山の道です。`,
    ),
    picture(pictureOf('torii'), '木々の奥に、小さな社がいくつも。', 'kuzuharaoka'),
    header(2, '尾根の上で'),
    text(
      `${link('kuzuharaoka', '葛原岡神社')}にお参りしたら、${link('genjiyama', '源氏山公園')}でお弁当。ここまで五十分ほどです。少しだけ下って${link('zeniarai', '銭洗弁財天')}に寄り、また尾根へ戻ります。`,
    ),
    header(2, '気をつけること'),
    bullets(
      `${link('steps-caution', '木の根の道')}は、雨の翌日は避ける`,
      'すれ違いは登りの人が先',
      '日が短い季節は午後二時までに尾根を下りる',
    ),
    header(2, '大仏さまから海へ'),
    text(
      `トンネルの上で道路に下りると、${link('daibutsu', '大仏さま')}まであと少し。${link('hase', '長谷駅')}を通りすぎて、海まで歩くのもいいものです。`,
    ),
    picture(pictureOf('island'), '駅から五分で、由比ヶ浜の海。'),
  ],
}
