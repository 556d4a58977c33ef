import { aMapCard } from '@repo/articles/testing/sample-cards'
import type { ApiClient, MapRouteCard } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { boxAround, findNear } from './find-near.ts'

const MATSUMOTO = { latitude: 36.2381, longitude: 137.9721 }

/** Answers each question with the next list. */
function apiWith(...lists: readonly (readonly MapRouteCard[] | null)[]) {
  const boxes: unknown[] = []
  const searchMap: ApiClient['searchMap'] = async ({ query } = {}) => {
    const data = lists[boxes.push(query?.box) - 1]
    const headers = new Headers()
    if (!data) return { ok: false, status: 503, error: { code: 'server.unexpected', params: {} }, headers } as never
    const list = { data: [...data], marks: [], total: data.length, per_page: 20, current_page: 1, is_capped: false }
    return { ok: true, status: 200, data: list, headers }
  }
  return { boxes, searchMap }
}

const at = (id: number, lat: number, lng: number) => aMapCard({ id, lat, lng })

describe('routes near somebody', () => {
  it('come with the nearest first, four at most, over the date line too', async () => {
    const far = [at(1, 36.6, 138.3), at(2, 36.24, 137.98), at(3, 36.3, 138), at(4, 36, 137.6), at(5, 35.9, 137.5)]
    const found = await findNear(MATSUMOTO, apiWith(far))
    expect(found?.map(({ id }) => id)).toEqual([2, 3, 4, 1])
    const fiji = await findNear({ latitude: -17, longitude: 179.9 }, apiWith([at(1, -17, 179), at(2, -17, -179.9)]))
    expect(fiji?.map(({ id }) => id)).toEqual([2, 1])
  })

  it('are looked for farther away where there is none, and no farther than that', async () => {
    const api = apiWith([], [at(7, 37, 139)])
    expect((await findNear(MATSUMOTO, api))?.map(({ id }) => id)).toEqual([7])
    expect(api.boxes).toHaveLength(2)
    expect(await findNear(MATSUMOTO, apiWith([], []))).toEqual([])
  })

  it('are unknown when the server does not answer', async () => {
    expect(await findNear(MATSUMOTO, apiWith(null))).toBeNull()
  })
})

describe('the box that is asked for', () => {
  it.each([
    ['tells a tenth of a degree and no more', MATSUMOTO, 0.5, '137.4,35.7,138.6,36.7'],
    ['is the same from anywhere in it', { latitude: 36.2049, longitude: 138.0432 }, 0.5, '137.4,35.7,138.6,36.7'],
    ['crosses the date line', { latitude: 0, longitude: 179.9 }, 0.5, '179.4,-0.5,-179.6,0.5'],
    ['stays on the map', { latitude: 89.9, longitude: 0 }, 2, '-16.4,81.0,16.4,85.0'],
  ])('%s', (_title, place, reach, box) => {
    expect(boxAround(place, reach)).toBe(box)
  })
})
