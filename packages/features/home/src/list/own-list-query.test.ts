import { describe, expect, it } from 'vitest'
import { isEverything, ownListPath, readOwnListQuery } from './own-list-query.ts'

const read = (path: string) => readOwnListQuery(new URL(path, 'http://localhost').searchParams)

describe('the address of the own routes', () => {
  it.each([
    { status: null, q: '', sort: 'updated_at', page: 1 } as const,
    { status: 'linkShared', q: '峠 & 川', sort: 'title', page: 3 } as const,
  ])('%o is read back as it was written', (query) => {
    expect(read(ownListPath(query))).toEqual(query)
  })

  it('of the plain list has no parameters', () => {
    expect(ownListPath({})).toBe('/home/routes')
  })

  it('asks for everything unless it narrows the list, however that is sorted', () => {
    expect(
      ['', '?sort=title', '?status=draft', '?q=x', '?page=2'].map((query) => isEverything(read(`/${query}`))),
    ).toEqual([true, true, false, false, false])
  })

  it('that makes no sense is the plain list', () => {
    expect(read('/home/routes?status=secret&sort=size&page=0')).toEqual(read('/home/routes'))
  })
})
