import type { Place } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gazetteerLoads } from '../../schema/places.table.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const MATSUMOTO: Place = {
  place_id: 'jis:20202',
  kind: 'place',
  name: '松本市',
  address: '長野県',
  lat: 36.23333,
  lng: 137.96667,
}
const JAPAN = '129,31,146,46'
const UNITED_STATES = '-125,24,-66,50'

const api = () => test.aGuest().api
const neverAborted = new AbortController().signal

async function found(q: string, query: { hl?: 'ja' | 'en-us'; view?: string } = {}): Promise<readonly Place[]> {
  const answer = await api().searchPlaces({ query: { q, ...query } })
  if (!answer.ok) throw new Error(`${q}: ${answer.error.code}`)
  return answer.data.data
}

describe('while the gazetteer is not loaded', () => {
  it('says to come back soon', async () => {
    const answers = [
      await api().searchPlaces({ query: { q: '松本' } }),
      await api().describePlaces({ body: { placeIds: ['jis:20202'] } }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, error: { code: 'BREAK_OUT', params: { seconds: 5 } } })
      expect(answer.headers.get('retry-after')).toBe('5')
    }
  })

  it('does not know where a position is', async () => {
    expect(await test.services.gazetteer.labelPosition([137.97, 36.23])).toBeNull()
  })
})

describe('with the gazetteer', () => {
  beforeAll(async () => {
    const loads = [1, 2].map(() => test.services.gazetteer.load(neverAborted))
    expect((await Promise.all(loads)).toSorted()).toEqual(['busy', 'loaded'])
  }, 60_000)

  it('is not loaded twice', async () => {
    expect(await test.services.gazetteer.load(neverAborted)).toBe('unchanged')
  })

  it('is loaded anew when the file has changed, while searches go on', async () => {
    await test.db.update(gazetteerLoads).set({ version: 'an older one' })
    let isLoading = true
    const loading = test.services.gazetteer.load(neverAborted).finally(() => {
      isLoading = false
    })
    let searches = 0
    for (; isLoading || searches < 3; searches++) expect((await found('松本'))[0]).toEqual(MATSUMOTO)
    expect(await loading).toBe('loaded')
    expect((await found('松本'))[0]).toEqual(MATSUMOTO)
    const indexes = await test.db.execute(
      sql`select indexname from pg_indexes where tablename in ('places', 'place_areas')`,
    )
    expect(indexes.map(({ indexname }) => indexname).sort()).toEqual([
      'place_areas_pkey',
      'place_areas_ring_idx',
      'places_grams_idx',
      'places_pkey',
      'places_position_idx',
    ])
  }, 60_000)

  describe('searching', () => {
    it.each([
      '松本',
      'まつもと',
      'マツモト',
      'ﾏﾂﾓﾄ',
      '松本市',
      'matsumoto',
      'ＭＡＴＳＵＭＯＴＯ',
      'atsumot',
      '長野県松本市',
    ])('finds Matsumoto by %s', async (q) => {
      expect((await found(q))[0]).toEqual(MATSUMOTO)
    })

    it.each(['Matsumoto', 'matsumoto, nagano', 'Matsumoto Nagano Japan', '松本 長野'])(
      'answers %s in English',
      async (q) => {
        const [first] = await found(q, { hl: 'en-us' })
        expect(first).toEqual({ ...MATSUMOTO, name: 'Matsumoto', address: 'Nagano, Japan' })
      },
    )

    it.each([
      ['ニューヨーク', 'New York'],
      ['zurich', 'Zurich'],
      ['Zürich', 'Zurich'],
      ['köln', 'Cologne'],
      ['wien', 'Vienna'],
      ['東京', 'Tokyo'],
      ['京都', 'Kyoto'],
      ['津', 'Tsu'],
      ['日本', 'Japan'],
      ['長野県', 'Nagano'],
      ['関ヶ原', 'Sekigahara'],
      ['roppongi', 'Roppongi'],
    ])('finds %s as %s', async (q, name) => {
      expect((await found(q, { hl: 'en-us', view: JAPAN })).map((place) => place.name)).toContain(name)
    })

    it.each([
      ['木曽町', '木曽町', '長野県 木曽郡'],
      ['きそむら', '木祖村', '長野県 木曽郡'],
      ['嬬恋', '嬬恋村', '群馬県 吾妻郡'],
      ['奥多摩町', '奥多摩町', '東京都 西多摩郡'],
      ['横浜市鶴見区', '横浜市鶴見区', '神奈川県'],
    ])('finds %s, of which only the district is known, as an area there', async (q, name, address) => {
      expect((await found(q))[0]).toMatchObject({ kind: 'district', name, address })
    })

    it.each([
      ['龍ケ崎市', ['龍ヶ崎', '龍ｹ崎', '竜ケ崎', '竜が崎', '龍ヶ﨑', 'りゅうがさき']],
      ['鎌ケ谷市', ['鎌ヶ谷', '鎌が谷', '鎌ｹ谷', 'かまがや']],
      ['関ケ原町', ['関ヶ原', '関が原', '關ケ原']],
      ['金ケ崎町', ['金ｹ崎', '金が崎', '金ヶ﨑']],
      ['佐々町', ['佐佐町']],
      ['広島市', ['廣島', '広嶋']],
      ['長野市', ['⻑野', '長埜']],
    ])('finds %s however its name is written', async (name, queries) => {
      for (const q of queries)
        expect([q, (await found(q)).map((place) => place.name)]).toEqual([q, expect.arrayContaining([name])])
    })

    it('puts a city before its prefecture, and the prefecture first when it is asked for whole', async () => {
      expect((await found('長野')).slice(0, 2).map(({ name }) => name)).toEqual(['長野市', '長野県'])
      expect((await found('長野県'))[0]?.name).toBe('長野県')
    })

    it('puts what begins so before what only contains it', async () => {
      const names = (await found('木曽')).map(({ name }) => name)
      expect(names.indexOf('南木曽町')).toBeGreaterThan(names.indexOf('木曽郡'))
    })

    it.each([
      ['きそ', '木曽郡'],
      ['キソ', '木曽郡'],
      ['kiso', '木曽町'],
      ['つ', '津市'],
      ['ろーま', 'ローマ'],
      ['ぱり', 'パリ'],
      ['あめりか', 'アメリカ合衆国'],
    ])('offers a reader of Japanese without a map for %s first %s', async (q, name) => {
      expect((await found(q))[0]?.name).toBe(name)
    })

    it.each(['3,30,160,55', JAPAN, '136,35,138,36'])('offers %s the district 木曽 for its reading', async (view) => {
      expect((await found('きそ', { view }))[0]?.name).toBe('木曽郡')
    })

    it('offers what is read so abroad to those who look there', async () => {
      expect((await found('きそ', { view: '29,-2,31,0' }))[0]?.name).toBe('キソロ県')
    })

    it('puts the near before the far, and the large before the small', async () => {
      const first = async (view?: string) =>
        (await found('portland', { hl: 'en-us', ...(view ? { view } : {}) }))[0]?.address
      expect(await first()).toBe('Oregon, United States')
      expect(await first('-71,43,-69,44')).toBe('Maine, United States')
    })

    it('looks across 180° where the map does', async () => {
      const [first] = await found('suva', { hl: 'en-us', view: '175,-22,-175,-12' })
      expect(first?.name).toBe('Suva')
    })

    it('follows the view with a single letter, too', async () => {
      const japanese = ({ lng, lat }: Place) => lng > 129 && lng < 146 && lat > 31 && lat < 46
      expect((await found('s', { view: '136,34,141,37' })).filter(japanese).length).toBeGreaterThan(3)
      expect((await found('s', { view: UNITED_STATES })).filter(japanese)).toEqual([])
    })

    it('gives at most ten, and the credit they need', async () => {
      const answer = await api().searchPlaces({ query: { q: 'san' } })
      expect(answer).toMatchObject({ ok: true, data: { attribution: 'GeoNames (CC BY 4.0), Natural Earth' } })
      expect(answer.ok && answer.data.data).toHaveLength(10)
    })

    it.each(['qqqqzzzz', '%%%', '_', "'; drop table places; --", '🗾'])('[C35] answers NOT_FOUND to %s', async (q) => {
      expect(await api().searchPlaces({ query: { q } })).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    })

    it.each([
      ['nothing', ''],
      ['a blank', 'q='],
      ['too much', `q=${'a'.repeat(101)}`],
      ['a language that is not ours', 'q=a&hl=fr'],
      ['half a view', 'q=a&view=1,2,3'],
      ['a view in words', 'q=a&view=a,b,c,d'],
      ['a view beyond the poles', 'q=a&view=0,-91,1,2'],
      ['a view upside down', 'q=a&view=0,20,1,10'],
      ['what nobody asked for', 'q=a&limit=1000'],
    ])('refuses %s', async (_what, query) => {
      const answer = await test.aGuest().fetch(`/api/v1/places?${query}`, { method: 'GET' })
      expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'request.invalid' } }])
    })
  })

  describe('describing by id', () => {
    const describe_ = (placeIds: string[], hl?: 'ja' | 'en-us') =>
      api().describePlaces({ body: { placeIds }, ...(hl ? { query: { hl } } : {}) })

    it('answers in the order asked for, once each, without what it does not know', async () => {
      const answer = await describe_(['iso:JP', 'jis:99999', 'jis:20202', 'iso:JP'])
      expect(answer).toMatchObject({ ok: true, data: { data: [{ name: '日本' }, MATSUMOTO] } })
    })

    it('answers in English', async () => {
      expect(await describe_(['jis:20202'], 'en-us')).toMatchObject({ data: { data: [{ name: 'Matsumoto' }] } })
    })

    it.each([[['jis:99999']], [['osm:N1']], [['unknown:1']]])('answers NOT_FOUND to %s', async (ids) => {
      expect(await describe_(ids)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    })

    it('[F60] takes twenty and refuses more, none and what is no id', async () => {
      expect(await describe_(Array.from({ length: 20 }, () => 'jis:20202'))).toMatchObject({ status: 200 })
      for (const ids of [Array.from({ length: 21 }, () => 'jis:20202'), [], ['20202'], [`jis:${'1'.repeat(100)}`]]) {
        expect(await describe_(ids)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
      }
    })
  })

  it.each<[string, readonly [number, number], string | null, string | null]>([
    ['a city', [137.972, 36.238], '長野県 松本市', 'Matsumoto, Nagano, Japan'],
    ['a quarter of Tokyo', [139.7, 35.66], '東京都 渋谷区', 'Shibuya, Tokyo, Japan'],
    [
      'a village that is not in the list, by its district',
      [137.7812, 35.9349],
      '長野県 木曽郡',
      'Kiso District, Nagano, Japan',
    ],
    [
      'a border that the prefecture decides',
      [138.7274, 35.3606 + 0.06],
      '山梨県 富士吉田市',
      'Fujiyoshida, Yamanashi, Japan',
    ],
    ['a small island', [141.24, 45.18], '北海道 利尻町', 'Rishiri, Hokkaido, Japan'],
    ['abroad', [-71.06, 42.356], 'アメリカ合衆国 マサチューセッツ州 ボストン', 'Boston, Massachusetts, United States'],
    ['the sea', [150, 30], null, null],
  ])('names %s', async (_what, position, ja, en) => {
    expect(await test.services.gazetteer.labelPosition(position)).toEqual(ja === null ? null : { ja, en })
  })

  it('names the stops of somebody’s journey in one question, as many as twenty', async () => {
    const { api: own } = await test.aVerifiedUser()
    const [town, sea] = [
      { lat: 36.23, lng: 137.97 },
      { lat: 30, lng: 150 },
    ]
    const send = (count: number) =>
      own.labelPositions({ body: { positions: [town, sea, ...Array.from({ length: count - 2 }, () => sea)] } })
    expect(await send(2)).toMatchObject({
      data: { data: [{ ja: '長野県 松本市', en: 'Matsumoto, Nagano, Japan' }, null] },
    })
    expect(await send(20)).toMatchObject({ ok: true, data: { data: { length: 20 } } })
    expect(await send(21)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    expect(await own.labelPositions({ body: { positions: [{ lat: 91, lng: 0 }] } })).toMatchObject({ status: 422 })
  })
})
