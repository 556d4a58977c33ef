import { expect, it } from 'vitest'
import { digitsOf, placeDigits } from './code-input.tsx'

const empty = ['', '', '', '', '', '']

it('reads full-width digits and ignores what is between them', () => {
  expect(digitsOf('コード：１２３-456')).toBe('123456')
})

it.each([
  ['a typed digit fills its box and moves on', empty, 0, '4', ['4', '', '', '', '', ''], 1],
  ['a pasted code fills every box', empty, 0, '407215', ['4', '0', '7', '2', '1', '5'], 6],
  ['digits beyond the last box are dropped', empty, 4, '123', ['', '', '', '', '1', '2'], 6],
  ['typing in a full box replaces its digit', ['4', '', '', '', '', ''], 0, '49', ['9', '', '', '', '', ''], 1],
  ['the same digit again keeps it', ['4', '', '', '', '', ''], 0, '44', ['4', '', '', '', '', ''], 1],
  ['a letter changes nothing', empty, 2, 'x', empty, 2],
  ['an empty text clears the box and stays', ['4', '0', '', '', '', ''], 1, '', ['4', '', '', '', '', ''], 1],
])('%s', (_title, code, position, text, expected, next) => {
  expect(placeDigits(code, position, text)).toEqual({ code: expected, position: next })
})
