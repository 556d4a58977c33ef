import { expect, it } from 'vitest'
import { readResetToken, resetCookie } from './reset-cookie.ts'

const requestWith = (cookie: string) => new Request('http://localhost/resetpass', { headers: { cookie } })

it('carries the token where scripts and other addresses do not find it', () => {
  const cookie = resetCookie('a;b=c', { isSecure: true })
  expect(cookie).toBe('password_reset=a%3Bb%3Dc; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure')
  expect(readResetToken(requestWith(`theme=dark; ${cookie.split(';')[0]}`))).toBe('a;b=c')
})

it('forgets it', () => {
  expect(resetCookie('', { isSecure: false })).toContain('Max-Age=0')
  expect(readResetToken(requestWith('theme=dark'))).toBe('')
})
