// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ARTICLE_TEXT_ID } from '../text/article-body.tsx'
import { useDocking } from './use-docking.ts'

/** Tells, as the browser would, where an element's upper edge is. */
let emit: (element: Element | null, ...tops: number[]) => void
beforeEach(() => {
  const observers = new Map<Element | null, (tops: number[]) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #emit: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.#emit = callback
      }
      observe(element: Element) {
        observers.set(element, (tops) => this.#emit(tops.map(entryAt), this as unknown as IntersectionObserver)) // nobody asks for it
      }
      disconnect() {}
    },
  )
  emit = (element, ...tops) => act(() => observers.get(element)?.(tops))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HEIGHT = 640
const WINDOW_HEIGHT = 800
const entryAt = (top: number) =>
  ({ isIntersecting: top > -HEIGHT && top < WINDOW_HEIGHT, boundingClientRect: { top } }) as IntersectionObserverEntry // what is read of it

function dockingBeside(text: string) {
  document.body.innerHTML = `<div></div><div id="${ARTICLE_TEXT_ID}">${text}</div>`
  const frame = { current: document.querySelector('div') }
  const docking = renderHook(() => useDocking(frame, true)).result
  return {
    docking,
    scroll: (...tops: number[]) => emit(frame.current, ...tops),
    scrollText: (top: number) => emit(document.getElementById(ARTICLE_TEXT_ID), top),
  }
}
const LINKED = '<a data-map-link="summit">the summit</a>'

it('docks the map once its frame was scrolled away, and brings it home again', () => {
  const { docking, scroll } = dockingBeside(LINKED)
  scroll(100)
  expect(docking.current.isDocked).toBe(false)
  scroll(-900)
  expect(docking.current.isDocked).toBe(true)
  scroll(-200)
  expect(docking.current.isDocked).toBe(false)
})

it('goes by where the frame is now when it hears of several moves at once', () => {
  const { docking, scroll } = dockingBeside(LINKED)
  scroll(-900, 40)
  expect(docking.current.isDocked).toBe(false)
  scroll(40, -900)
  expect(docking.current.isDocked).toBe(true)
})

it('stays closed once it was closed', () => {
  const { docking, scroll } = dockingBeside(LINKED)
  scroll(-900)
  act(() => docking.current.close())
  scroll(40)
  scroll(-900)
  expect(docking.current.isDocked).toBe(false)
})

it('goes home when the text was read to its end, and stands beside it again when one goes back', () => {
  const { docking, scroll, scrollText } = dockingBeside(LINKED)
  scroll(-900)
  scrollText(-HEIGHT - 1)
  expect(docking.current.isDocked).toBe(false)
  scrollText(-100)
  expect(docking.current.isDocked).toBe(true)
})

it('stands beside a text that begins further down', () => {
  const { docking, scroll, scrollText } = dockingBeside(LINKED)
  scroll(-900)
  scrollText(900)
  expect(docking.current.isDocked).toBe(true)
})
