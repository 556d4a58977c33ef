import { Readable } from 'node:stream'
import type { S3, S3ServiceException } from '@aws-sdk/client-s3'
import { AppError } from '../app-error.ts'
import { within } from '../within.ts'
import { type FileStorage, isStoredName, mediaTypeOf } from './file-storage.ts'

/** A bucket of an S3-compatible object storage. It is private: people get files from the product alone. */
export interface S3Settings {
  /** Of the service, without the bucket: `https://s3.example.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const CONNECT_MS = 2_000
/** Until an answer begins, and between two pieces of it. */
const SILENCE_MS = 10_000
/** Of each request, so that one that is lost is asked again. */
const ATTEMPTS = 3
const RETRY_SECONDS = 5
const NOT_FOUND = 404

/**
 * Files in a bucket.
 *
 * @param report told why the storage could not be used, for the log.
 * @param silenceMs see {@link SILENCE_MS}; tests wait for less.
 */
export function createS3Storage(
  { endpoint, bucket, region, accessKey, secretKey }: S3Settings,
  report: (warning: string) => void,
  silenceMs = SILENCE_MS,
): FileStorage {
  const options = {
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true, // gateways on one host have no name for each bucket
    maxAttempts: ATTEMPTS,
    // Newer sums than the signature's are not known to every gateway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not the silence of the connection: people on slow lines read a picture for as long as it takes.
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: silenceMs, throwOnRequestTimeout: true },
  } as const
  // Loaded for those alone who have a bucket.
  const opened = import('@aws-sdk/client-s3').then((sdk) => new sdk.S3(options))
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `files/${name}` })
  /** What keeps us from the bucket is no fault of the request: it is tried again later. */
  const attempt = async <T>(act: (client: S3) => Promise<T>): Promise<T> => {
    try {
      return await act(await opened)
    } catch (error) {
      if (isMissing(error)) throw error
      report(`The object storage at ${endpoint} failed: ${reasonOf(error)}`)
      throw new AppError('server.unavailable', { seconds: RETRY_SECONDS })
    }
  }

  return {
    async put(name, bytes) {
      if (!isStoredName(name)) throw new Error(`Not a file name: ${JSON.stringify(name)}`)
      const object = { ...objectOf(name), Body: bytes, ContentLength: bytes.length, ContentType: mediaTypeOf(name) }
      await attempt((client) => client.putObject(object))
    },
    async find(name) {
      if (!isStoredName(name)) return null
      try {
        const { ContentLength: size = 0 } = await attempt((client) => client.headObject(objectOf(name)))
        return {
          size,
          stream: () =>
            Readable.from(
              pieces(
                attempt((client) => client.getObject(objectOf(name))),
                silenceMs,
              ),
            ),
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(name) {
      if (!isStoredName(name)) throw new Error(`Not a file name: ${JSON.stringify(name)}`)
      await attempt((client) => client.deleteObject(objectOf(name))).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
  }
}

async function* pieces(answer: Promise<{ readonly Body?: unknown }>, silenceMs: number): AsyncGenerator<Uint8Array> {
  const { Body: body } = await answer
  if (!(body instanceof Readable)) throw new Error('The object storage gave no bytes.')
  const source = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      // Only while we wait for the storage, not while who reads takes their time.
      const { value, done } = await within(silenceMs, source.next(), 'The object storage fell silent.')
      if (done) return
      if (!(value instanceof Uint8Array)) throw new TypeError('A stream of bytes gave something else.')
      yield value
    }
  } finally {
    body.destroy()
  }
}

/** Of a file, not of the bucket: a bucket that is missing is the operator's mistake. */
const isMissing = (error: unknown): boolean =>
  isOfService(error) && error.$metadata.httpStatusCode === NOT_FOUND && error.name !== 'NoSuchBucket'

const isOfService = (error: unknown): error is S3ServiceException => error instanceof Error && '$metadata' in error

/** Names the error, without what was sent. */
function reasonOf(error: unknown): string {
  if (isOfService(error)) return `${error.name} (${error.$metadata.httpStatusCode ?? 'no status'})`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
