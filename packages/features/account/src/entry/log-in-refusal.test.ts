import { createTranslator } from '@repo/i18n'
import { messages } from '@repo/i18n/ja'
import { expect, it } from 'vitest'
import { whatIsMissing } from './log-in-refusal.ts'

const t = createTranslator('ja', messages)

it('misses nothing of what is there, right or wrong', () => {
  expect(whatIsMissing({ email: 'a', password: ' ' }, t)).toBeNull()
})

it.each([
  ['a@example.jp', '', ['password']],
  ['', 'correct horse', ['email']],
  ['', '', ['email', 'password']],
])('of %j and %j asks for what is empty, and calls nothing wrong', (email, password, fields) => {
  const missing = whatIsMissing({ email, password }, t)
  expect(Object.keys(missing ?? {})).toEqual(fields)
  expect(Object.values(missing ?? {}).join()).not.toContain('違います')
})
