import type { Locale, TravelProfile } from '@repo/contract'
import { formatDistance, formatElevation, type LengthFormat } from './format-lengths.ts'

/** What is known of a way. What is null is left out. */
export interface WayFacts {
  readonly lengthMeters: number
  readonly climbMeters: number | null
  /** Of an estimate. */
  readonly minutes: number | null
  readonly level: 'easy' | 'moderate' | 'hard' | null
  /** It ends where it began. */
  readonly isLoop: boolean
  readonly profile: TravelProfile | null
}

/** What is under the feet, in percent of the way, and the steps of all stairs where they were counted. */
export interface WayGround {
  readonly shares: readonly { readonly ground: GroundName; readonly percent: number }[]
  readonly stepCount: number | null
}

type GroundName = 'paved' | 'stones' | 'boards' | 'gravel' | 'ground' | 'steps' | 'unknown'
type Going = 'hike' | 'walk' | 'cycle' | 'motorcycle' | 'drive' | 'go'

interface Words {
  readonly goings: Readonly<Record<Going, string>>
  readonly grounds: Readonly<Record<GroundName, string>>
  readonly levels: Readonly<Record<NonNullable<WayFacts['level']>, string>>
  /** What kind of way it is, with its length or without, and how hard. */
  kind(going: string, way: { readonly isLoop: boolean; readonly length: string | null; readonly level: string }): string
  /** `level` is empty where it is not known. */
  figures(climb: string | null, time: string | null, level: string): string
  time(hours: number, minutes: number): string
  ground(shares: readonly (readonly [name: string, percent: number])[], stepCount: number | null): string
}

const JAPANESE: Words = {
  goings: {
    hike: '登山',
    walk: '散歩',
    cycle: 'サイクリング',
    motorcycle: 'ツーリング',
    drive: 'ドライブ',
    go: 'ルート',
  },
  grounds: {
    paved: '舗装',
    stones: '石畳',
    boards: '木道・鉄板',
    gravel: '砂利',
    ground: '土・岩',
    steps: '階段',
    unknown: '不明',
  },
  levels: { easy: '（やさしい）', moderate: '（ふつう）', hard: '（きつい）' },
  kind: (going, { isLoop, length, level }) => {
    const shape = isLoop ? '出発点に戻る' : length === null ? '片道の' : '片道'
    return `${shape}${length === null ? '' : `${length}の`}${going}${level}。`
  },
  figures: (climb, time, level) =>
    `${[climb && `登り${climb}`, time && `目安は${time}`].filter(Boolean).join('、')}${level}。`,
  time: (hours, minutes) => `${hours > 0 ? `${hours}時間` : ''}${minutes > 0 || hours === 0 ? `${minutes}分` : ''}`,
  ground: (shares, stepCount) => {
    const parts = shares.map(([name, percent]) => `${name}${percent}%`)
    return `路面は${[...parts, ...(stepCount === null ? [] : [`階段は${stepCount}段`])].join('、')}。`
  },
}

const ENGLISH: Words = {
  goings: {
    hike: 'hike',
    walk: 'walk',
    cycle: 'bike ride',
    motorcycle: 'motorcycle ride',
    drive: 'drive',
    go: 'route',
  },
  grounds: {
    paved: 'paved',
    stones: 'paving stones',
    boards: 'boards or metal',
    gravel: 'gravel',
    ground: 'earth or rock',
    steps: 'stairs',
    unknown: 'not known',
  },
  levels: { easy: ' (easy)', moderate: ' (moderate)', hard: ' (hard)' },
  kind: (going, { isLoop, length, level }) => {
    const what = `${going}${length === null ? '' : ` of ${length}`}`
    return isLoop ? `${capital(what)} that ends where it began${level}.` : `One-way ${what}${level}.`
  },
  figures: (climb, time, level) =>
    `${capital([climb && `climb ${climb}`, time && `estimate ${time}`].filter(Boolean).join(', '))}${level}.`,
  time: (hours, minutes) =>
    [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`].filter(Boolean).join(' '),
  ground: (shares, stepCount) => {
    const parts = shares.map(([name, percent]) => `${percent}% ${name}`)
    return `${capital([...parts, ...(stepCount === null ? [] : [`${stepCount} steps`])].join(', '))}.`
  },
}

const WORDS: Readonly<Record<Locale, Words>> = { ja: JAPANESE, 'en-us': ENGLISH }

const GOINGS: Readonly<Record<TravelProfile, Going>> = {
  hike: 'hike',
  walk: 'walk',
  // That a way has no steps nobody can promise.
  stepFree: 'walk',
  cityBike: 'cycle',
  roadBike: 'cycle',
  gravelBike: 'cycle',
  mountainBike: 'cycle',
  eBike: 'cycle',
  motorcycle: 'motorcycle',
  car: 'drive',
}

/** A way in a few words, from what is known of it: a summary where nobody has written one. In any language of articles. */
export function waySentence(way: WayFacts, format: LengthFormat, ground: WayGround | null = null): string {
  const words = WORDS[format.locale]
  const { climbMeters, minutes, level, isLoop } = way
  const climb = climbMeters === null ? null : formatElevation(climbMeters, format)
  const time = minutes === null ? null : timeIn(words, minutes)
  const hardness = level === null ? '' : words.levels[level]
  const hasFigures = climb !== null || time !== null
  const sentences = [
    words.kind(goingOf(way, words), {
      isLoop,
      length: formatDistance(way.lengthMeters, format),
      level: hasFigures ? '' : hardness,
    }),
    hasFigures ? words.figures(climb, time, hardness) : '',
    ground ? groundIn(words, ground) : '',
  ]
  return sentences.filter(Boolean).join(format.locale === 'ja' ? '' : ' ')
}

/** The same where the figures stand beside it: what they do not say. */
export function wayKindSentence(way: WayFacts, locale: Locale): string {
  const words = WORDS[locale]
  const level = way.level === null ? '' : words.levels[way.level]
  return words.kind(goingOf(way, words), { isLoop: way.isLoop, length: null, level })
}

const goingOf = ({ profile }: WayFacts, { goings }: Words) => goings[profile === null ? 'go' : GOINGS[profile]]

function timeIn(words: Words, exactMinutes: number): string {
  const minutes = Math.max(1, Math.round(exactMinutes))
  return words.time(Math.floor(minutes / 60), minutes % 60)
}

/** Nothing of a way of which nothing is known. */
function groundIn(words: Words, { shares, stepCount }: WayGround): string {
  if (shares.every(({ ground }) => ground === 'unknown')) return ''
  return words.ground(
    shares.filter(({ percent }) => percent > 0).map(({ ground, percent }) => [words.grounds[ground], percent]),
    stepCount,
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
