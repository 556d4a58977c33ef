import { readArticleStates, readCurrentStatus, STATUS_NAMES_HEADER } from './article-states.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { type ErrorBody, type ErrorCode, isErrorCode } from './errors.ts'
import { toStorableJson } from './storable-text.ts'

/** An answer is a value, never a throw: callers decide what each code means to their page. */
export type Answer<T> =
  | { readonly ok: true; readonly status: number; readonly data: T; readonly headers: Headers }
  | {
      readonly ok: false
      readonly status: number
      readonly error: ApiError
      readonly headers: Headers
      readonly body: unknown
    }

const PASSING_STATUSES: readonly number[] = [0, 408, 429]
const PASSING_CODES: readonly ApiError['code'][] = ['csrf.mismatch', 'idempotency.in_progress']

/** Whether the same request may succeed later, without whoever sent it doing anything. */
export const isPassing = ({ status, error }: { readonly status: number; readonly error: ApiError }): boolean =>
  PASSING_STATUSES.includes(status) || status >= 500 || PASSING_CODES.includes(error.code)

/** `network` when no answer came at all. */
export type ApiError = { readonly code: ErrorCode | 'network' } & Omit<ErrorBody['error'], 'code'>

interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

type Call<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: CallOptions) => Promise<Answer<EndpointOutput<E>>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<Answer<EndpointOutput<E>>>

export type ApiClient = { readonly [N in EndpointName]: Call<(typeof endpoints)[N]> }

/** How a request leaves: `fetch` in a browser, an in-process call on the server. `path` begins with `/api`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

/** Builds the typed client. Multipart bodies are passed as `FormData`. */
export function createApiClient(transport: Transport): ApiClient {
  const call = async (
    definition: Endpoint,
    input: LooseInput = {},
    options: CallOptions = {},
  ): Promise<Answer<unknown>> => {
    const isForm = typeof FormData !== 'undefined' && input.body instanceof FormData
    const init: RequestInit = {
      method: definition.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        [STATUS_NAMES_HEADER]: '2',
        ...(input.body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...options.headers,
      },
      ...(input.body === undefined ? {} : { body: isForm ? (input.body as FormData) : toStorableJson(input.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    }
    let response: Response
    let body: unknown
    try {
      response = await transport(`/api${fillPath(definition.path, input)}`, init)
      body = await readBody(response)
    } catch {
      return { ok: false, status: 0, error: { code: 'network' }, headers: new Headers(), body: null }
    }
    if (response.ok) {
      const data = readArticleStates(definition, body)
      return { ok: true, status: response.status, data, headers: response.headers }
    }
    return {
      ok: false,
      status: response.status,
      error: errorOf(body, response.status),
      headers: response.headers,
      body: readCurrentStatus(body),
    }
  }
  const client = Object.fromEntries(
    Object.entries(endpoints).map(([name, definition]) => [
      name,
      (input?: LooseInput, options?: CallOptions) => call(definition, input, options),
    ]),
  )
  return client as unknown as ApiClient // one loop builds what the mapped type describes
}

function fillPath(path: string, input: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** @throws when an answer that should carry data was cut off. What comes with a refusal is only looked at if it can be read. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = isJson ? response.json() : response.text()
  return response.ok ? body : body.catch(() => null)
}

function errorOf(body: unknown, status: number): ApiError {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code)) {
    return error as ApiError // the code is checked; params and fields are only shown
  }
  return { code: status === 503 ? 'server.unavailable' : 'server.unexpected' }
}
