import { formatInteger } from './format.ts'
import type { InputMode } from './input-mode.ts'
import type { MapEditorMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'ja-JP')
const by = (texts: Readonly<Record<InputMode, string>>) => (input: InputMode) => texts[input]

export const jaGuide: MapEditorMessages['guide'] = {
  label: '次にすること',
  begin: by({
    mouse: '道具を選んで、地図に描きはじめます',
    touch: '道具を選んで、地図に描きはじめます',
    keyboard: 'Lキーで線を、Pキーでスポットを描きはじめます',
  }),
  placeSpot: by({
    mouse: '地図をクリックして、スポットを置きます',
    touch: '地図をタップして、スポットを置きます',
    keyboard: '矢印キーで十字を動かし、スペースキーでスポットを置きます',
  }),
  nameSpot: by({
    mouse: '名前を書いてEnter。続けて次も置けます',
    touch: '名前を書いて完了。続けて次も置けます',
    keyboard: '名前を書いてEnter。続けて次も置けます',
  }),
  editSpot: by({
    mouse: 'スポットはドラッグで動かせます',
    touch: 'スポットは長押しして動かせます',
    keyboard: '矢印キーでスポットを動かせます',
  }),
  startLine: by({
    mouse: '地図をクリックして、線をはじめます',
    touch: '地図をタップして、線をはじめます',
    keyboard: '矢印キーで十字を動かし、スペースキーで線をはじめます',
  }),
  extendLine: by({
    mouse: 'クリックで線を延ばします。線をドラッグすると曲げられます',
    touch: 'タップで線を延ばします。点はドラッグで動かせます',
    keyboard: 'スペースキーで線を延ばします。Tabキーで点に移れます',
  }),
  closeLine: by({
    mouse: 'クリックで線を延ばします。最初の点をクリックすると一周になります',
    touch: 'タップで線を延ばします。最初の点をタップすると一周になります',
    keyboard: 'スペースキーで線を延ばします。Tabキーで点に移れます',
  }),
  editLine: by({
    mouse: '点をドラッグで動かします。線をドラッグすると点が増えます',
    touch: '点はドラッグで動かします。線を長押しすると点が増えます',
    keyboard: 'Tabキーで点を選び、矢印キーで動かし、Deleteキーで消します',
  }),
  chooseShape: by({
    mouse: '図形を選びます',
    touch: '図形を選びます',
    keyboard: '1・2・3のキーで図形を選びます',
  }),
  placeCircle: by({
    mouse: '地図をクリックして、円の中心を決めます',
    touch: '地図をタップして、円の中心を決めます',
    keyboard: '矢印キーで十字を動かし、スペースキーで円を置きます',
  }),
  editCircle: by({
    mouse: 'ふちのドラッグで大きさを変え、中のドラッグで動かします',
    touch: 'ふちを長押ししてドラッグすると大きさが変わり、中を長押ししてドラッグすると動きます',
    keyboard: 'Tabキーで中心とふち、Wキーで全体を選び、矢印キーで動かします',
  }),
  placeRectangle: by({
    mouse: '地図をクリックして、角を決めます',
    touch: '地図をタップして、角を決めます',
    keyboard: '矢印キーで十字を動かし、スペースキーで角を決めます',
  }),
  editRectangle: by({
    mouse: '角のドラッグで大きさを変え（Shiftで正方形）、中のドラッグで動かします',
    touch: '向かいの角をタップします。角はドラッグで動かせます',
    keyboard: 'Tabキーで角と中心、Wキーで全体を選び、矢印キーで動かします',
  }),
  startPolygon: by({
    mouse: '地図をクリックして、最初の角を決めます',
    touch: '地図をタップして、最初の角を決めます',
    keyboard: '矢印キーで十字を動かし、スペースキーで最初の角を決めます',
  }),
  drawPolygon: by({
    mouse: 'クリックで角を増やします。最初の角をクリックすると閉じます',
    touch: 'タップで角を増やします。最初の角をタップすると閉じます',
    keyboard: 'スペースキーで角を増やし、Enterキーで閉じます',
  }),
  editPolygon: by({
    mouse: '角をドラッグで動かします。辺をドラッグすると角が増え、中をドラッグすると全体が動きます',
    touch: '角はドラッグで動かします。辺を長押しすると角が増えます',
    keyboard: 'Tabキーで角、Wキーで全体を選び、矢印キーで動かします。Deleteキーで角を消します',
  }),
  startNavigation: by({
    mouse: '地図をクリックして、スタートを決めます',
    touch: '地図をタップして、スタートを決めます',
    keyboard: '矢印キーで十字を動かし、スペースキーでスタートを決めます',
  }),
  setGoal: by({
    mouse: '行き先をクリックしてください',
    touch: '行き先をタップしてください',
    keyboard: '十字を動かし、スペースキーで行き先を決めます',
  }),
  editNavigation: by({
    mouse: 'クリックで先へ延ばします。線をドラッグすると曲げられます',
    touch: 'タップで先へ延ばします。線を長押しして動かすと経由地を置けます',
    keyboard: 'スペースキーで先へ延ばします。Tabキーで地点に移れます',
  }),
  gestures: {
    drag: '指をはなすと、ここに決まります',
    holdPoint: '指をはなすと、この点を削除します。ドラッグで動かせます',
    holdLine: '指をはなすと、ここに点を追加します。ドラッグで曲げられます',
    holdObject: 'そのままドラッグで動かせます',
  },
  sidesCross: '辺が交わっています',
  points: (value) => `${number(value)}点`,
  confirmNeedsPoints: (min) => `線には${number(min)}つ以上の点が必要です。`,
}
