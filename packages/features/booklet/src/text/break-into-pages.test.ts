import { expect, it } from 'vitest'
import { breakIntoPages, type LaidOutBlock, partShortEnd } from './break-into-pages.ts'

const aBlock = (html: string, firstColumn: number, lastColumn = firstColumn, topPixels = 0): LaidOutBlock => ({
  html,
  firstColumn,
  lastColumn,
  topPixels,
  bottomPixels: 100,
})

it('puts each block on the pages that show a part of it', () => {
  const pages = breakIntoPages([aBlock('a', 0), aBlock('b', 0, 2, 120), aBlock('c', 2, 2, 80), aBlock('d', 3)])
  expect(pages).toEqual([
    { html: 'ab', spacePixels: 0, column: 0, filledPixels: Number.POSITIVE_INFINITY },
    { html: 'b', spacePixels: 120, column: 1, filledPixels: Number.POSITIVE_INFINITY },
    { html: 'bc', spacePixels: 120, column: 2, filledPixels: 100 },
    { html: 'd', spacePixels: 0, column: 0, filledPixels: 100 },
  ])
})

it('has no pages without text', () => {
  expect(breakIntoPages([])).toEqual([])
})

it('leaves out a page that nothing is on', () => {
  expect(breakIntoPages([aBlock('a', 1)])).toHaveLength(1)
})

it('parts a last page that is hardly filled, and no other', () => {
  const pages = breakIntoPages([aBlock('a', 0), aBlock('b', 1)])
  expect(partShortEnd(pages, 100)).toEqual({ pages: pages.slice(0, 1), rest: pages[1] })
  expect(partShortEnd(pages, 99)).toEqual({ pages, rest: null })
  expect(partShortEnd([], 100)).toEqual({ pages: [], rest: null })
})
