import { bullets, gallery, header, link, picture, quote, steps, table, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { toriiPassMap } from './torii-pass-map.ts'

/** The article that uses everything: every kind of block and, but for recordings, every kind of object, in both languages. */
export const toriiPass: DemoArticle = {
  author: 'hikari.k',
  title: '中山道 鳥居峠を歩く — 藪原宿から奈良井宿へ',
  summary:
    '木曽路でいちばん歩きやすい峠道。トチノキの巨木と石畳、下りきった先に千本格子の宿場が待っています。写真を撮りながらで、ちょうど半日。',
  tags: ['中山道', '木曽', 'ハイキング', '宿場町', '秋'],
  pictures: ['pass', 'postTown', 'torii', 'noodles'],
  map: toriiPassMap,
  blocks: (pictureOf) => [
    text(
      `江戸から数えて三十五番目の宿、<b>藪原</b>。ここから${link('summit', '鳥居峠')}を越えて、三十四番目の<b>奈良井</b>まで歩きました。峠道といっても道幅は広く、足元もよく整えられています。`,
    ),
    picture(pictureOf('pass'), '峠の手前。ここから石畳になります。', 'summit'),
    header(2, '持ちもの'),
    bullets('履きなれた靴（石畳は濡れると滑ります）', '飲みもの 500 ml', '熊鈴', '帰りの時刻表'),
    header(2, '道のり'),
    steps(
      `${link('yabuhara', '藪原駅')}から宿場を抜け、線路をくぐって山へ。`,
      `つづら折りを登ると${link('shrine', '御嶽神社の鳥居')}。`,
      `すぐ先が${link('summit', '峠の頂上')}。${link('horse-chestnut', 'トチノキ')}の根元でひと休み。`,
      `沢を何度か渡りながら下って、${link('old-town', '奈良井の町並み')}へ。`,
    ),
    table(
      ['区間', '道のようす', '時間'],
      ['藪原駅 → 鳥居峠', '宿場、舗装路、石畳の登り', '70 分'],
      ['鳥居峠 → 奈良井宿', '沢ぞいの下り', '50 分'],
      ['宿場の散歩', '平らな町並み', '好きなだけ'],
    ),
    header(3, '峠の句'),
    quote('木曽の栃<br>浮世の人の<br>土産かな', '松尾芭蕉'),
    picture(pictureOf('torii'), '杉の木立の中に、鳥居がひとつ。', 'shrine'),
    header(2, '奈良井に着いたら'),
    text(
      `下りきると急に視界がひらけて、${link('narai', '奈良井駅')}まで一キロの町並みが続きます。まずは${link('soba', 'そば')}を。`,
    ),
    gallery(
      [
        { file: pictureOf('postTown'), objectId: 'old-town' },
        { file: pictureOf('noodles'), objectId: 'soba' },
      ],
      '千本格子の町と、おろしそば。',
    ),
    text(
      '町のことは <a href="https://www.naraijuku.com/">奈良井宿観光協会</a> が詳しいです。<i>帰りの列車は二時間に一本のこともあります。</i>',
    ),
  ],
  translation: {
    title: 'Over the Torii Pass on the Nakasendo — from Yabuhara to Narai',
    summary:
      'The easiest pass to walk on the Kiso Road: giant horse chestnuts, old cobbles, and a post town of wooden lattices waiting at the bottom. Half a day, with time for photos.',
    blocks: (pictureOf) => [
      text(
        `<b>Yabuhara</b> is the thirty-fifth post town, counted from Edo. From here I walked over the ${link('summit', 'Torii Pass')} to the thirty-fourth, <b>Narai</b>. It is called a pass, but the path is wide and well kept.`,
      ),
      picture(pictureOf('pass'), 'Just below the pass. The cobbles begin here.', 'summit'),
      header(2, 'What to bring'),
      bullets(
        'Shoes you know well (cobbles are slippery when wet)',
        '500 ml to drink',
        'A bear bell',
        'The timetable for the way back',
      ),
      header(2, 'The way'),
      steps(
        `From ${link('yabuhara', 'Yabuhara Station')} through the post town, under the railway and into the hills.`,
        `Up the switchbacks to the ${link('shrine', 'torii of Ontake Shrine')}.`,
        `The ${link('summit', 'top of the pass')} is close by. Take a rest under the ${link('horse-chestnut', 'horse chestnuts')}.`,
        `Down across a few streams to ${link('old-town', 'Narai’s old street')}.`,
      ),
      table(
        ['Stretch', 'The path', 'Time'],
        ['Yabuhara Station → Torii Pass', 'Post town, paved road, a climb on cobbles', '70 min'],
        ['Torii Pass → Narai', 'Downhill along streams', '50 min'],
        ['A walk through town', 'Level old streets', 'As long as you like'],
      ),
      header(3, 'A poem of the pass'),
      quote('Horse chestnuts of Kiso —<br>for those of the floating world,<br>my gift to take home', 'Matsuo Basho'),
      picture(pictureOf('torii'), 'A single torii among the cedars.', 'shrine'),
      header(2, 'When you get to Narai'),
      text(
        `At the end of the descent the view suddenly opens, and a kilometre of old houses leads to ${link('narai', 'Narai Station')}. First of all, have some ${link('soba', 'soba')}.`,
      ),
      gallery(
        [
          { file: pictureOf('postTown'), objectId: 'old-town' },
          { file: pictureOf('noodles'), objectId: 'soba' },
        ],
        'The town of lattices, and soba with grated radish.',
      ),
      text(
        'The <a href="https://www.naraijuku.com/">Narai-juku tourist association</a> knows the town best. <i>Some trains back are two hours apart.</i>',
      ),
    ],
  },
}
