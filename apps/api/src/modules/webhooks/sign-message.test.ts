import { expect, it } from 'vitest'
import { createSecret, signMessage } from './sign-message.ts'

// The vector of the reference implementations of Standard Webhooks.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MESSAGE = {
  messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
}
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

it('signs as Standard Webhooks does', () => expect(signMessage([SECRET], MESSAGE)).toBe(SIGNATURE))

it('signs with each secret during a rotation, the newest first', () => {
  const next = createSecret()
  expect(signMessage([next, SECRET], MESSAGE)).toBe(`${signMessage([next], MESSAGE)} ${SIGNATURE}`)
})

it('makes secrets of 24 bytes that differ', () => {
  const [one, other] = [createSecret(), createSecret()]
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  expect(one).not.toBe(other)
})
