import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a test lets an authenticator or its browser do that others do not. */
interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Of signatures; counts on by itself. */
  readonly counter?: number
  /** Whether the user is verified (unlocked). */
  readonly isUnlocked?: boolean
  readonly userHandle?: string
  readonly format?: string
}

interface Options {
  readonly challenge: string
  readonly rpId: string
  readonly userHandle?: string
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }
const ORIGIN = 'http://localhost'
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** One passkey in software, with the browser in front of it. */
export function createAuthenticator() {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let count = 0

  function dataOf({ rpId, isUnlocked = true, counter }: Deviation & { rpId: string }, attested?: Uint8Array): Buffer {
    count = counter ?? count + 1
    const head = Buffer.alloc(5)
    head[0] = FLAGS.present | (isUnlocked ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0)
    head.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), head, attested ?? Buffer.alloc(0)])
  }
  const clientData = (
    type: string,
    { challenge, origin = ORIGIN }: { challenge: string; origin?: string | undefined },
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = <R>(response: R) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  /** COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1). */
  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const [bytesOfX, bytesOfY] = [x, y].map((one) => new Uint8Array(Buffer.from(one, 'base64url')))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOfX ?? new Uint8Array()],
        [-3, bytesOfY ?? new Uint8Array()],
      ]),
    )
  }

  return {
    id: base64url(id),
    /** Answers `startPasskeyRegistration`. */
    create(options: Options, deviation: Deviation = {}) {
      const { rpId = options.rpId, challenge = options.challenge, origin, format = 'none' } = deviation
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const authData = new Uint8Array(dataOf({ ...deviation, rpId }, attested))
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', { challenge, origin })),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])), // a map of what CBOR has
        transports: ['internal'],
      })
    },
    /** Answers `startPasskeyLogIn` and its like. */
    get(options: Options, deviation: Deviation = {}) {
      const { rpId = options.rpId, challenge = options.challenge, origin, userHandle } = deviation
      const client = clientData('webauthn.get', { challenge, origin })
      const authenticatorData = dataOf({ ...deviation, rpId })
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(userHandle === undefined ? {} : { userHandle }),
      })
    },
  }
}

/** The part of WebAuthn's options that an authenticator reads. */
export function readOptions(options: unknown): Options & { readonly excluded: readonly string[] } {
  const { challenge, rpId, rp, user, excludeCredentials = [] } = Object(options)
  return {
    challenge: String(challenge),
    rpId: String(rpId ?? rp?.id),
    ...(user ? { userHandle: String(user.id) } : {}),
    excluded: excludeCredentials.map(({ id }: { id: string }) => id),
  }
}
