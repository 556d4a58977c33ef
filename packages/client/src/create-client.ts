import type { Operations } from './generated/operations.ts'
import { OPERATIONS } from './generated/sending.ts'
import { MishioriError, refusalOf } from './mishiori-error.ts'

const FIRST_WAIT_MS = 500
/** Longer ones are told to whoever called: a program should not seem to hang. */
const LONGEST_WAIT_MS = 90_000
/** Too many requests; a proxy without its server, a restart. */
const LATER = new Set([429, 502, 503, 504])

/** Which site is called, and as whom. */
export interface ClientOptions {
  /** Of the site, such as `https://mishiori.example`. */
  readonly origin: string
  /** Made at `/home/account/tokens`. */
  readonly token: string
  /** Of the messages of refusals. Default: English. */
  readonly language?: 'ja' | 'en'
  /** How often a request is repeated that got no answer, or was told to come later. Default: 3. */
  readonly retries?: number
  readonly fetch?: typeof fetch
}

/** Of one call. */
export interface CallOptions {
  /** Of what is changed, as it was read: somebody else's change in between is refused instead of overwritten. */
  readonly version?: number
  /** Makes it safe to repeat what creates, even by another run of your program. Default: a new one for each call. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

type Names = keyof Operations
/** Numbers may be given as such, and what is left out as `undefined`. */
type Loose<T> = {
  [K in keyof T]:
    | (string extends T[K] ? T[K] | number : T[K])
    | (Record<never, never> extends Pick<T, K> ? undefined : never)
}
type InputOf<N extends Names> = {
  [K in keyof Operations[N]['input']]: K extends 'body' ? Operations[N]['input'][K] : Loose<Operations[N]['input'][K]>
}
type Call<N extends Names> =
  Record<never, never> extends InputOf<N>
    ? (input?: InputOf<N>, options?: CallOptions) => Promise<Operations[N]['answer']>
    : (input: InputOf<N>, options?: CallOptions) => Promise<Operations[N]['answer']>

/** One function for each endpoint that takes an access token, by the names of `/api/docs`. */
export type MishioriClient = { readonly [N in Names]: Call<N> }

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}
type Operation = (typeof OPERATIONS)[Names]

/**
 * Answers are what the API answers; of files, the response, whose body has not been read.
 *
 * What only reads, and what takes an `Idempotency-Key`, is repeated while the site cannot be reached or says when to come
 * again. Calls reject with a {@link MishioriError}.
 */
export function createClient({
  origin,
  token,
  language = 'en',
  retries = 3,
  fetch: send = fetch,
}: ClientOptions): MishioriClient {
  const site = new URL(origin).origin

  const call = async (operation: Operation, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const address = `${site}/api${pathOf(operation.path, input)}`
    const init = initOf(operation, input, options)
    const mayRepeat = operation.method === 'GET' || operation.takesKey
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(address, init).catch((cause: unknown) => cause)
      if (answer instanceof Response && answer.ok) return read(operation, answer)
      if (options.signal?.aborted) throw options.signal.reason
      const error = await errorOf(answer, site)
      const wait = mayRepeat && attempt < retries ? waitOf(answer, error, attempt) : null
      if (wait === null) throw error
      await delay(wait, options.signal)
    }
  }

  const initOf = (operation: Operation, { body }: AnyInput, { version, idempotencyKey, signal }: CallOptions) => {
    const isForm = body instanceof FormData
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': language,
      authorization: `Bearer ${token}`,
      'x-status-names': '2', // as the types name them
    }
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
    if (version !== undefined) headers['if-match'] = `"${version}"`
    if (operation.takesKey) headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID()
    return {
      method: operation.method,
      headers,
      redirect: 'error', // the token is for this site alone
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    } satisfies RequestInit
  }

  const client = Object.fromEntries(
    Object.entries(OPERATIONS).map(([name, operation]) => [
      name,
      (input?: AnyInput, options?: CallOptions) => call(operation, input, options),
    ]),
  )
  return client as unknown as MishioriClient // one loop builds what the mapped type describes
}

function pathOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new TypeError(`params.${name} is missing`) // it would be another endpoint
    return encodeURIComponent(value)
  })
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size > 0 ? `${filled}?${asked}` : filled
}

async function read({ isFile }: Operation, response: Response): Promise<unknown> {
  if (isFile) return response
  return response.status === 204 ? undefined : response.json()
}

async function errorOf(answer: unknown, site: string): Promise<MishioriError> {
  if (answer instanceof Response) return refusalOf(answer)
  return new MishioriError(`${site} cannot be reached.`, { code: 'network', status: 0, cause: answer })
}

/**
 * How long to wait before a request is repeated, milliseconds: as `Retry-After` says, else twice as long each time. Null
 * where another attempt would get the same.
 *
 * @param answer what was not a success; no response at all where the site could not be reached.
 * @param attempt 0 for the first.
 */
function waitOf(answer: unknown, { status, code }: MishioriError, attempt: number): number | null {
  const next = FIRST_WAIT_MS * 2 ** attempt
  if (!(answer instanceof Response)) return next
  // An attempt whose answer was lost may still be at work.
  if (!LATER.has(status) && code !== 'idempotency.in_progress') return null
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : next
  return wait <= LONGEST_WAIT_MS ? wait : null
}

function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
