import { expect, it } from 'vitest'
import { createSecretCipher } from './secret-cipher.ts'

const SECRET = 'a secret of thirty-two characters'
const cipher = createSecretCipher<'access' | 'refresh'>(SECRET, 'tokens')

it('[E55] reads what it has encrypted, and writes it differently each time', () => {
  const [one, other] = [cipher.encrypt('token', 'access'), cipher.encrypt('token', 'access')]
  expect(one).not.toBe(other)
  expect([cipher.decrypt(one, 'access'), cipher.decrypt(other, 'access')]).toEqual(['token', 'token'])
})

it('[E55] reads nothing of another instance, kind or purpose, or that was changed', () => {
  const sealed = cipher.encrypt('token', 'access')
  const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`
  expect(createSecretCipher('another secret of thirty-two signs', 'tokens').decrypt(sealed, 'access')).toBeNull()
  expect(createSecretCipher(SECRET, 'keys').decrypt(sealed, 'access')).toBeNull()
  expect(cipher.decrypt(sealed, 'refresh')).toBeNull()
  for (const wrong of [changed, sealed.replace('v1', 'v2'), 'v1.', '', 'token'])
    expect(cipher.decrypt(wrong, 'access')).toBeNull()
})
