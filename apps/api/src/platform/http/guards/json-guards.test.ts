import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exceedsDepth } from './json-guards.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('the depth of JSON', () => {
  it('is that of its value, whatever its texts hold', () => {
    const texts = fc.array(fc.constantFrom('"', '\\', '\\\\"', '[', '{', ']', '}', '道')).map((parts) => parts.join(''))
    const key = fc.oneof(fc.string(), texts)
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ depthSize: 'medium' }, texts, fc.integer(), fc.constant(null), tie('list'), tie('object')),
      list: fc.array(tie('any'), { maxLength: 4 }),
      object: fc.dictionary(key, tie('any'), { maxKeys: 3 }),
    })).any
    fc.assert(
      fc.property(value, fc.nat({ max: 6 }), (json, max) => {
        expect(exceedsDepth(Buffer.from(JSON.stringify(json)), max)).toBe(depthOf(json) > max)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['"', '"\\', '"\\"', ']]]]', '', '"a" "'])('is told of what is no JSON, too: %s', (text) => {
    expect(exceedsDepth(Buffer.from(text), 3)).toBe(false)
  })

  it('is known after so many bytes', () => {
    const bytes = Buffer.alloc(1_000_000, '[')
    let read = 0
    const counted = new Proxy(bytes, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) read += 1
        return Reflect.get(target, name)
      },
    })
    expect(exceedsDepth(counted, 64)).toBe(true)
    expect(read).toBe(65)
  })
})
