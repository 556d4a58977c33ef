// @vitest-environment jsdom
import type { MapObjectId } from '@mishiori/map-document'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ARTICLE_TEXT_ID } from '../text/article-body.tsx'
import type { ShownObject } from '../use-shown-object.ts'
import { useScrollSync } from './use-scroll-sync.ts'

const idOf = (name: string) => name as MapObjectId
const MIDDLE = 400
let tops: Record<string, number>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('innerHeight', 2 * MIDDLE)
  document.body.innerHTML = `<div id="${ARTICLE_TEXT_ID}"><p><a data-map-link="inn">inn</a></p><p><a data-map-link="pass">pass</a></p></div>`
  tops = { inn: 300, pass: 900 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.getAttribute('data-map-link') ?? ''] ?? 0 } as DOMRect // what is read of it
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function reading(selected: string | null = null) {
  const object: ShownObject = {
    selectedId: selected === null ? null : idOf(selected),
    focus: null,
    setSelectedId: vi.fn(),
    lookAt: vi.fn(),
    show: vi.fn(),
  }
  const { result } = renderHook(() => useScrollSync(true, object))
  const scrollTo = (y: number, moved: Record<string, number>) => {
    tops = moved
    vi.stubGlobal('scrollY', y)
    act(() => {
      window.dispatchEvent(new Event('scroll'))
    })
    act(() => {
      vi.advanceTimersByTime(200)
    })
  }
  return { object, result, scrollTo }
}
const current = () => document.querySelector('[data-current]')?.textContent ?? null

it('shows all of the route at the top, though words of its text are in the middle', () => {
  const { object, result } = reading()
  expect(result.current.isReading).toBe(false)
  expect(object.lookAt).not.toHaveBeenCalled()
  expect(current()).toBeNull()
})

it('shows and marks what is read, and everything again at the top', () => {
  const { object, result, scrollTo } = reading()
  scrollTo(200, { inn: 100, pass: 700 })
  expect(object.lookAt).toHaveBeenLastCalledWith('inn')
  expect(current()).toBe('inn')
  scrollTo(600, { inn: -300, pass: 300 })
  expect(object.lookAt).toHaveBeenLastCalledWith('pass')
  expect(result.current.markedId).toBe('pass')
  scrollTo(0, { inn: 300, pass: 900 })
  expect(object.lookAt).toHaveBeenLastCalledWith(null)
  expect(current()).toBeNull()
})

it('closes what was chosen once something else is read', () => {
  const { object, scrollTo } = reading('pass')
  scrollTo(200, { inn: 100, pass: 700 })
  expect(object.setSelectedId).toHaveBeenCalledWith(null)
})

it('brings the words about what is chosen to the middle, and keeps it open on the way there', () => {
  const { object, result, scrollTo } = reading()
  act(() => result.current.choose(idOf('pass')))
  expect(object.setSelectedId).toHaveBeenLastCalledWith('pass')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
    document.querySelector('[data-map-link="pass"]'),
  ])
  scrollTo(200, { inn: 100, pass: 700 })
  expect(object.setSelectedId).toHaveBeenCalledTimes(1)
  expect(object.lookAt).not.toHaveBeenCalled()
})

it('closes what was chosen when the reader scrolls elsewhere at once', () => {
  const { object, result, scrollTo } = reading('pass')
  act(() => result.current.choose(idOf('pass')))
  scrollTo(200, { inn: 100, pass: 700 })
  scrollTo(0, { inn: 300, pass: 900 })
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(object.setSelectedId).toHaveBeenLastCalledWith(null)
  expect(object.lookAt).toHaveBeenLastCalledWith(null)
})

it('keeps what was chosen after its text has been brought, whatever was passed', () => {
  const { object, result, scrollTo } = reading()
  act(() => result.current.choose(idOf('pass')))
  scrollTo(200, { inn: 100, pass: 700 })
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(object.setSelectedId).toHaveBeenCalledTimes(1)
  expect(object.lookAt).not.toHaveBeenCalled()
})

it('chooses what the text does not speak of without scrolling', () => {
  const { object, result } = reading()
  act(() => result.current.choose(idOf('well')))
  expect(object.setSelectedId).toHaveBeenLastCalledWith('well')
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
})
