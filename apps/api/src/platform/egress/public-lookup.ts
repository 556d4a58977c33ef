import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** A name that leads out of the public internet, or an address there. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

type IsPublic = (address: string) => boolean

/**
 * Looks a name up for a connection, which then goes to the very addresses that were checked: a name that answers
 * otherwise the second time gains nothing. One private address among several refuses all.
 */
export function publicLookup(
  lookup: typeof systemLookup = systemLookup,
  isPublic: IsPublic = isPublicAddress,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        return callback(new PrivateAddressError(hostname), '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
