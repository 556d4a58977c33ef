import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDecimal } from './decimal.ts'

it('reads a decimal as the double nearest to it', () => {
  const decimal = fc
    .tuple(fc.constantFrom('', '-', '+'), fc.stringMatching(/^\d{1,18}$/), fc.stringMatching(/^(\.\d{0,18})?$/))
    .map((parts) => parts.join(''))
  const isNumber = (text: string) => Object.is(parseDecimal(text), Number(text))
  fc.assert(fc.property(decimal, isNumber))
})

it.each(['', ' ', '.', '-', '-.', '1.2.3', '1,5', '0x10', 'Infinity', '1e', '--1', '1-', '12a'])(
  'takes "%s" for no number',
  (text) => expect(parseDecimal(text)).toBeNaN(),
)

it.each([
  ['.5', 0.5],
  ['-.5', -0.5],
  ['5.', 5],
  [' 1.5\n', 1.5],
  ['1.5e2', 150],
  ['-0', -0],
])('reads "%s"', (text, value) => expect(parseDecimal(text)).toBe(value))
