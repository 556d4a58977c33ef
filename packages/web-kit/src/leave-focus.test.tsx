// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { leaveFocus } from './leave-focus.ts'

afterEach(cleanup)

const card = (content: ReactNode) => (
  <section>
    <h3 tabIndex={-1}>Ground</h3>
    <input />
    {content}
  </section>
)
const note = (
  <p ref={leaveFocus}>
    <button type="button">Try again</button>
  </p>
)

it('gives the focus of a note that goes to the heading of its section', () => {
  const { rerender } = render(card(note))
  screen.getByRole('button').focus()
  rerender(card(null))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('gives it to the section that takes it itself', () => {
  const results = (content: ReactNode) => (
    <section tabIndex={-1} aria-label="Results">
      <div>{content}</div>
    </section>
  )
  const { rerender } = render(results(note))
  screen.getByRole('button').focus()
  rerender(results(null))
  expect(document.activeElement).toBe(screen.getByRole('region'))
})

it('leaves a focus alone that is elsewhere', () => {
  const { rerender } = render(card(note))
  screen.getByRole('textbox').focus()
  rerender(card(null))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
