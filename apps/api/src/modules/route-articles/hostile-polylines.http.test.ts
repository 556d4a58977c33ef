import { encodePolyline } from '@mishiori/map-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle } from './testing/an-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const save = (path: unknown) => author.api.createRoute({ body: anArticle({ layer: [aLayer(aLine({ path }))] }) })

describe('[F59] an encoded line', () => {
  it.each([
    ['of nothing', ''],
    ['that is half a position', '?'],
    ['that never ends a number', '~'.repeat(10)],
    ['that ends within a position', '_p~iF~ps|U_'],
    ['with signs of another alphabet', '\u007f\u007f'],
    ['that is one number without end', '_'.repeat(100_000)],
    ['in Japanese', 'こんにちは'],
    ['that is a script', '<script>'],
    [
      'beyond the poles',
      encodePolyline([
        [0, 91],
        [0, 92],
      ]),
    ],
    [
      'that leaves the Earth',
      encodePolyline([
        [139, 35],
        [100_000, 35],
      ]),
    ],
    ['that is a number', 12],
    ['that is a list', [[139, 35]]],
  ])('is refused %s, and nothing is stored', async (_, path) => {
    const before = await test.db.$count(routeArticles)
    expect(await save(path)).toMatchObject({ status: 422, error: { code: 'article.map_invalid' } })
    expect(await test.db.$count(routeArticles)).toBe(before)
  })

  it('is counted before it is kept: 500,001 points are too many', async () => {
    expect(await save(`_p~iF~ps|U${'??'.repeat(500_000)}`)).toMatchObject({ error: { code: 'article.map_invalid' } })
  })
})
