import { formatInteger } from './format.ts'
import { jaView } from './ja-view.ts'
import type { TravelMessages } from './travel-messages.ts'

const number = (value: number) => formatInteger(value, jaView.locale)

/** 進み方を選べるときの言葉 */
export const jaTravel: TravelMessages = {
  profile: '進み方',
  profiles: {
    hike: '登山',
    walk: '散歩',
    stepFree: '段差なし',
    cityBike: '街の自転車',
    roadBike: 'ロードバイク',
    gravelBike: 'グラベル',
    mountainBike: '山の自転車',
    eBike: '電動自転車',
    motorcycle: 'バイク',
    car: '車',
  },
  moreProfiles: (count) => `ほか ${number(count)}`,
  options: '条件',
  optionsSet: (count) => (count === 0 ? '条件' : `条件 ${number(count)}`),
  optionNames: {
    avoidSteps: '階段をさける',
    avoidFerries: '船をさける',
    avoidMainRoads: '大きな道をさける',
    avoidPrivate: '私道をさける',
    hills: '坂道',
    hardestPath: '山道のむずかしさ',
  },
  asUsual: 'おまかせ',
  hills: { avoid: 'さける', seek: 'えらぶ' },
  upToGrade: (grade) => `T${grade} まで`,
  candidates: (count) => `道の候補 ${number(count)}`,
  suggested: 'おすすめの道',
  former: 'これまでの道',
  findOthers: 'ほかの道をさがす',
  noOthers: 'ほかの道は見つかりませんでした',
  other: (n) => `別の道 ${number(n)}`,
  climbOf: (climb) => `登り ${climb}`,
  differenceSeparator: '・',
  together: (...sentences) => sentences.join(''),
  sameFigures: '長さも時間もほぼ同じ',
  offered: (count) => `道の候補が${number(count)}つあります`,
  chosen: (length) => `この道にしました、${length}`,
  noWay: (profile) => `「${profile}」で行ける道が見つかりません。別の進み方にするか、地点を道のそばに移してください。`,
  noWayWithOptions: (profile) =>
    `「${profile}」とこの条件で行ける道が見つかりません。条件をはずすか、別の進み方にしてください。`,
  noWayAround: (profile) =>
    `「${profile}」で「通らない場所」をさけて行ける道が見つかりません。場所を小さくするか、地点や進み方を変えてください。`,
  noGo: '新しいルート線が通らない場所',
  tooMuchNoGo: '「通らない場所」が多すぎるか、広すぎます。減らすか、小さくしてください。',
  fromHere: {
    heading: 'ここから',
    kinds: { loop: '一周', reach: '行ける範囲' },
    asked: (kind, amount) => `ここから${kind}：${amount}`,
  },
  reach: {
    find: '範囲を調べる',
    asking: '行ける範囲を調べています',
    unavailable: '行ける範囲を調べられませんでした。少し待って、もう一度試してください。',
    name: (amount) => `${amount}で行ける範囲`,
    found: (name, area, farthest) => `${name}：広さ ${area}、いちばん遠い所まで直線で ${farthest}。`,
    areasApart: (count) => `離れた範囲が${number(count)}か所あり、残すのはいちばん広い範囲だけです。`,
    holes: (count) => `中に、行けない所が${number(count)}か所あります。`,
    guide: (input) =>
      input === 'keyboard'
        ? 'Enterで、十字の位置から調べ直します。'
        : `地図を${input === 'touch' ? 'タップ' : 'クリック'}すると、そこから調べ直します。`,
    keep: '範囲を残す',
    tooFar: (minutes, distance) => `調べられるのは${minutes}、または${distance}までです。`,
  },
  snap: {
    menu: '道に合わせる…',
    asking: '道に合わせています…',
    changes: (count, farthest) => `変わるのは${number(count)}か所、ずれは最大 ${farthest}。`,
    lengths: (before, after) => `長さ ${before} → ${after}。`,
    kept: (share) => `道のない ${share} はそのままです。`,
    keepsSeries: '時刻と標高は、どの点のものも残ります。',
    unlocks: '合わせると、編集できる線になります。',
    accept: '道に合わせる',
    tooLong: (distance) => `合わせられるのは${distance}までの線です。線を短くするか、分けてください。`,
    tooManyPoints: (count) => `合わせられるのは${number(count)}点までの線です。「点を減らす」で減らしてください。`,
    problems: {
      noWays: 'この線のそばに、データにある道がありません。線は変わっていません。',
      nothingToChange: 'この線は、もう道に合っています。',
      unavailable: 'いまは道に合わせられません。少し待ってから、もう一度お試しください。',
    },
  },
  loop: {
    measures: { length: '距離', time: '時間' },
    hours: '時間',
    minutes: '分',
    timeInvalid: '0より長い時間を入力してください。',
    find: '一周する道をさがす',
    name: (n) => `一周${number(n)}`,
    repeated: (length) => `うち往復 ${length}`,
  },
  noLoop: 'ここから一周できる、この長さの道が見つかりません。長さ、出発地点、進み方のどれかを変えてください。',
  tryProfile: (profile) => `「${profile}」でさがす`,
  dropOptions: '条件をはずしてさがす',
  showLayers: 'レイヤーを見る',
  showTool: (tool) => `${tool}に戻る`,
}
