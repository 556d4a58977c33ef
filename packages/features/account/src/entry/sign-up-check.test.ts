import { expect, it } from 'vitest'
import { signUpProblems } from './sign-up-check.ts'

const good = { name: 'ayumi.m_1', nickname: '', email: 'ayumi@example.jp', password: 'correct horse', terms: true }

it('finds nothing wrong with a complete form', () => {
  expect(signUpProblems(good)).toEqual([])
})

it.each([
  ['a name of 4', { name: 'abcd' }, 'name'],
  ['a name of 101', { name: 'a'.repeat(101) }, 'name'],
  ['a name with a space', { name: 'ayumi m' }, 'name'],
  ['a name in Japanese', { name: 'あゆみあゆみ' }, 'name'],
  ['a display name of 256', { nickname: '山'.repeat(256) }, 'nickname'],
  ['an address without @', { email: 'ayumi.example.jp' }, 'email'],
  ['an address of 256', { email: `${'a'.repeat(245)}@example.jp` }, 'email'],
  ['a password of 7', { password: '1234567' }, 'password'],
  ['a password of 129', { password: 'a'.repeat(129) }, 'password'],
  ['no agreement', { terms: false }, 'terms'],
])('finds %s', (_, change, field) => {
  expect(signUpProblems({ ...good, ...change })).toEqual([field])
})

it.each([
  ['a name of 5', { name: 'abcde' }],
  ['a name of 100', { name: 'a'.repeat(100) }],
  ['a display name of 255', { nickname: '山'.repeat(255) }],
  ['a password of 8', { password: '12345678' }],
  ['a password of 128', { password: 'a'.repeat(128) }],
])('accepts %s', (_, change) => {
  expect(signUpProblems({ ...good, ...change })).toEqual([])
})
