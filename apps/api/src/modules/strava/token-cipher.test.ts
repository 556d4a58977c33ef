import { expect, it } from 'vitest'
import { createTokenCipher } from './token-cipher.ts'

const cipher = createTokenCipher('a secret of thirty-two characters')

it('[E55] reads what it has encrypted, and writes it differently each time', () => {
  const [one, other] = [cipher.encrypt('token', 'access'), cipher.encrypt('token', 'access')]
  expect(one).not.toBe(other)
  expect([cipher.decrypt(one, 'access'), cipher.decrypt(other, 'access')]).toEqual(['token', 'token'])
})

it('[E55] reads nothing of another instance, of another purpose, or that was changed', () => {
  const sealed = cipher.encrypt('token', 'access')
  const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`
  expect(createTokenCipher('another secret of thirty-two signs').decrypt(sealed, 'access')).toBeNull()
  expect(cipher.decrypt(sealed, 'refresh')).toBeNull()
  for (const wrong of [changed, sealed.replace('v1', 'v2'), 'v1.', '', 'token'])
    expect(cipher.decrypt(wrong, 'access')).toBeNull()
})
