import { describe, expect, it } from 'vitest'
import { commentActionPath, commentsPath, commentsPlaceOf, isOtherCommentsOnly } from './comment-links.ts'

const search = (text: string) => new URLSearchParams(text)

describe('the place among the comments', () => {
  it('is read from the address', () => {
    expect(commentsPlaceOf(search('comments=oldest&after=12&comment=3&object=spot-1'))).toEqual({
      order: 'oldest',
      after: '12',
      comment: '3',
      object: 'spot-1',
    })
  })

  it.each(['', 'comments=best', 'after=x', 'comment=0', 'comment=-1', `object=${'a'.repeat(256)}`, 'object='])(
    'is the start for %j',
    (text) => {
      expect(commentsPlaceOf(search(text))).toEqual({})
    },
  )

  it('is written beside what else the address says', () => {
    const now = search('token=abc&hl=en-us&after=9&comment=4&reply=2')
    expect(commentsPath('/routes/7', now, {})).toBe('/routes/7?token=abc&hl=en-us#comments')
    expect(commentsPath('/routes/7', search(''), { order: 'oldest', comment: '5' })).toBe(
      '/routes/7?comments=oldest&comment=5#comment-5',
    )
    expect(commentsPath('/routes/7', search(''), { order: 'newest' })).toBe('/routes/7#comments')
  })

  it('stays where forms are sent', () => {
    expect(commentActionPath('/routes/7', search('token=a%26b&after=3&index='))).toBe(
      '/routes/7?index&token=a%26b&after=3',
    )
  })
})

describe('isOtherCommentsOnly', () => {
  it.each([
    ['/routes/7', '/routes/7?comment=3#comment-3', true],
    ['/routes/7?after=2&token=a', '/routes/7?token=a', true],
    ['/routes/7?token=a', '/routes/7', false],
    ['/routes/7', '/routes/8?comment=3', false],
    ['/routes/7?comment=3', '/routes/7?comment=3', false],
  ])('from %s to %s: %j', (from, to, expected) => {
    expect(isOtherCommentsOnly(new URL(from, 'http://a'), new URL(to, 'http://a'))).toBe(expected)
  })
})
