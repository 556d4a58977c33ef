import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorParams, type FieldProblem } from '@repo/contract'

interface AppErrorDetails {
  /** Which inputs are wrong, and how. */
  readonly fields?: readonly FieldProblem[]
  /** Further members of the answer beside `error`, for instance `current` of a version conflict. */
  readonly beside?: Readonly<Record<string, unknown>>
}

/** An expected refusal. Its code decides the status; the web has the message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, params: ErrorParams = {}, details: AppErrorDetails = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  toBody(requestId?: string): ErrorBody {
    const { fields, beside } = this.details
    return {
      ...beside,
      error: {
        code: this.code,
        ...(Object.keys(this.params).length > 0 ? { params: this.params } : {}),
        ...(fields && fields.length > 0 ? { fields } : {}),
        ...(requestId === undefined ? {} : { requestId }),
      },
    }
  }
}
