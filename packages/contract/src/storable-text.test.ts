import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorableText, toStorableJson } from './storable-text.ts'

const HARD = [
  '\\',
  '\\\\',
  '\\u0001',
  '"',
  '\n',
  '\t',
  '\u0001',
  '\u0000',
  '\b',
  '\f',
  '\u007f',
  '\u0085',
  '\ufeff',
  '道',
  '😀',
  'u0001',
  '/',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...HARD)).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
)

it('[C37] leaves what can be stored as it is, and of the rest nothing but what cannot', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(value, text, (whole, part) => {
      const read: unknown = JSON.parse(toStorableJson({ whole, part }))
      const clean = [...part].filter(isStorableText).join('')
      expect(read).toMatchObject({ part: clean })
      if (isStorableText(part)) expect(clean).toBe(part)
      if (isStorableText(JSON.stringify(whole).replace(/\\u[\da-f]{4}|\\[bf]/g, '\0'))) {
        expect(read).toEqual(JSON.parse(JSON.stringify({ whole, part: clean })))
      }
    }),
  )
})

it.each(['a', '道 みち', 'a\tb\r\nc', '\u200b', '\u3000', '\ufffd', ''])('keeps %j', (kept) => {
  expect(isStorableText(kept)).toBe(true)
})

it.each(['\0', 'a\u0001', '\u001f', '\u007f', '\u0080', '\ufeffa', '\ud800', '\ude00\ud83d'])(
  'knows that %j cannot be',
  (refused) => {
    expect(isStorableText(refused)).toBe(false)
  },
)
