// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BETWEEN_STEPS_MS } from './show-modal.ts'
import { useFirstFocus } from './use-first-focus.ts'

function Form() {
  useFirstFocus(() => document.querySelector<HTMLElement>('#first'), true)
  return ['first', 'second'].map((id) => createElement('input', { key: id, id }))
}

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<button type="button">open</button><div></div>'
  document.querySelector('button')?.focus()
  root = createRoot(document.querySelector('div') ?? document.body)
  act(() => root.render(createElement(Form)))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const focused = () => document.activeElement?.id

it('gives the focus to the first field once the dialog has had it', () => {
  vi.advanceTimersByTime(BETWEEN_STEPS_MS - 1)
  expect(focused()).toBe('')
  vi.advanceTimersByTime(1)
  expect(focused()).toBe('first')
})

it('takes the focus over from the heading of a new page', () => {
  const heading = document.body.appendChild(document.createElement('h1'))
  heading.tabIndex = -1
  heading.focus()
  expect(document.activeElement).toBe(heading)
  vi.advanceTimersByTime(BETWEEN_STEPS_MS)
  expect(focused()).toBe('first')
})

it('leaves the focus to who was faster', () => {
  document.querySelector<HTMLElement>('#second')?.focus()
  vi.advanceTimersByTime(BETWEEN_STEPS_MS)
  expect(focused()).toBe('second')
})
