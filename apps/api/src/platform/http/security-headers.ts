import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface SecurityHeaderOptions {
  readonly isSecure: boolean
  readonly mapOrigins: readonly string[]
  /** Vite writes inline styles and scripts that carry no nonce, and speaks over a socket. */
  readonly isDevelopment: boolean
}

/** A strict content security policy with a nonce for each answer, and helmet's other headers. */
const INLINE = "'unsafe-inline'"

export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, mapOrigins, isDevelopment }: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    enableCSPNonces: !isDevelopment,
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
        'script-src': ["'self'", ...(isDevelopment ? [INLINE] : [])],
        'style-src': ["'self'", ...(isDevelopment ? [INLINE] : [])],
        // Server-rendered `style` attributes; a nonce cannot cover them.
        'style-src-attr': [INLINE],
        'worker-src': ["'self'"],
        // Articles may show pictures from anywhere.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'", ...mapOrigins],
        'connect-src': ["'self'", ...mapOrigins, ...(isDevelopment ? ['ws:'] : [])],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
}
