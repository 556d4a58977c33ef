import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { readChoice, readPixels, withLayersOf } from './embed-choice.ts'

const HERE = 'https://m.example'
const USUAL = { locale: null, theme: null, layerIds: [], hasProfile: false, width: 640, height: 420 }
const choiceIn = (search: string, address = '/routes/12') => readChoice(new URLSearchParams(search), address, HERE)

describe('the choice for a frame', () => {
  it('is the usual one at first, whatever the language of the page', () => {
    expect(choiceIn('hl=en-us&url=/routes/12')).toEqual(USUAL)
    expect(choiceIn('', '')).toEqual(USUAL)
    expect(choiceIn('', 'http://[')).toEqual(USUAL)
  })

  it('is taken from the address of a frame or page that has one', () => {
    const address = `${HERE}/embed/12?hl=en-us&theme=dark&layer=a&profile=1`
    expect(choiceIn('', address)).toEqual({
      ...USUAL,
      locale: 'en-us',
      theme: 'dark',
      layerIds: ['a'],
      hasProfile: true,
    })
  })

  it('is that of the form once it was sent, without scripts too', () => {
    const form = 'hl=ja&width=800&height=600&theme=light&language=en-us&layer=a&layer=b&profile=1'
    expect(choiceIn(form, `${HERE}/routes/12?hl=ja&theme=dark`)).toEqual({
      locale: 'en-us',
      theme: 'light',
      layerIds: ['a', 'b'],
      hasProfile: true,
      width: 800,
      height: 600,
    })
    expect(choiceIn('hl=en-us&width=wide&height=&theme=&language=')).toEqual(USUAL)
  })
})

it('names some layers of the map, in its order, or none for all of them', () => {
  const named = (...layerIds: string[]) => withLayersOf({ ...USUAL, layerIds }, ['a', 'b', 'c']).layerIds
  expect(named('c', 'x', 'a')).toEqual(['a', 'c'])
  expect(named('c', 'b', 'a')).toEqual([])
  expect(named('x')).toEqual([])
})

it('a side of a frame is within the limits, and a number', () => {
  const { min, max } = PRODUCT_LIMITS.embedPixels
  expect([min - 1, min, max, max + 1].map((pixels) => readPixels(String(pixels)))).toEqual([null, min, max, null])
  for (const text of [null, '', '640px', '64e1', '-640', '640.5']) expect(readPixels(text)).toBeNull()
})
