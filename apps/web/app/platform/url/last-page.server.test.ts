import { expect, it } from 'vitest'
import { toLastPage } from './last-page.server.ts'

const PAGE = { data: [], total: 41, lastPage: 3 }

/** Where one is led from an address; null when one stays. */
function wayFrom(address: string, list: Parameters<typeof toLastPage>[0]): string | null {
  try {
    toLastPage(list, new Request(`https://mishiori.example${address}`))
    return null
  } catch (way) {
    return way instanceof Response ? way.headers.get('location') : null
  }
}

it('leads to the last page, with all else that was asked for', () => {
  expect(wayFrom('/routes?q=%E5%B3%A0&page=9&hl=en-us', PAGE)).toBe('/routes?q=%E5%B3%A0&page=3&hl=en-us')
})

it('leads to the list itself when that has one page', () => {
  expect(wayFrom('/users?page=2', { ...PAGE, total: 20, lastPage: 1 })).toBe('/users')
  expect(wayFrom('/users?page=3', { ...PAGE, total: 21, lastPage: 2 })).toBe('/users?page=2')
})

it('stays where there is something, and where there is nothing at all', () => {
  expect(wayFrom('/routes?page=3', { ...PAGE, data: [1] })).toBeNull()
  expect(wayFrom('/routes?page=3', { ...PAGE, total: 0 })).toBeNull()
  expect(wayFrom('/routes?page=3', PAGE)).toBeNull() // its articles went while they were counted
})
