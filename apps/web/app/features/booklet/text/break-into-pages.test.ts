import { expect, it } from 'vitest'
import { breakIntoPages, type LaidOutBlock } from './break-into-pages.ts'

const aBlock = (html: string, firstColumn: number, lastColumn = firstColumn, topPixels = 0): LaidOutBlock => ({
  html,
  firstColumn,
  lastColumn,
  topPixels,
})

it('puts each block on the pages that show a part of it', () => {
  const pages = breakIntoPages([aBlock('a', 0), aBlock('b', 0, 2, 120), aBlock('c', 2, 2, 80), aBlock('d', 3)])
  expect(pages).toEqual([
    { html: 'ab', spacePixels: 0, column: 0 },
    { html: 'b', spacePixels: 120, column: 1 },
    { html: 'bc', spacePixels: 120, column: 2 },
    { html: 'd', spacePixels: 0, column: 0 },
  ])
})

it('has no pages without text', () => {
  expect(breakIntoPages([])).toEqual([])
})

it('leaves out a page that nothing is on', () => {
  expect(breakIntoPages([aBlock('a', 1)])).toHaveLength(1)
})
