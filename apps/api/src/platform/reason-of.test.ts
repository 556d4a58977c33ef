import { describe, expect, it } from 'vitest'
import { reasonOf } from './reason-of.ts'

describe('the reason of a failure', () => {
  it('is that of its cause, where it has one', () => {
    expect(reasonOf(new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') }))).toBe(
      'connect ECONNREFUSED',
    )
  })

  it('leaves out what people typed', () => {
    expect(reasonOf(new Error('Failed query: select $1\nparams: a secret'))).toBe('Failed query: select $1')
  })

  it('is read from an error that was copied into an object', () => {
    expect(reasonOf({ message: 'terminating connection', queue: 'mail' })).toBe('terminating connection')
  })

  it.each([
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{ message: 7 }, '[object Object]'],
  ])('of %j is %s', (thrown, reason) => {
    expect(reasonOf(thrown)).toBe(reason)
  })
})
