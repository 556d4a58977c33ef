import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { BotCheckAnswer, BotCheckChallenge } from '@repo/contract'

const COUNTER_BYTES = 4
/** More than any server requires: a challenge without a solution ends as well. */
const MAX_COUNTER = 100_000_000

/**
 * Finds the counter whose hash begins as the challenge says. In JavaScript alone: browsers have no `crypto.subtle` on
 * pages that came by plain http, as in a network at home.
 */
export function solveChallenge({ parameters }: BotCheckChallenge): BotCheckAnswer['solution'] | null {
  const salt = hexToBytes(parameters.salt)
  const nonce = hexToBytes(parameters.nonce)
  const prefix = hexToBytes(parameters.keyPrefix)
  const bytes = new Uint8Array(salt.length + nonce.length + COUNTER_BYTES)
  bytes.set(salt, 0)
  bytes.set(nonce, salt.length)
  const view = new DataView(bytes.buffer)
  for (let counter = 0; counter <= MAX_COUNTER; counter++) {
    view.setUint32(salt.length + nonce.length, counter)
    let hash = sha256(bytes)
    for (let turn = 1; turn < parameters.cost; turn++) hash = sha256(hash)
    const key = hash.subarray(0, parameters.keyLength)
    if (startsWith(key, prefix)) return { counter, derivedKey: bytesToHex(key) }
  }
  return null
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array): boolean {
  for (let index = 0; index < prefix.length; index++) if (bytes[index] !== prefix[index]) return false
  return true
}
