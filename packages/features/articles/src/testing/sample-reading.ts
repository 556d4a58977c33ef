import type { ArticleFacts } from '../view/article-facts.ts'
import type { LineTime } from '../view/line-time.ts'
import type { LayerOutline, LineFigures, ObjectOutline, ReadingView } from '../view/reading-view.ts'
import { aListedArticle } from './sample-cards.ts'

export const anArticle = (over: Partial<ArticleFacts> = {}): ArticleFacts => {
  const { language: _, translation: __, ...card } = aListedArticle()
  return {
    ...card,
    languages: { all: ['ja'], title: 'ja', summary: 'ja', body: 'ja' },
    tags: ['中山道'],
    status: 'public',
    version: 1,
    showsHealth: false,
    shareUrl: null,
    viewerCan: { edit: false, interact: true },
    isLiked: false,
    hazards: [],
    clonedFrom: null,
    contributors: [],
    ...over,
  }
}

export const anObject = (over: Partial<ObjectOutline> = {}): ObjectOutline => ({
  id: 'o1',
  name: '茶屋',
  language: 'ja',
  kind: 'spot',
  color: 'red',
  lengthMeters: null,
  isMain: false,
  ...over,
})

const NO_LINES = { lineCount: 0, lengthMeters: 0, gainMeters: null }

export const aLayer = (over: Partial<LayerOutline> = {}): LayerOutline => ({
  id: 'l1',
  name: '見どころ',
  language: 'ja',
  objects: [anObject()],
  sums: NO_LINES,
  ...over,
})

/** As the Japanese standard estimates it for a walk over a pass with two of its sights. */
export const aLineTime = (over: Partial<LineTime> = {}): LineTime => ({
  model: 'hikeJapan',
  version: 1,
  minutes: 115,
  climbs: 'counted',
  constant: 7.8,
  places: [{ id: 'o1', alongMeters: 2900, minutes: 68 }],
  end: [137.812, 35.968],
  ...over,
})

/** The figures of a recorded walk. */
export const aLineOf = (over: Partial<LineFigures> = {}): LineFigures => ({
  lengthMeters: 4980,
  elevation: { gainMeters: 273, lossMeters: 261, minMeters: 924, maxMeters: 1197 },
  durationMs: 115 * 60_000,
  moving: { movingMs: 92 * 60_000, pausedMs: 23 * 60_000, pauseCount: 3, speedMetersPerSecond: 0.9 },
  measured: [],
  time: aLineTime(),
  difficulty: 'easy',
  ...over,
})

/** An article with a walk of two lines in two layers and some sights, a text of three parts. */
export const aReadingView = (over: Partial<ReadingView> = {}): ReadingView => ({
  article: anArticle(),
  bodyHtml: '<p>石畳を登る。</p>',
  layers: [
    aLayer({
      id: 'day1',
      name: '一日目',
      sums: { lineCount: 1, lengthMeters: 4980, gainMeters: 273 },
      objects: [anObject({ id: 'way', name: '峠道', kind: 'line', lengthMeters: 4980, isMain: true })],
    }),
    aLayer({
      id: 'day2',
      name: '二日目',
      sums: { lineCount: 1, lengthMeters: 12_000, gainMeters: null },
      objects: [anObject({ id: 'back', name: '帰り道', kind: 'navigationLine', lengthMeters: 12_000 })],
    }),
    aLayer(),
  ],
  figures: aLineOf(),
  totals: { lineCount: 2, lengthMeters: 16_980, gainMeters: 273 },
  hasHealth: false,
  outline: [
    { id: 'section-a', text: '持ちもの', outlineLevel: 2 },
    { id: 'section-b', text: '道のり', outlineLevel: 2 },
    { id: 'section-c', text: '峠の句', outlineLevel: 3 },
  ],
  ...over,
})
