// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLiveCheck } from './use-live-check.ts'

vi.mock('@repo/web-kit/language', () => ({ useLanguage: () => ({ t: (key: string) => key }) }))
afterEach(cleanup)

function Form() {
  const { problemOf, handlers } = useLiveCheck(undefined)
  return (
    <form {...handlers}>
      <input name="email" aria-label="email" />
      <input name="terms" type="checkbox" aria-label="terms" />
      <button type="submit">send</button>
      <p>
        {problemOf('email')} {problemOf('terms')}
      </p>
    </form>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>(name === 'terms' ? 'checkbox' : 'textbox', { name })
const write = (value: string) => fireEvent.input(field('email'), { target: { value } })

it('says nothing of fields that are only passed by', () => {
  render(<Form />)
  for (const name of ['email', 'terms']) fireEvent.blur(field(name))
  expect(screen.queryByText(/auth\./)).toBeNull()
})

it('says of a field that is left what is wrong in it, and no longer once it is right', () => {
  render(<Form />)
  write('walker')
  expect(screen.queryByText(/auth\./)).toBeNull()
  fireEvent.blur(field('email'))
  expect(screen.getByText(/auth\.emailInvalid/)).toBeDefined()
  write('walker@example.org')
  expect(screen.queryByText(/auth\./)).toBeNull()
})

it('misses a consent only when it was taken back', () => {
  render(<Form />)
  const terms = field('terms')
  fireEvent.click(terms)
  fireEvent.blur(terms)
  expect(screen.queryByText(/auth\./)).toBeNull()
  fireEvent.click(terms)
  expect(screen.getByText(/auth\.termsRequired/)).toBeDefined()
})
