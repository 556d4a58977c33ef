// @vitest-environment jsdom
import { messages } from '@repo/i18n/en-us'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import type { ErrorKind } from './error-kind.ts'
import { ErrorMessage } from './error-message.tsx'

afterEach(cleanup)

function open(kind: ErrorKind, requestId: string | null): string {
  const { container } = render(
    <MemoryRouter>
      <LanguageProvider locale="en-us" messages={messages}>
        <ErrorMessage kind={kind} socialUrl={null} requestId={requestId} />
      </LanguageProvider>
    </MemoryRouter>,
  )
  return container.textContent
}

it('tells the number of a failure of ours, and speaks of it', () => {
  expect(open('serverError', 'a-request')).toContain('tell us the number below.a-request')
})

it('speaks of no number where there is none', () => {
  const text = open('serverError', null)
  expect(text).toContain('Try again in a moment.')
  expect(text).not.toContain('number')
})

it('keeps the number of what is no failure to itself', () => {
  expect(open('notFound', 'a-request')).not.toContain('a-request')
  expect(screen.queryByText('a-request')).toBeNull()
})

it.each([
  ['maintenance', true],
  ['unavailable', true],
  ['serverError', false],
  ['notFound', false],
] as const)('loads what passes by itself again (%s: %s), and says when', (kind, isPassing) => {
  expect(open(kind, null).includes('tries again in 60 seconds')).toBe(isPassing)
})
