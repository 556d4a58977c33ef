import type { WalkLogInput } from '@repo/contract'
import { acadia } from './articles/acadia.ts'
import { brooklynBridge } from './articles/brooklyn-bridge.ts'
import { freedomTrail } from './articles/freedom-trail.ts'
import { inventedTown } from './articles/invented-town.ts'
import { kamakura } from './articles/kamakura.ts'
import { kumano } from './articles/kumano.ts'
import { landsEnd } from './articles/lands-end.ts'
import { philosophersPath } from './articles/philosophers-path.ts'
import { shimanami } from './articles/shimanami.ts'
import { toriiPass } from './articles/torii-pass.ts'
import type { DemoArticle } from './demo-article.ts'
import type { DemoPersonName } from './demo-authors.ts'

interface DemoReply {
  readonly by: DemoPersonName
  readonly text: string
}

interface DemoComment extends DemoReply {
  /** The object of the map that it refers to. */
  readonly objectId?: string
  readonly replies?: readonly DemoReply[]
}

/** What people have said and sent about an article. */
interface DemoEcho {
  readonly article: DemoArticle
  readonly thankedBy: readonly DemoPersonName[]
  readonly comments: readonly DemoComment[]
  readonly walks?: readonly DemoWalk[]
}

/** Who has walked it, so many days before the demonstration was loaded. */
interface DemoWalk extends Pick<WalkLogInput, 'minutes' | 'conditions' | 'text' | 'visibility'> {
  readonly by: DemoPersonName
  readonly daysAgo: number
}

export const DEMO_ECHOES: readonly DemoEcho[] = [
  {
    article: toriiPass,
    thankedBy: ['setouchi_taro', 'maya.walks', 'mori.ayumi', 'kumano_walks', 'kamakura.kt', 'north.loop'],
    comments: [
      {
        by: 'kumano_walks',
        text: '先週歩いてきました。地図のとおりに進むと、迷うところがひとつもありません。ありがとうございます。',
        replies: [{ by: 'hikari.k', text: 'うれしいです。石畳のあたり、苔がきれいな時期でしたね。' }],
      },
      {
        by: 'mori.ayumi',
        objectId: 'soba',
        text: '平日の一時に着いたら、もう売り切れていました。早めの到着がおすすめです。',
        replies: [
          { by: 'hikari.k', text: 'ありがとうございます。本文にも書いておきますね。' },
          { by: 'kamakura.kt', text: '@mori.ayumi 参考になります。十一時台を目指します。' },
        ],
      },
      {
        by: 'north.loop',
        objectId: 'bears',
        text: 'Rang every bell on the way. My kids loved this part. Is the path fine with snow in December?',
        replies: [
          {
            by: 'hikari.k',
            text: 'It often is, but the stones freeze. Light crampons help a lot from late November on.',
          },
        ],
      },
      {
        by: 'setouchi_taro',
        text: '藪原駅から奈良井駅まで、列車の本数が少ないので、時刻表は先に見ておくと安心です。',
      },
    ],
    walks: [
      {
        by: 'setouchi_taro',
        daysAgo: 1,
        minutes: 170,
        conditions: ['slippery', 'leaves', 'water_flows'],
        text: '峠からの下りは、落ち葉の下の石がすべりました。峠の清水はよく出ています。',
        visibility: 'public',
      },
      {
        by: 'maya.walks',
        daysAgo: 16,
        minutes: 195,
        conditions: ['passable', 'crowded'],
        text: 'Busy on a Saturday, but everybody greets you. The last soba shop closes at two.',
        visibility: 'public',
      },
      {
        by: 'mori.ayumi',
        daysAgo: 24,
        minutes: null,
        conditions: ['mud'],
        text: '雨の翌日でした。石畳の手前がぬかるんでいます。',
        visibility: 'followers',
      },
    ],
  },
  {
    article: shimanami,
    thankedBy: ['hikari.k', 'maya.walks', 'mori.ayumi', 'kamakura.kt', 'north.loop'],
    comments: [
      {
        by: 'kamakura.kt',
        objectId: 'kurushima-bridge',
        text: '橋の上は思ったより風が強く、うしろから押されました。夕方の渡りは格別です。',
        replies: [{ by: 'setouchi_taro', text: '夕日の時間、いいですよね。暗くなる前に今治へどうぞ。' }],
      },
      {
        by: 'north.loop',
        text: 'Rode it in one day with a rental bike, exactly along your line. The blue line on the road makes it impossible to get lost.',
      },
      {
        by: 'hikari.k',
        objectId: 'setoda',
        text: 'レモンのジェラート、二種類を食べくらべました。どちらも正解です。',
      },
    ],
  },
  {
    article: kamakura,
    thankedBy: ['setouchi_taro', 'mori.ayumi', 'kamakura.kt'],
    comments: [
      {
        by: 'kamakura.kt',
        objectId: 'steps-caution',
        text: '地元の者です。雨の翌日は根が滑るので、二日ほどあけると歩きやすいですよ。',
        replies: [{ by: 'hikari.k', text: '地元の方のことば、たすかります。' }],
      },
      { by: 'mori.ayumi', text: '浄智寺の石橋、教えていただいて立ち寄りました。朝いちばんは人もいなくて静かでした。' },
    ],
  },
  {
    article: kumano,
    thankedBy: ['hikari.k', 'kumano_walks', 'north.loop'],
    comments: [
      {
        by: 'kumano_walks',
        objectId: 'fushiogami',
        text: '伏拝のあたりに住んでいます。霧の朝に大斎原の鳥居が見えると、よい一日になります。',
        replies: [
          { by: 'maya.walks', text: 'What a lovely thing to know. Next time I will start before the fog lifts.' },
        ],
      },
      { by: 'hikari.k', text: '英語でここまで詳しい案内は貴重です。友人に送りました。' },
    ],
  },
  {
    article: philosophersPath,
    thankedBy: ['maya.walks', 'mori.ayumi', 'kumano_walks'],
    comments: [
      {
        by: 'maya.walks',
        text: 'Walked this at six in the morning, as you suggest. Two cats, one jogger, and the whole canal to myself.',
        replies: [{ by: 'hikari.k', text: '猫に会えたのなら、大成功です。' }],
      },
    ],
  },
  {
    article: landsEnd,
    thankedBy: ['hikari.k', 'north.loop'],
    comments: [
      { by: 'north.loop', objectId: 'sutro', text: 'Go at low tide: the ruins of the baths are twice as large then.' },
    ],
  },
  {
    article: brooklynBridge,
    thankedBy: ['setouchi_taro', 'mori.ayumi'],
    comments: [{ by: 'mori.ayumi', text: '来月の旅行で歩いてみます。朝は何時ごろから明るくなりますか。' }],
  },
  { article: acadia, thankedBy: ['north.loop', 'hikari.k'], comments: [] },
  { article: freedomTrail, thankedBy: ['north.loop'], comments: [] },
  {
    article: inventedTown,
    thankedBy: ['maya.walks'],
    comments: [{ by: 'maya.walks', objectId: 'park', text: 'I would move to this town tomorrow.' }],
  },
]

/** Follows between the demonstration accounts. */
export const DEMO_FOLLOWS: Readonly<Record<DemoPersonName, readonly DemoPersonName[]>> = {
  'hikari.k': ['setouchi_taro', 'maya.walks', 'kumano_walks'],
  setouchi_taro: ['hikari.k'],
  'maya.walks': ['hikari.k', 'setouchi_taro'],
  'mori.ayumi': ['hikari.k', 'setouchi_taro', 'maya.walks'],
  kumano_walks: ['hikari.k', 'maya.walks'],
  'kamakura.kt': ['hikari.k', 'setouchi_taro'],
  'north.loop': ['maya.walks', 'hikari.k'],
}
