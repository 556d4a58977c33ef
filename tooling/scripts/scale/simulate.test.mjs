import { describe, expect, it } from 'vitest'
import { ASSUMPTIONS } from './assumptions.mjs'
import { simulate } from './simulate.mjs'

const names = ({ limits }) => limits.map(({ name }) => name)

describe('an instance', () => {
  it('of ten thousand articles fits one machine', () => {
    const { nodes, replicas, limits } = simulate(1e4, ASSUMPTIONS)
    expect({ nodes, replicas, limits }).toEqual({ nodes: 1, replicas: 0, limits: [] })
  })

  it('needs ten times as much for ten times as many articles', () => {
    const [some, many] = [simulate(1e6, ASSUMPTIONS), simulate(1e7, ASSUMPTIONS)]
    for (const part of ['web', 'reading', 'primary']) expect(many.cores[part] / some.cores[part]).toBeCloseTo(10)
    expect(many.storage.files / some.storage.files).toBeCloseTo(10)
    expect(many.gigabytesSent / some.gigabytesSent).toBeCloseTo(10)
  })

  it('counts a page that a CDN or a cache answers at neither of those behind it', () => {
    const none = {
      ...ASSUMPTIONS,
      loggedIn: 0,
      listsPerView: 0,
      mapSearchesPerView: 0,
      savesPerArticle: 0,
      commentsPerArticle: 0,
    }
    expect(simulate(1e6, { ...none, cdn: 1 }).cores).toEqual({ web: 0, reading: 0, primary: 0 })
    const kept = simulate(1e6, { ...none, cdn: 0, pageCache: 1 })
    expect(kept.cores.reading).toBe(0)
    // 1e6 articles, 2 views a day, 4 times the mean: 92.6 a second, 0.3 ms each, at 60 %.
    expect(kept.cores.web).toBeCloseTo((92.59 * 0.0003) / 0.6, 3)
  })

  it('names what is close to its limit from seven tenths of it on, the closest first', () => {
    const disk = (share) => ({ ...ASSUMPTIONS, gigabytesDiskOfPrimary: 66 / share })
    expect(names(simulate(1e6, disk(0.71)))).toContain('the disk of the database')
    expect(names(simulate(1e6, disk(0.69)))).not.toContain('the disk of the database')
    const used = simulate(1e8, ASSUMPTIONS).limits.map((limit) => limit.used)
    expect(used).toEqual(used.toSorted((one, other) => other - one))
  })
})
