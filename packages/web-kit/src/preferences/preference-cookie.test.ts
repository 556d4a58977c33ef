import { expect, it } from 'vitest'
import { preferenceCookie } from './preference-cookie.ts'

it('[A9] travels by https alone where the product is reached by it', () => {
  const keep = (publicUrl: string) => preferenceCookie('theme', 'dark', { maxAgeSeconds: 60, publicUrl })
  expect(keep('https://mishiori.example')).toBe('theme=dark; Path=/; Max-Age=60; SameSite=Lax; Secure')
  expect(keep('http://localhost:3000')).toBe('theme=dark; Path=/; Max-Age=60; SameSite=Lax')
})

it('is of the session without an age', () => {
  const publicUrl = 'http://localhost:3000'
  expect(preferenceCookie('webview', '1', { maxAgeSeconds: null, publicUrl })).toBe('webview=1; Path=/; SameSite=Lax')
})
