import { expect, it } from 'vitest'
import { tableOf } from './table.ts'

const row = { name: 'a node is killed', seen: '12 writes', required: '0 lost' }

it('says of each row whether it met what was required', () => {
  const table = tableOf([
    { ...row, misses: [] },
    { ...row, misses: ['lost: comment w1-3'] },
  ])
  expect(table.split('\n')).toEqual([
    '| what | seen | required | verdict |',
    '| --- | --- | --- | --- |',
    '| a node is killed | 12 writes | 0 lost | met |',
    '| a node is killed | 12 writes | 0 lost | MISSED: lost: comment w1-3 |',
  ])
})

it('names three misses and counts the others', () => {
  expect(tableOf([{ ...row, misses: ['one', 'two', 'three', 'four', 'five'] }])).toContain(
    'MISSED: one; two; three; and 2 more |',
  )
})

it('stays a table whatever the misses hold', () => {
  const table = tableOf([{ ...row, misses: ['a | b\nc'] }])
  expect(table.split('\n')).toHaveLength(3)
  expect(table).toContain('a \\| b c')
})
