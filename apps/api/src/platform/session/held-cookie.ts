import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface HeldCookieOptions {
  readonly isSecure: boolean
  /** Seconds. */
  readonly maxAge: number
  /** Longer values are none of ours. */
  readonly maxLength?: number
}

const MAX_KEY_LENGTH = 100

/** A secret that only this browser and our own pages hold. */
export function heldCookie(name: string, { isSecure, maxAge, maxLength = MAX_KEY_LENGTH }: HeldCookieOptions) {
  const fullName = isSecure ? `__Host-${name}` : name
  const attributes = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/', maxAge } as const
  return {
    read(request: FastifyRequest): string {
      const value = request.cookies[fullName] ?? ''
      return value.length <= maxLength ? value : ''
    },
    hold: (reply: FastifyReply, value: string) => reply.setCookie(fullName, value, attributes),
    drop: (reply: FastifyReply) => reply.clearCookie(fullName, { ...attributes, maxAge: 0 }),
  }
}
