// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { isNowhere } from './is-nowhere.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  ['h1', -1, true],
  ['main', -1, true],
  ['button', 0, false],
  ['div', -1, false],
])('says of %s with tabindex %i: %s', (name, tabIndex, expected) => {
  const element = document.createElement(name)
  element.tabIndex = tabIndex
  document.body.append(element)
  expect(isNowhere(element)).toBe(expected)
})

it('says so of the page', () => {
  expect(isNowhere(document.body)).toBe(true)
})
