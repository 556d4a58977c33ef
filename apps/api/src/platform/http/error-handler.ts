import { randomBytes } from 'node:crypto'
import { type FieldProblem, writeCurrentStatus } from '@repo/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import { errorPage } from '../pages/error-page.ts'
import { languageOf } from '../pages/language-of.ts'
import { dataHeaders, plainPageHeaders } from './guards/security-headers.ts'
import { localeOfRequest } from './request-language.ts'
import { knowsStatusNames } from './status-names.ts'

const RETRY_AFTER_SECONDS = 3

/** Answers every failure with a code of the catalogue. Unexpected failures are logged once. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = toAppError(thrown, request)
    if (error.status >= 500) {
      const level = error.code === 'server.unexpected' ? 'error' : 'warn'
      request.log[level]({ err: thrown }, error.code)
    }
    return sendError(error, request, reply)
  })
  // Of pages, too, which the web answers by itself.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return payload
  })
  app.setNotFoundHandler((request, reply) => sendError(new AppError('request.not_found'), request, reply))
}

/** Addresses that no route can be looked up for: badly encoded ones, and ids longer than any. They name nothing. No hook runs for them. */
export function createUnreadableAddressHandler(isSecure: boolean) {
  return (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const nonce = randomBytes(16).toString('hex')
    reply.cspNonce = { script: nonce, style: nonce }
    reply.headers(isForAPerson(request) ? plainPageHeaders(isSecure, nonce) : dataHeaders({ isSecure }))
    sendError(new AppError('request.not_found'), request, reply)
  }
}

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { seconds } = error.params
  if (typeof seconds === 'number') reply.header('retry-after', seconds)
  else if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (isForAPerson(request)) return sendErrorPage(error, request, reply)
  // A request id would distinguish two refusals that must be identical: it is sent only where support may need it.
  const refusal = error.toBody({
    locale: localeOfRequest(request),
    ...(error.status >= 500 && { requestId: request.id }),
  })
  const body = knowsStatusNames(request) ? writeCurrentStatus(refusal) : refusal
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body)
}

/** Whether a browser waits for a page. The web answers for its own failures; here end those that come before it. */
function isForAPerson({ method, url, headers }: FastifyRequest): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
  return isPage && (headers.accept ?? '').includes('text/html')
}

function sendErrorPage({ status }: AppError, { url, headers, id }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(headers)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage({ status, url, language, nonce: reply.cspNonce?.style ?? '', requestId: id }))
}

const FASTIFY_CODES: Readonly<Record<string, (request: FastifyRequest) => AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (request) => new AppError(isUpload(request) ? 'file.too_large' : 'request.too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('request.media_type'),
  FST_ERR_HANDLER_TIMEOUT: () => new AppError('server.unavailable'),
}

/** The disk, or a quota of it, has no room for a file; it will have some again. */
const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

const isUpload = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.bodyKind === 'multipart'

function toAppError(thrown: FastifyError, request: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown.validation) return fromValidation(thrown, request)
  const known = FASTIFY_CODES[thrown.code]
  if (known) return known(request)
  if (isDatabaseUnavailable(thrown) || DISK_FULL.has(thrown.code)) return new AppError('server.unavailable')
  const status = thrown.statusCode ?? 500
  return status >= 400 && status < 500 ? new AppError('request.malformed') : new AppError('server.unexpected')
}

/** An address whose parameters are malformed names nothing; everything else is a wrong input. */
function fromValidation(error: FastifyError, request: FastifyRequest): AppError {
  if (error.validationContext === 'params') return new AppError('request.not_found')
  if (error.validationContext === 'body' && request.body === undefined) return new AppError('request.malformed')
  return new AppError('request.invalid', {}, { fields: (error.validation ?? []).map(toFieldProblem) })
}

type ValidationProblem = NonNullable<FastifyError['validation']>[number]

function toFieldProblem({ instancePath, keyword, params }: ValidationProblem): FieldProblem {
  const path = instancePath.split('/').slice(1)
  const named = params.missingProperty ?? params.additionalProperty
  if (typeof named === 'string') path.push(named)
  const limit = params.limit
  return {
    field: path.join('.'),
    rule: keyword,
    ...(typeof limit === 'number' ? { params: { limit } } : {}),
  }
}
