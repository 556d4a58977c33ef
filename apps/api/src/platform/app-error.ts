import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  type FieldProblem,
  type Locale,
} from '@repo/contract'
import { errorMessage } from '@repo/i18n'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'

const MESSAGES = { ja: japanese, 'en-us': english }

interface AppErrorDetails {
  /** Which inputs are wrong, and how. */
  readonly fields?: readonly FieldProblem[]
  /** Further members of the answer beside `error`, for instance `current` of a version conflict. */
  readonly beside?: Readonly<Record<string, unknown>>
}

/** An expected refusal. Its code decides the status and the message. */
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

  toBody({ locale, requestId }: { readonly locale: Locale; readonly requestId?: string }): ErrorBody {
    const { fields, beside } = this.details
    const { code, params } = this
    return {
      ...beside,
      error: {
        code,
        message: errorMessage({ code, params }, locale, MESSAGES[locale]),
        ...(Object.keys(this.params).length > 0 ? { params: this.params } : {}),
        ...(fields && fields.length > 0 ? { fields } : {}),
        ...(requestId === undefined ? {} : { requestId }),
      },
    }
  }
}
