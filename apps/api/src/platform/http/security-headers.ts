import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface SecurityHeaderOptions {
  readonly isSecure: boolean
  readonly mapOrigins: readonly string[]
}

/** A strict content security policy with a nonce for each answer, and helmet's other headers. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, mapOrigins }: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    enableCSPNonces: true,
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Server-rendered `style` attributes; a nonce cannot cover them.
        'style-src-attr': ["'unsafe-inline'"],
        'worker-src': ["'self'"],
        // Articles may show pictures from anywhere.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'", ...mapOrigins],
        'connect-src': ["'self'", ...mapOrigins],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
}
