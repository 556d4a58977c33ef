import type { WalkList, WalkLog, WalkSummary } from '../walk-log.ts'

const TARO = { id: 21, name: 'setouchi.taro', nickname: 'せとうち太郎', avatar: null }
const MAYA = { id: 22, name: 'maya.walks', nickname: 'Maya', avatar: null }

export const aWalkLog = (over: Partial<WalkLog> = {}): WalkLog => ({
  id: 1,
  walker: TARO,
  walkedOn: '2026-10-18',
  minutes: 260,
  conditions: ['slippery', 'leaves', 'water_flows'],
  text: '鳥居峠の下りは落ち葉の下がすべりました。峠の清水はよく出ています。',
  photos: [],
  visibility: 'public',
  part: null,
  track: null,
  isEdited: false,
  prohibitionReason: null,
  isOwn: false,
  ...over,
})

const aForeignLog = (): WalkLog =>
  aWalkLog({
    id: 2,
    walker: MAYA,
    walkedOn: '2026-10-04',
    minutes: null,
    conditions: ['passable', 'hot'],
    text: 'The last shop before Nojiri closes at five.',
  })

export const aWalkSummary = (over: Partial<WalkSummary> = {}): WalkSummary => ({
  total: 2,
  conditions: [
    { condition: 'slippery', walkedOn: '2026-10-18' },
    { condition: 'water_flows', walkedOn: '2026-10-18' },
    { condition: 'passable', walkedOn: '2026-10-04' },
  ],
  walkerCount: 2,
  walkers: [TARO, MAYA],
  typical: null,
  ...over,
})

export const aWalkList = (over: Partial<WalkList> = {}): WalkList => ({
  logs: [aWalkLog(), aForeignLog()],
  next: null,
  summary: aWalkSummary(),
  canShare: true,
  ...over,
})
