import { createHash, randomBytes } from 'node:crypto'
import type { BotCheckChallenge } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

function challengeOf(counter: number, cost = 1): BotCheckChallenge {
  const [salt, nonce] = [randomBytes(16), randomBytes(16)]
  const end = Buffer.alloc(4)
  end.writeUInt32BE(counter)
  let key = Buffer.concat([salt, nonce, end])
  for (let turn = 0; turn < cost; turn++) key = createHash('sha256').update(key).digest()
  return {
    parameters: {
      algorithm: 'SHA-256',
      salt: salt.toString('hex'),
      nonce: nonce.toString('hex'),
      cost,
      keyLength: 32,
      keyPrefix: key.toString('hex').slice(0, 32),
      keySignature: '',
      data: { action: 'submit', expires_at: 0 },
    },
    signature: '',
  }
}

describe('a challenge', () => {
  it.each([0, 1, 255, 256, 1_000])('is solved by the counter that the server chose: %i', (counter) => {
    const challenge = challengeOf(counter)
    const solution = solveChallenge(challenge)
    expect(solution?.counter).toBe(counter)
    expect(solution?.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true)
    expect(solution?.derivedKey).toHaveLength(64)
  })

  it('is solved with hashes of hashes, where the server asks for them', () => {
    expect(solveChallenge(challengeOf(20, 3))?.counter).toBe(20)
  })
})
