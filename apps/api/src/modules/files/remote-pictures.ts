import type { IncomingMessage } from 'node:http'
import { get as getByHttps, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { hasPrivateAddress } from '../../platform/egress/public-address.ts'
import { PrivateAddressError, publicLookup } from '../../platform/egress/public-lookup.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { Upload } from './files.service.ts'

const HOUR_SECONDS = 3_600
const DEADLINE_MS = 10_000
const HEADERS = { accept: 'image/jpeg, image/png, image/gif', 'accept-encoding': 'identity', 'user-agent': 'Mishiori' }

type Get = (
  url: URL,
  options: RequestOptions,
  onAnswer: (answer: IncomingMessage) => void,
) => ReturnType<typeof getByHttps>

interface RemotePicturesDependencies {
  readonly throttle: Pick<Throttle, 'hit'>
  /** How others are reached; tests reach a server of their own. */
  readonly network?: { readonly get: Get; readonly lookup: LookupFunction }
  readonly deadlineMs?: number
  /** Nobody else is asked unless the operator leaves that on. */
  readonly isOn?: boolean
}

/**
 * Fetches pictures that somebody pasted from other sites, so that those learn of one request and not of every reader. Only
 * public hosts are asked, by TLS at its usual port, without cookies, and no redirection is followed.
 */
export function createRemotePictures({
  throttle,
  network = { get: getByHttps, lookup: publicLookup() },
  deadlineMs = DEADLINE_MS,
  isOn = true,
}: RemotePicturesDependencies) {
  return {
    /**
     * @throws {AppError} `file.take_over_off`, `file.address_refused`, `file.address_unavailable`, `file.too_large`,
     * `request.too_many`.
     */
    async fetch(userId: number, address: string): Promise<Upload> {
      if (!isOn) throw new AppError('file.take_over_off')
      const url = checkedUrl(address)
      const rule = { name: 'remote pictures', subject: String(userId), seconds: HOUR_SECONDS }
      await throttle.hit([{ ...rule, max: PRODUCT_LIMITS.picturesTakenOverPerHour }], 'request.too_many')
      const bytes = await receive(url, network, AbortSignal.timeout(deadlineMs))
      return { fileName: nameIn(url), read: async () => bytes }
    },
  }
}

export type RemotePictures = ReturnType<typeof createRemotePictures>

function checkedUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!url || !isPlain) throw new AppError('file.address_refused')
  if (hasPrivateAddress(url)) throw new AppError('file.address_refused')
  return url
}

function receive(
  url: URL,
  { get, lookup }: NonNullable<RemotePicturesDependencies['network']>,
  signal: AbortSignal,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup, signal, agent: false, headers: HEADERS }, (answer) => {
      collect(answer).then(resolve, (error: unknown) => {
        request.destroy()
        reject(error instanceof AppError ? error : new AppError('file.address_unavailable'))
      })
    })
    request.on('error', (error) => {
      reject(new AppError(error instanceof PrivateAddressError ? 'file.address_refused' : 'file.address_unavailable'))
    })
  })
}

async function collect(answer: IncomingMessage): Promise<Buffer> {
  if (answer.statusCode !== 200) throw new AppError('file.address_unavailable')
  const maxBytes = PRODUCT_LIMITS.imageBytes
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer) {
    const bytes = Buffer.from(piece)
    length += bytes.length
    if (length > maxBytes) throw new AppError('file.too_large')
    pieces.push(bytes)
  }
  return Buffer.concat(pieces)
}

function nameIn(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
