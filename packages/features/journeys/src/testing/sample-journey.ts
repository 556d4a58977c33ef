import { encodePolyline, type Position } from '@mishiori/map-document'
import { toArticleSummary } from '@repo/articles/article-summary'
import { aCard, DRAWN_MAP } from '@repo/articles/testing/sample-cards'
import { colorOfDay } from '@repo/contract'
import type { Height } from '../profile/whole-profile.ts'
import type { JourneyPart, JourneyView, Stage, Sums } from '../view/journey-view.ts'

export const sumsOf = (distanceKm: number, climbMeters: number | null, minutes: number | null): Sums => ({
  distanceKm,
  climbMeters,
  minutes,
  unknownCount: 0,
})

const WAYS: readonly (readonly Position[])[] = [
  [
    [137.81, 35.97],
    [137.79, 35.945],
    [137.77, 35.93],
    [137.745, 35.9],
  ],
  [
    [137.745, 35.9],
    [137.71, 35.86],
    [137.69, 35.84],
    [137.69, 35.78],
  ],
  [
    [137.69, 35.78],
    [137.69, 35.74],
    [137.665, 35.7],
    [137.62, 35.65],
  ],
]

/** A stage of an article of its own; the first three follow each other along a valley. */
export const aStage = (id: number, title: string, over: Partial<Stage> = {}): Stage => {
  const outline = encodePolyline(WAYS[(id - 1) % WAYS.length] ?? [])
  return {
    id,
    kind: 'stage',
    note: '',
    part: null,
    shownTo: 'everyone',
    sums: sumsOf(12.8, 372, 245),
    outline,
    article: toArticleSummary(aCard({ id: 100 + id, title, outline })),
    ...over,
  }
}

export const aPart = (number: number, over: Partial<JourneyPart> = {}): JourneyPart => ({
  number,
  date: `2026-10-${16 + number}`,
  color: colorOfDay(number),
  sums: null,
  entries: [],
  ...over,
})

const DAYS = [
  { title: '奈良井宿 → 宮ノ越宿', sums: sumsOf(12.8, 372, 245) },
  { title: '宮ノ越宿 → 上松宿', sums: sumsOf(16.4, 298, 280) },
  { title: '上松宿 → 野尻宿', sums: sumsOf(20.5, 512, 335) },
]

/** Three days along the Kiso valley. */
export const aJourney = (over: Partial<JourneyView> = {}): JourneyView => ({
  id: 5,
  kind: 'journey',
  title: '中山道 木曽路をつなぐ三日',
  summary: '奈良井宿から野尻宿まで、木曽川に沿って下る。',
  language: 'ja',
  status: 'public',
  startsOn: '2026-10-17',
  endsOn: '2026-10-19',
  dayCount: 3,
  isTravelling: false,
  version: 4,
  author: { id: 1, name: 'ひかり', avatar: null },
  viewerCan: { edit: false, interact: true },
  isLiked: false,
  likeCount: 14,
  clonedFrom: null,
  shareUrl: null,
  previewPath: DRAWN_MAP,
  publishedAt: '2026-10-20T00:00:00.000Z',
  updatedAt: '2026-10-20T00:00:00.000Z',
  sums: sumsOf(49.7, 1182, 860),
  parts: DAYS.map(({ title, sums }, index) =>
    aPart(index + 1, { sums, entries: [aStage(index + 1, title, { sums })] }),
  ),
  ...over,
})

/** Heights of the three stages. */
export const someHeights: ReadonlyMap<number, readonly Height[]> = new Map([
  [
    1,
    [
      [0, 938],
      [900, 962],
      [2100, 1197],
      [3100, 1076],
      [4300, 950],
      [6600, 902],
      [12_800, 860],
    ],
  ],
  [
    2,
    [
      [0, 860],
      [1800, 912],
      [3200, 846],
      [7000, 775],
      [8800, 806],
      [12_600, 764],
      [16_400, 710],
    ],
  ],
  [
    3,
    [
      [0, 710],
      [4200, 668],
      [9600, 600],
      [12_800, 562],
      [15_200, 618],
      [17_000, 572],
      [20_500, 545],
    ],
  ],
])
