import { expect, test } from 'vitest'
import { withoutLiterals } from '../../lines/without-literals.mjs'

test('strings, templates, regular expressions and addresses do not count, comments do', () => {
  expect(withoutLiterals(`a('text', "it's", /['"/]/) // don't`)).toBe(`a(, , ) // don't`)
  expect(withoutLiterals('/** see https://example.com/a */ b')).toBe('/** see  */ b')
  expect(withoutLiterals('a / b // half')).toBe('a / b // half')
})

test('code inside of a template belongs to it, and what follows does not', () => {
  expect(withoutLiterals('a(`x \x24{f({ b: `y` })} z`, c) // d')).toBe('a(, c) // d')
  expect(withoutLiterals('a(`x\n  y \x24{z}\n`)')).toBe('a(\n\n)')
})
