import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../../testing/index.ts'
import { SEARCH_ADAPTERS, type SearchTest } from '../../../testing/search-adapters.ts'
import { aBody, aLayer, aLine } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'

/** Titles, and what finds each. */
const FOUND_BY: Readonly<Record<string, readonly string[]>> = {
  木曽路Trail案内: ['trail', 'Trail案内', 'TRAIL', 'trails', '曽路trail', '木曽路 Trail', 'ｔｒａｉｌ案内'],
  北アルプスCircuit周回: ['circuit', 'アルプスcircuit', 'circuit周回'],
  聖地Pilgrimage巡り: ['pilgrimage', '巡り'],
  三浦Bike散歩: ['bike', 'bike散歩'],
  カフェMisoraまで: ['misora', 'misoraまで', 'カフェ'],
  登山2日目の記録: ['2日目', '２日目', '二日目', '登山2日', '②日目'],
  歩行8時間の道: ['8時間', '８時間', '八時間'],
  旧国道256号線: ['256号', '256号線', '国道256号線', '256', '国道256'],
  標高3776mの頂: ['3776m', '3776', '標高3776', '3,776m', '３７７６ｍ'],
  国道19号を走る: ['19号', '19号を走る'],
  Walk木曽: ['木曽', 'walk木曽', 'walk'],
  銀座四丁目: ['4丁目', '銀座4丁目', '四丁目'],
  龍ヶ崎サイクリング: ['竜ヶ崎', '龍が崎', '龍ｹ崎', '竜ケ崎', '竜ヶ﨑', 'ｻｲｸﾘﾝｸﾞ'],
  霞ケ関: ['霞が関', '霞ヶ関', '霞が', '霞ヶ', 'ヶ関', 'が関'],
  '八ヶ岳〜清里': ['八が岳', '八ヵ岳', '清里'],
  渡邊邸と廣瀬の澤: ['渡辺', '広瀬', '廣瀨', '沢', '広瀬の沢'],
  髙田馬場の坂: ['高田馬場', '髙田馬場'],
  𠮷野家まで: ['吉野家', '𠮷野家'],
  御嶽山: ['御岳山', '御嶽'],
  ヴァイオリンの丘: ['バイオリン', 'ばいおりん', 'ヴァイオリン'],
  いすゞの道: ['いすず', 'いすゞ'],
  佐々木さんの道: ['佐佐木', '佐々木'],
  一ノ瀬: ['一之瀬', '一の瀬'],
  ビーナスライン: ['ビ‐ナスライン', 'ﾋﾞｰﾅｽﾗｲﾝ', 'ビーナス'],
  コースⅣ: ['コースiv', 'ⅳ'],
}

describe.each(SEARCH_ADAPTERS)('words that %s finds', (_adapter, open) => {
  let test: SearchTest
  let guest: TestClient
  beforeAll(async () => {
    test = await open()
    const author = await test.aVerifiedUser()
    guest = test.aGuest()
    for (const title of Object.keys(FOUND_BY)) {
      await createArticle(author, {
        title,
        tag: [],
        summary: '',
        layer: [aLayer(aLine({ name: 'a' }))],
        context: aBody(),
      })
    }
    await test.settle()
  })
  afterAll(() => test.close())

  const CASES = Object.entries(FOUND_BY).flatMap(([title, queries]) => queries.map((q) => ({ title, q })))

  describe('writing of another hand', () => {
    it.each(CASES)('finds $title by $q in lists, on maps and while it is typed', async ({ title, q }) => {
      const [list, map, suggestions] = await Promise.all([
        guest.api.listRoutes({ query: { q } }),
        guest.api.searchMap({ query: { q, box: '-180,-85,180,85' } }),
        guest.api.suggest({ query: { q } }),
      ])
      if (!list.ok || !map.ok || !suggestions.ok) throw new Error('a search failed')
      expect(list.data.data.map((card) => card.title)).toContain(title)
      expect(map.data.data.map((card) => card.title)).toContain(title)
      expect(suggestions.data.routes.map((route) => route.title)).toContain(title)
    })

    it.each([
      ['56号', '旧国道256号線'],
      ['rail案内', '木曽路Trail案内'],
      ['9号', '国道19号を走る'],
    ])('does not take the end of a word or number for it: %s', async (q, title) => {
      const list = await guest.api.listRoutes({ query: { q } })
      expect(list).toMatchObject({ ok: true })
      expect(list.ok && list.data.data.map((card) => card.title)).not.toContain(title)
    })

    it('leaves names as they are written', async () => {
      const list = await guest.api.listRoutes({ query: { q: '渡辺' } })
      expect(list).toMatchObject({ data: { data: [{ title: '渡邊邸と廣瀬の澤' }] } })
    })
  })
})
