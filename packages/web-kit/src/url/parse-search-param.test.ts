import { describe, expect, it } from 'vitest'
import { parseSearchParam } from './parse-search-param.ts'

const termsOf = (address: string) => parseSearchParam(new URLSearchParams(address), 'q', 10)

describe('words of an address', () => {
  it('are what stands under their name, without the space around', () => {
    expect(termsOf('q=+%E5%B3%A0+pass+')).toBe('峠 pass')
    expect(termsOf('page=2')).toBe('')
  })

  it('end before a character that has no room, not within it', () => {
    expect(termsOf(`q=${'a'.repeat(9)}😀`)).toBe('a'.repeat(9))
    expect(termsOf(`q=${'a'.repeat(8)}😀b`)).toBe(`${'a'.repeat(8)}😀`)
  })

  it('leave out what no search takes', () => {
    expect(termsOf('q=%00')).toBe('')
    expect(termsOf('q=a%00b%0A')).toBe('a b')
  })
})
