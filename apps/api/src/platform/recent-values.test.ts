import { expect, it } from 'vitest'
import { keepRecentValues } from './recent-values.ts'

function recentTexts(maxWeight: number) {
  const made: string[] = []
  const values = keepRecentValues<string>({ maxWeight, weigh: (text) => text.length })
  const get = (name: string, text = name) =>
    values.get(name, () => {
      made.push(name)
      return text
    })
  return { get, made }
}

it('makes a value once', () => {
  const { get, made } = recentTexts(10)
  expect([get('a', 'first'), get('a', 'second')]).toEqual(['first', 'first'])
  expect(made).toEqual(['a'])
})

it('lets the longest unused go when all weigh too much', () => {
  const { get, made } = recentTexts(6)
  get('aa')
  get('bb')
  get('cc')
  get('aa')
  get('dd')
  made.length = 0
  for (const name of ['dd', 'aa', 'cc']) get(name)
  expect(made).toEqual([])
  get('bb')
  expect(made).toEqual(['bb'])
})

it('gives out what is too heavy to be kept, and keeps the count right', () => {
  const { get, made } = recentTexts(3)
  expect(get('heavy')).toBe('heavy')
  expect(get('heavy')).toBe('heavy')
  expect(made).toEqual(['heavy', 'heavy'])
  get('abc')
  get('abc')
  expect(made).toEqual(['heavy', 'heavy', 'abc'])
})
