import { describe, expect, it } from 'vitest'
import { headingBeingRead } from './heading-being-read.ts'

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top }))
const far = { height: 900, left: 5000, target: '' }
const end = { height: 900, left: 0, target: '' }

describe('headingBeingRead', () => {
  it('is none above the first heading', () => {
    expect(headingBeingRead(at(307, 900), far)).toBeNull()
    expect(headingBeingRead([], end)).toBeNull()
  })

  it('is the last heading that came into the upper third', () => {
    expect(headingBeingRead(at(-400, 305, 307), far)).toBe('h1')
    expect(headingBeingRead(at(-4000, -2000), far)).toBe('h1')
  })

  it('reaches headings that the end of the page keeps low', () => {
    expect(headingBeingRead(at(-400, 500, 800), { ...far, left: 300 })).toBe('h1')
    expect(headingBeingRead(at(-400, 500, 800), end)).toBe('h2')
  })

  it('is the chosen heading at the end of the page, while it is in sight', () => {
    expect(headingBeingRead(at(-400, 500, 800), { ...end, target: 'h1' })).toBe('h1')
    expect(headingBeingRead(at(-400, 500, 800), { ...end, target: 'h0' })).toBe('h2')
  })
})
