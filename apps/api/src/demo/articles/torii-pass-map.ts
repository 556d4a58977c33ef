import type { MapDocument } from '@mishiori/map-document'
import { aMap, circle, layer, line, polygon, rectangle, spot } from '../map-parts.ts'

/** Every kind of object but recordings, named in both languages. */
export const toriiPassMap: MapDocument = aMap(
  layer(
    'route',
    { ja: '歩いた道', en: 'The walk' },
    line(
      {
        id: 'pass-walk',
        name: { ja: '藪原駅 → 鳥居峠 → 奈良井駅', en: 'Yabuhara Station → Torii Pass → Narai Station' },
        color: 'red',
        description: {
          ja: '地図を見ながら手で描いた線です。標高もおおよその値です。',
          en: 'Drawn by hand from a map. The heights are approximate too.',
        },
      },
      [
        [137.7812, 35.9349],
        [137.782, 35.9358],
        [137.7829, 35.9366],
        [137.7838, 35.9374],
        [137.7846, 35.9383],
        [137.7853, 35.9392],
        [137.7862, 35.94],
        [137.7872, 35.9406],
        [137.7884, 35.9411],
        [137.7893, 35.9418],
        [137.7899, 35.9427],
        [137.7908, 35.9434],
        [137.792, 35.9438],
        [137.7931, 35.9444],
        [137.7938, 35.9453],
        [137.7949, 35.9459],
        [137.7961, 35.9463],
        [137.7973, 35.9468],
        [137.7984, 35.9475],
        [137.7994, 35.9483],
        [137.8006, 35.9489],
        [137.8018, 35.9495],
        [137.8027, 35.9503],
        [137.8029, 35.9513],
        [137.8024, 35.9522],
        [137.8028, 35.9531],
        [137.8037, 35.9538],
        [137.8036, 35.9548],
        [137.8041, 35.9557],
        [137.8049, 35.9565],
        [137.8047, 35.9575],
        [137.8053, 35.9584],
        [137.8061, 35.9592],
        [137.8066, 35.9602],
        [137.8071, 35.9612],
        [137.8078, 35.9621],
        [137.8087, 35.963],
        [137.8096, 35.9639],
        [137.8104, 35.9648],
        [137.8113, 35.9657],
        [137.8121, 35.9666],
        [137.8129, 35.9675],
        [137.8136, 35.9683],
      ],
      [
        924, 926, 928, 931, 935, 940, 948, 957, 968, 980, 994, 1006, 1018, 1032, 1048, 1062, 1076, 1092, 1110, 1130,
        1154, 1177, 1197, 1188, 1172, 1154, 1134, 1112, 1090, 1068, 1046, 1022, 996, 972, 956, 948, 944, 941, 939, 938,
        936, 935, 934,
      ],
    ),
  ),
  layer(
    'sights',
    { ja: '見どころ', en: 'What to see' },
    spot(
      {
        id: 'yabuhara',
        name: { ja: '藪原駅', en: 'Yabuhara Station' },
        color: 'deepblue',
        icon: 'train',
        description: {
          ja: '特急は止まりません。中津川行きの普通列車で。',
          en: 'Expresses don’t stop here. Take a local train bound for Nakatsugawa.',
        },
      },
      [137.7812, 35.9349],
    ),
    spot(
      {
        id: 'shrine',
        name: { ja: '御嶽神社の鳥居', en: 'Torii of Ontake Shrine' },
        color: 'red',
        icon: 'star',
        description: {
          ja: '峠の名のもとになった鳥居。晴れた日は木の間に御嶽山が見えます。',
          en: 'The gate that gave the pass its name. On clear days Mount Ontake shows between the trees.',
        },
      },
      [137.8006, 35.9487],
    ),
    spot(
      {
        id: 'summit',
        name: { ja: '鳥居峠（1,197 m）', en: 'Torii Pass (1,197 m)' },
        color: 'orange',
        icon: 'good',
        description: {
          ja: 'ベンチがあります。ここから先は下りです。',
          en: 'There is a bench. It is downhill from here.',
        },
      },
      [137.8027, 35.9503],
    ),
    spot(
      { id: 'horse-chestnut', name: { ja: 'トチノキの群生', en: 'Horse chestnuts' }, color: 'green', icon: 'walk' },
      [137.8022, 35.9497],
    ),
    spot(
      { id: 'narai', name: { ja: '奈良井駅', en: 'Narai Station' }, color: 'deepblue', icon: 'train' },
      [137.8136, 35.9683],
    ),
    spot(
      {
        id: 'soba',
        name: { ja: '宿場のそば', en: 'Soba in the post town' },
        color: 'teal',
        icon: 'shop',
        description: {
          ja: '昼は一時半ごろまで。売り切れたら終わりです。',
          en: 'Lunch until about half past one, or until it is sold out.',
        },
      },
      [137.8096, 35.9641],
    ),
  ),
  layer(
    'notes',
    { ja: '歩く前に', en: 'Before you go' },
    circle(
      {
        id: 'bears',
        name: { ja: '熊鈴を鳴らす区間', en: 'Ring your bear bell here' },
        color: 'yellow',
        description: {
          ja: '鐘が置かれています。通るときに鳴らしましょう。',
          en: 'There are bells beside the path. Ring them as you pass.',
        },
      },
      [137.7965, 35.9465],
      450,
    ),
    rectangle(
      {
        id: 'old-town',
        name: { ja: '奈良井の町並み', en: 'Narai’s old street' },
        color: 'purple',
        description: { ja: '重要伝統的建造物群保存地区。', en: 'A protected district of historic buildings.' },
      },
      [137.8062, 35.9608, 137.8131, 35.9679],
    ),
    polygon({ id: 'chestnut-grove', name: { ja: 'トチノキの森', en: 'Horse chestnut grove' }, color: 'green' }, [
      [137.8009, 35.949],
      [137.8022, 35.9492],
      [137.8031, 35.9501],
      [137.8021, 35.9506],
      [137.8009, 35.95],
    ]),
  ),
)
