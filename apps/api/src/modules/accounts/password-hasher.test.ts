import { hash, verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

/** Argon2 that waits until it is told to go on, and counts. */
function heldArgon() {
  const waiting: (() => void)[] = []
  let atWork = 0
  let most = 0
  const held = async <T>(answer: T): Promise<T> => {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise<void>((resolve) => waiting.push(resolve))
    atWork -= 1
    return answer
  }
  return {
    argon: { hash: () => held('a hash'), verify: () => held(false) },
    most: () => most,
    async finishAll(count: number) {
      for (let done = 0; done < count; done++) {
        await expect.poll(() => waiting.length).toBeGreaterThan(0)
        waiting.shift()?.()
      }
    },
  }
}

describe('[A2] fifty log-ins at once', () => {
  it('compute two hashes at a time, forty wait, and the others are told to come back', async () => {
    const { argon, most, finishAll } = heldArgon()
    const passwords = createPasswordHasher(argon)
    const answers = Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0 ? passwords.verify('a hash', 'a password') : passwords.hash('a password'),
      ),
    )
    await finishAll(42)
    const ended = await answers
    expect(most()).toBe(2)
    const refused = ended.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(8)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'request.too_many', status: 429 })
  })
})

describe('[A3] the comparison for an address that has no account', () => {
  it('is one of the same work as for an account, and never right', async () => {
    const compared: string[] = []
    const passwords = createPasswordHasher({
      hash,
      verify: (passwordHash, password) => {
        compared.push(String(passwordHash))
        return verify(passwordHash, password)
      },
    })
    const known = await passwords.hash('correct horse battery')
    expect(await passwords.verify(known, 'correct horse battery')).toBe(true)
    expect(await passwords.verify(null, 'correct horse battery')).toBe(false)
    // Algorithm, version, memory, passes, threads; lengths of salt and hash.
    const [ofAccount, ofNobody] = compared.map((text) => {
      const [, algorithm, version, parameters, salt, digest] = text.split('$')
      return [algorithm, version, parameters, salt?.length, digest?.length]
    })
    expect(ofNobody).toEqual(ofAccount)
    expect(ofAccount?.slice(0, 3)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  })
})
