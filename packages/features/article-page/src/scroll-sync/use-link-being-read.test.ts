import { describe, expect, it } from 'vitest'
import { linkBeingRead } from './use-link-being-read.ts'

const at = (...tops: number[]) => tops.map((top, index) => ({ name: `o${index}`, top }))
const far = { height: 800, covered: 0, left: 5_000 }

describe('linkBeingRead', () => {
  it('is none before the first link', () => {
    expect(linkBeingRead(at(405), far)).toBeNull()
    expect(linkBeingRead([], far)).toBeNull()
  })

  it('is the last link above the middle, also long ago', () => {
    expect(linkBeingRead(at(-900, 200, 390, 420), far)?.name).toBe('o2')
    expect(linkBeingRead(at(-4_000), far)?.name).toBe('o0')
  })

  it('counts the middle of what is not covered', () => {
    expect(linkBeingRead(at(390, 430), { ...far, covered: 60 })?.name).toBe('o1')
  })

  it('reaches links that the end of the page keeps low', () => {
    expect(linkBeingRead(at(100, 700), { ...far, left: 300 })?.name).toBe('o0')
    expect(linkBeingRead(at(100, 700), { ...far, left: 50 })?.name).toBe('o1')
  })
})
