import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import type { Translate } from './libre-translate.ts'

interface TranslationsHttpOptions extends ExpensiveOptions {
  /** Null where the operator names no server. */
  readonly translate: Translate | null
}

/** A long article is a few dozen requests. */
const PER_MINUTE = { user: 60, guest: 1 } as const

export const translationsHttp: FastifyPluginAsync<TranslationsHttpOptions> = async (app, { translate, ...limits }) => {
  const handler = createExpensiveHandler('translations', PER_MINUTE, limits)

  route(
    app,
    endpoints.translate,
    handler(async ({ body }, signal) => {
      if (!translate) throw new AppError('translation.not_offered')
      const { characters } = PRODUCT_LIMITS.translation
      if (body.texts.reduce((sum, text) => sum + text.length, 0) > characters)
        throw new AppError('translation.too_long', { max: characters })
      return { texts: [...(await translate(body, signal))] }
    }),
  )
}
