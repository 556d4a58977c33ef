import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '../../platform/work-queue.ts'

/** OWASP's first choice for Argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Each computation takes 19 MiB and a core for some 30 ms: a burst of logins waits here instead of slowing all requests. */
const QUEUE = { atWork: 2, maxWaiting: 40 } as const

/** The hash of an unused password. Log-ins with an unknown address are compared with it, so that they take as long as others. */
const UNUSED_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$p050U+F7D0rKPnij/NbuzA$5e4zKluH2E0buj33DpyGdp6dzhDNeHTNWneNjoQ7W3s'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** `null` does the work of a comparison and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/** The computation itself. */
interface Argon {
  hash(password: string, parameters: typeof PARAMETERS): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
}

export function createPasswordHasher(argon: Argon = { hash, verify }): PasswordHasher {
  const enter = createWorkQueue(QUEUE)
  return {
    hash: (password) => enter(() => argon.hash(password, PARAMETERS)),
    verify: (passwordHash, password) =>
      enter(async () => {
        const isRight = await argon.verify(passwordHash ?? UNUSED_PASSWORD_HASH, password).catch(() => false)
        return isRight && passwordHash !== null
      }),
  }
}
