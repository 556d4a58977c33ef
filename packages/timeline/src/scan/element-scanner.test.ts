import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../testing/fixtures.ts'
import { ElementScanner, SCAN_LIMITS } from './element-scanner.ts'

interface Scanned {
  readonly elements: readonly unknown[]
  readonly keys: readonly (string | null)[]
  readonly batches: number
}

/** Scans a text in pieces of so many bytes. */
function scan(text: string, pieceBytes = 1 << 18): Scanned {
  const elements: unknown[] = []
  const keys: (string | null)[] = []
  let batches = 0
  const scanner = new ElementScanner({
    wants(key) {
      keys.push(key)
      return key === null || key === 'wanted'
    },
    take(batch) {
      elements.push(...batch)
      batches++
    },
  })
  const bytes = bytesOf(text)
  for (let at = 0; at < bytes.length; at += pieceBytes) scanner.write(bytes.subarray(at, at + pieceBytes))
  scanner.end()
  return { elements, keys, batches }
}

const space = fc.constantFrom('', ' ', '\n', '\r\n\t')
const pieceBytes = fc.constantFrom(1, 2, 3, 7, 64, 1 << 18)

it('finds the elements of any array as JSON.parse does, however the bytes come', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), pieceBytes, space, (values, size, space) => {
      const text = `${space}[${values.map((value) => space + JSON.stringify(value) + space).join(',')}]${space}`
      expect(scan(text, size).elements).toEqual(JSON.parse(text))
    }),
  )
})

it('finds the wanted array of any object, and passes over the rest', () => {
  const key = fc.string({ unit: 'binary' }).filter((key) => key !== 'wanted' && key !== '__proto__')
  const others = fc.dictionary(key, fc.jsonValue())
  fc.assert(
    fc.property(
      others,
      fc.array(fc.jsonValue()),
      others,
      pieceBytes,
      fc.boolean(),
      (before, wanted, after, size, isPretty) => {
        const object = { ...before, wanted, ...after }
        const { elements, keys } = scan(JSON.stringify(object, null, isPretty ? 2 : 0), size)
        expect(elements).toEqual(JSON.parse(JSON.stringify(wanted)))
        const arrays = Object.entries(object).filter(([, value]) => Array.isArray(value))
        expect(keys).toEqual(arrays.map(([name]) => name))
      },
    ),
  )
})

it('hands over elements in batches, which are no larger for a larger file', () => {
  const element = JSON.stringify({ text: 'x'.repeat(1000) })
  const few = scan(`[${Array.from({ length: 60 }, () => element)}]`)
  expect(few).toMatchObject({ batches: 1 })
  const many = scan(`[${Array.from({ length: 6000 }, () => element)}]`)
  expect(many.elements).toHaveLength(6000)
  expect(many.batches).toBe(Math.ceil(6000 / Math.ceil(SCAN_LIMITS.batchBytes / (element.length + 1))))
})

describe('refusals', () => {
  it.each([
    ['timeline.empty', ''],
    ['timeline.empty', ' \n'],
    ['timeline.truncated', '['],
    ['timeline.truncated', '[{"a":"]'],
    ['timeline.truncated', '{"a":1'],
    ['timeline.truncated', '{"wanted":[1,2]'],
    ['timeline.truncated', '{"a":"\\'],
    ['timeline.broken_json', '[1 2]'],
    ['timeline.broken_json', '[{]}]'],
    ['timeline.broken_json', '[}'],
    ['timeline.broken_json', '[tru]'],
    ['timeline.broken_json', '[]x'],
    ['timeline.broken_json', '{"a" 1}'],
    ['timeline.broken_json', '{a:1}'],
    ['timeline.broken_json', '{"a":]}'],
    ['timeline.broken_json', '{"\\x":1}'],
    ['timeline.not_json', '"text"'],
  ])('%s: %s', (code, text) => {
    expect(() => scan(text)).toThrow(code)
    expect(() => scan(text, 1)).toThrow(code)
  })

  it('of one element that is too large, and none that is not', () => {
    const ofBytes = (bytes: number) => `["${'x'.repeat(bytes - 4)}"]`
    expect(scan(ofBytes(SCAN_LIMITS.partBytes)).elements).toHaveLength(1)
    expect(() => scan(ofBytes(SCAN_LIMITS.partBytes + (1 << 19)))).toThrow('timeline.part_too_large')
  })
})
