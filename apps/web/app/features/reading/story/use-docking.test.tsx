// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ARTICLE_TEXT_ID } from '../article-body.tsx'
import { useDocking } from './use-docking.ts'

/** What the browser would tell of where the map's frame is. */
let tell: (...tops: number[]) => void
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: IntersectionObserverCallback) {
        tell = (...tops) => act(() => told(tops.map(entryAt), this as unknown as IntersectionObserver)) // nobody asks for it
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HEIGHT = 640
const entryAt = (top: number) =>
  ({ isIntersecting: top > -HEIGHT, boundingClientRect: { top } }) as IntersectionObserverEntry // what is read of it

function dockingBeside(text: string) {
  document.body.innerHTML = `<div></div><div id="${ARTICLE_TEXT_ID}">${text}</div>`
  const frame = { current: document.querySelector('div') }
  return renderHook(() => useDocking(frame, true)).result
}
const LINKED = '<a data-map-link="summit">the summit</a>'

it('docks the map once its frame was scrolled away, and brings it home again', () => {
  const docking = dockingBeside(LINKED)
  tell(100)
  expect(docking.current.isDocked).toBe(false)
  tell(-900)
  expect(docking.current.isDocked).toBe(true)
  tell(-200)
  expect(docking.current.isDocked).toBe(false)
})

it('goes by where the frame is now when it hears of several moves at once', () => {
  const docking = dockingBeside(LINKED)
  tell(-900, 40)
  expect(docking.current.isDocked).toBe(false)
  tell(40, -900)
  expect(docking.current.isDocked).toBe(true)
})

it('stays closed once it was closed', () => {
  const docking = dockingBeside(LINKED)
  tell(-900)
  act(() => docking.current.close())
  tell(40)
  tell(-900)
  expect(docking.current.isDocked).toBe(false)
})
