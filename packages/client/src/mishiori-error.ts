/** A request that was refused, or got no answer. */
export class MishioriError extends Error {
  override readonly name = 'MishioriError'
  /** What went wrong, as docs/error-codes.md of the product lists it; `network` where no answer came. */
  readonly code: string
  /** Of HTTP; 0 where no answer came. */
  readonly status: number
  /** What the code is about, such as `scope` of `token.scope_missing`. */
  readonly params: Readonly<Record<string, unknown>>
  /** Of `request.invalid`: what is wrong with each field. */
  readonly fields: Readonly<Record<string, unknown>>
  /** All that was answered: of a version conflict, the newer one as `current`. */
  readonly body: unknown

  constructor(message: string, { code, status, params = {}, fields = {}, body, cause }: ErrorFacts) {
    super(message, cause === undefined ? {} : { cause })
    this.code = code
    this.status = status
    this.params = params
    this.fields = fields
    this.body = body
  }
}

interface ErrorFacts {
  readonly code: string
  readonly status: number
  readonly params?: Readonly<Record<string, unknown>>
  readonly fields?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly cause?: unknown
}

/** Reads what the API says of a refusal; a proxy before it may say something else. */
export async function refusalOf(response: Response): Promise<MishioriError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => null)
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const code = typeof error.code === 'string' ? error.code : `http.${status}`
  const message = typeof error.message === 'string' ? error.message : `The site answered ${status}.`
  return new MishioriError(message, {
    code,
    status,
    params: isRecord(error.params) ? error.params : {},
    fields: isRecord(error.fields) ? error.fields : {},
    body,
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
