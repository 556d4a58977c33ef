import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { CommandProblem } from '../platform/command-problem.ts'

/** A member of an archive. */
export interface Member {
  readonly name: string
  /** Bytes of the content. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/** What the archive of a backup is called that is encrypted with a key, and one that is not. */
export const ENCRYPTED_ENDING = '.tar.gz.age'
export const PLAIN_ENDING = '.tar.gz'

/** What keys of age begin with: one that encrypts only, and one that decrypts, too. Everything else is a passphrase. */
const RECIPIENT = 'age1'
const IDENTITY = 'AGE-SECRET-KEY-'

/** Why an archive cannot be read, for the operator. */
export class UnreadableArchive extends CommandProblem {}

/**
 * Writes a tar archive, compressed by gzip and, where there is a key, encrypted in the format of age. One piece is in
 * memory at a time. The bytes are on the disk once this resolves.
 *
 * @param key recipient (`age1…`), identity (`AGE-SECRET-KEY-1…`) or passphrase; null for no encryption.
 */
export async function writeArchive(path: string, members: AsyncIterable<Member>, key: string | null): Promise<void> {
  const encrypter = key === null ? null : await encrypterFor(key)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const packed = tarOf(members)
  const compress = createGzip()
  if (encrypter === null) return await pipeline(packed, compress, file)
  const compressed = pipeline(packed, compress)
  compressed.catch((error: Error) => file.destroy(error))
  const encrypted = await encrypter.encrypt(toWeb(compress))
  await pipeline(fromWeb(encrypted), file)
  await compressed
}

/**
 * Reads an archive. Each member has to be read whole before the next one.
 *
 * @param key identity (`AGE-SECRET-KEY-1…`) or passphrase; needed for one that is encrypted.
 * @throws {UnreadableArchive} when it ends early, was changed, is no archive, or the key is another one.
 */
export async function* readArchive(path: string, key: string | null): AsyncGenerator<Member> {
  const toFault = (error: unknown) => (error instanceof UnreadableArchive ? error : cutOffOrChanged(path, error))
  const untar = extract()
  const unpacked = openArchive(path, key).then((bytes) => pipeline(bytes, createGunzip(), untar))
  unpacked.catch((error: Error) => untar.destroy(error))
  try {
    for await (const entry of untar) {
      const { name, size = 0 } = entry.header
      yield { name, size, content: mapErrors(entry, toFault) }
    }
    await unpacked
  } catch (error) {
    throw toFault(error)
  } finally {
    untar.destroy()
    await unpacked.catch(() => {})
  }
}

async function* mapErrors(content: AsyncIterable<unknown>, map: (error: unknown) => Error): AsyncGenerator<Uint8Array> {
  try {
    yield* bytesIn(content)
  } catch (error) {
    throw map(error)
  }
}

/** The library's types do not say what its streams give. */
async function* bytesIn(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const bytes of content) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('A stream of bytes gave something else.')
    yield bytes
  }
}

function cutOffOrChanged(path: string, cause: unknown): UnreadableArchive {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new UnreadableArchive(`${path} cannot be read: it was cut off or changed (${reason}).`, { cause })
}

async function openArchive(path: string, key: string | null): Promise<Readable> {
  const bytes = createReadStream(path)
  if (!path.endsWith(ENCRYPTED_ENDING)) return bytes
  if (key === null) {
    bytes.destroy()
    throw new UnreadableArchive(`${path} is encrypted. Set BACKUP_KEY to its passphrase or its AGE-SECRET-KEY-1….`)
  }
  try {
    return fromWeb(await decrypterFor(key).decrypt(toWeb(bytes)))
  } catch (error) {
    bytes.destroy()
    // Without the reason, which may quote the key.
    throw new UnreadableArchive(`${path} cannot be opened with this BACKUP_KEY.`, { cause: error })
  }
}

async function* tarOf(members: AsyncIterable<Member>): AsyncGenerator<Uint8Array> {
  const tar = pack()
  const writing = writeMembers(tar, members).catch((error: Error) => tar.destroy(error))
  yield* bytesIn(tar)
  await writing
}

async function writeMembers(tar: ReturnType<typeof pack>, members: AsyncIterable<Member>): Promise<void> {
  for await (const { name, size, content } of members) {
    await pipeline(content, tar.entry({ name, size, mode: 0o600 }))
  }
  tar.finalize()
}

async function encrypterFor(key: string): Promise<Encrypter> {
  const encrypter = new Encrypter()
  if (key.startsWith(RECIPIENT)) encrypter.addRecipient(key)
  else if (key.startsWith(IDENTITY)) encrypter.addRecipient(await identityToRecipient(key))
  else encrypter.setPassphrase(key)
  return encrypter
}

function decrypterFor(key: string): Decrypter {
  const decrypter = new Decrypter()
  if (key.startsWith(IDENTITY)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  return decrypter
}

/** The types of Node's web streams and of the browsers' do not know each other. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream)
