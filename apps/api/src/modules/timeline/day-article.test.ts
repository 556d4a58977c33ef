import { encodePolyline, MAP_LIMITS, parseMapDocument, validateDocument } from '@mishiori/map-document'
import { decodeDay } from '@mishiori/timeline'
import { MOVEMENT_TYPES, PRODUCT_LIMITS, type TimelineSegment } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { type DayArticleOptions, dayArticle } from './day-article.ts'
import { aMove, aTimelineDay, aVisit } from './testing/a-timeline-day.ts'

const KISO = { ja: '長野県 木曽郡', en: 'Kiso District, Nagano, Japan' }

function articleOf(segments: TimelineSegment[], options: Partial<DayArticleOptions> = {}) {
  const decoded = decodeDay(aTimelineDay({ segments }))
  if (!decoded.ok) throw new Error(decoded.problem)
  return dayArticle(decoded.day, { locale: 'ja', labels: [], ...options })
}

function parsedArticleOf(segments: TimelineSegment[], options: Partial<DayArticleOptions> = {}) {
  const article = articleOf(segments, options)
  const parsed = parseMapDocument(article.layer)
  if (!parsed.ok) throw new Error('The map cannot be read.')
  expect(validateDocument(parsed.document)).toEqual([])
  const objects = parsed.document.layers.flatMap((layer) => layer.objects)
  return { article, map: parsed.document, objects }
}

const at = (time: string) => `2024-03-10T${time}:00+09:00`
const span = (from: string, to: string) => ({ start_at: at(from), end_at: at(to) })

describe('the article of a day', () => {
  it('has a recorded line for each way and a spot for each stay, with their times', () => {
    const { article, map, objects } = parsedArticleOf([aMove(), aVisit({ name: '奈良井宿' })])
    expect(article).toMatchObject({ title: '2024年03月10日', is_draft: true, private_mode: null, language: 'ja' })
    expect(map.layers.map(({ name }) => name)).toEqual(['移動', '場所'])
    const nine = Date.parse(at('09:00'))
    expect(objects).toMatchObject([
      {
        kind: 'recordedLine',
        name: '歩き',
        description: '09:00–09:30\n0.75 km',
        color: 'red',
        travelMode: 'walking',
        timestampsMs: [nine, nine + 900_000, nine + 1_800_000],
      },
      {
        kind: 'spot',
        name: '奈良井宿',
        description: '09:30–11:00',
        color: 'orange',
        position: [137.809, 35.968],
        timestampMs: Date.parse(at('09:30')),
      },
    ])
  })

  it('knows only the ends of a way whose file has no times', () => {
    const { timestamps: _, ...move } = aMove()
    const [start, end] = [Date.parse(move.start_at), Date.parse(move.end_at)]
    expect(parsedArticleOf([move]).objects).toMatchObject([{ timestampsMs: [start, null, end] }])
  })

  it('is called after the day and after where one stayed longest on the way', () => {
    const home = aVisit(span('00:00', '08:00'))
    const segments = [home, aMove(), aVisit(span('09:30', '11:00')), aVisit(span('20:00', '23:00'))]
    const labels = [{ ja: '自宅の町', en: 'Home' }, KISO, { ja: '自宅の町', en: 'Home' }]
    expect(parsedArticleOf(segments, { labels }).article.title).toBe('2024年03月10日 長野県 木曽郡')
    expect(parsedArticleOf(segments, { labels, locale: 'en-us' }).article.title).toBe(
      'Mar 10, 2024, Kiso District, Nagano, Japan',
    )
    expect(parsedArticleOf([home], { labels: [KISO] }).article.title).toBe('2024年03月10日 長野県 木曽郡')
  })

  it('calls a place as the file does, else by its town, else by its number', () => {
    const segments = [aVisit({ name: ' 茶屋 ' }), aVisit(), aVisit()]
    const names = (locale: DayArticleOptions['locale']) =>
      parsedArticleOf(segments, { locale, labels: [KISO, KISO, null] }).objects.map(({ name }) => name)
    expect(names('ja')).toEqual(['茶屋', '長野県 木曽郡', '滞在 3'])
    expect(names('en-us')).toEqual(['茶屋', 'Kiso District, Nagano, Japan', 'Stop 3'])
  })

  it('measures the longest way by one’s own strength, else the longest of all', () => {
    const train = aMove({ type: 'IN_TRAIN', distance_km: 41 })
    const longWalk = aMove({ distance_km: 3 })
    const mainOf = (segments: TimelineSegment[]) => parsedArticleOf(segments).map.mainLineId
    expect(mainOf([train, aMove(), longWalk])).toBe('move-2')
    expect(mainOf([aMove({ type: 'IN_BUS', distance_km: 2 }), train])).toBe('move-1')
    expect(mainOf([aVisit()])).toBeNull()
  })

  it('has words and a colour for each way of moving, in both languages', () => {
    for (const type of MOVEMENT_TYPES)
      for (const locale of ['ja', 'en-us'] as const)
        expect(parsedArticleOf([aMove({ type })], { locale }).objects[0]?.name).not.toMatch(/^$|movement/)
  })

  it('leaves out what is not on the map', () => {
    const path = encodePolyline([
      [10, 84],
      [10, 86],
    ])
    const { timestamps: _, ...move } = aMove({ path })
    expect(parsedArticleOf([move, aVisit({ lat: -89 }), aMove()]).objects).toMatchObject([{ kind: 'recordedLine' }])
    expect(articleOf([]).layer).toEqual([])
  })

  const { objectsPerLayer, layers } = MAP_LIMITS
  it.each([
    [objectsPerLayer, 0, [objectsPerLayer]],
    [objectsPerLayer + 1, 1, [objectsPerLayer, 1, 1]],
    [850, 150, Array(layers).fill(objectsPerLayer)],
  ])('holds %d ways and %d stays in layers of a hundred', (moves, visits, sizes) => {
    expect(moves + visits).toBeLessThanOrEqual(PRODUCT_LIMITS.timeline.segmentsPerDay)
    const segments = [
      ...Array.from({ length: moves }, () => aMove()),
      ...Array.from({ length: visits }, () => aVisit()),
    ]
    expect(parsedArticleOf(segments).map.layers.map(({ objects }) => objects.length)).toEqual(sizes)
  })
})
