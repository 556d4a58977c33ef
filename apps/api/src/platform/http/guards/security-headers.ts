import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

interface SecurityHeaderOptions {
  readonly isSecure: boolean
  readonly mapOrigins: readonly string[]
  readonly consentOrigins: readonly string[]
  /** Vite writes inline styles and scripts that carry no nonce, and speaks over a socket. */
  readonly isDevelopment: boolean
}

const INLINE = "'unsafe-inline'"
/** Seconds, as helmet sets it for pages. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: true } as const
const REFERRER_POLICY = 'strict-origin-when-cross-origin'
const RESOURCE_POLICY = 'same-site'

/** Features of browsers that no page of ours uses, nor anything that might get into one. Where one is, a map may ask. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ].map((feature) => `${feature}=()`),
  'geolocation=(self)',
].join(', ')

/**
 * A strict content security policy with a nonce for each page, and helmet's other headers. Answers of the API are data: they get headers
 * that are the same for all of them, at a fraction of the cost.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, mapOrigins, consentOrigins, isDevelopment }: SecurityHeaderOptions,
): Promise<void> {
  const ofData = dataHeaders({ isSecure })
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint) route.helmet = false
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.endpoint) reply.headers(ofData)
    else reply.header('permissions-policy', PERMISSIONS)
    done()
  })
  await app.register(helmet, {
    global: true,
    enableCSPNonces: !isDevelopment,
    hsts: isSecure && HSTS,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: RESOURCE_POLICY },
    referrerPolicy: { policy: REFERRER_POLICY },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'script-src': ["'self'", ...consentOrigins, ...(isDevelopment ? [INLINE] : [])],
        'style-src': ["'self'", ...(isDevelopment ? [INLINE] : [])],
        // Server-rendered `style` attributes; a nonce cannot cover them.
        'style-src-attr': [INLINE],
        'worker-src': ["'self'"],
        // No picture of another site: whoever has it would learn who reads what.
        'img-src': ["'self'", 'data:', 'blob:', ...mapOrigins, ...consentOrigins],
        'font-src': ["'self'", ...mapOrigins],
        'connect-src': ["'self'", ...mapOrigins, ...consentOrigins, ...(isDevelopment ? ['ws:'] : [])],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
}

/**
 * For what is never shown as a page: should a browser do so, nothing in it runs, loads or is framed. And only the
 * client may cache it, unless an endpoint says otherwise.
 */
export function dataHeaders({ isSecure }: Pick<SecurityHeaderOptions, 'isSecure'>): Readonly<Record<string, string>> {
  return {
    ...sameForAll(isSecure),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  }
}

/** Lets pages of any site frame this answer. Every other page refuses to be framed. */
export function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  reply.removeHeader('x-frame-options')
}

/** For a page that says what went wrong before anything of ours ran. It has a style of its own, and nothing else. */
export function plainPageHeaders(isSecure: boolean, nonce: string): Readonly<Record<string, string>> {
  return {
    ...sameForAll(isSecure),
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
  }
}

function sameForAll(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': RESOURCE_POLICY,
    'referrer-policy': REFERRER_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` } : {}),
  }
}
