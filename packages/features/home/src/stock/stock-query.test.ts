import { expect, it } from 'vitest'
import { readStockQuery, stockPath } from './stock-query.ts'

it.each([
  '/home/stock',
  '/home/stock?category=3',
  '/home/stock?category=none&q=%E7%A7%8B&view=map',
  '/home/stock?q=a&before=12',
])('reads what it writes: %s', (path) => {
  expect(stockPath(readStockQuery(new URL(path, 'http://x').searchParams))).toBe(path)
})

it.each(['category=-1', 'category=x', 'before=0', 'view=list', 'q=%20'])('drops what makes no sense: %s', (search) => {
  expect(stockPath(readStockQuery(new URLSearchParams(search)))).toBe('/home/stock')
})
