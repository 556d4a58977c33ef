import { type Access, type Endpoint, scopeOf, type TokenScope } from '@repo/contract'
import type { onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '../app-error.ts'
import type { UsedToken } from '../session/access-tokens.ts'
import { requireStanding } from '../session/standing.ts'
import type { Viewer } from '../session/viewer.ts'

/** @throws {AppError} when the viewer may not call an endpoint of this access. */
function checkAccess(access: Access, viewer: Viewer | null): void {
  switch (access) {
    case 'anyone':
      return
    case 'guest':
      if (viewer) throw new AppError('auth.guest_only')
      return
    case 'user':
      if (!viewer) throw new AppError('auth.login_required')
      return
    case 'verifiedUser':
      if (!viewer) throw new AppError('auth.login_required')
      if (!viewer.isVerified) throw new AppError('auth.email_unverified')
      return
    case 'moderator':
      if (!viewer) throw new AppError('auth.login_required')
      if (!viewer.isVerified) throw new AppError('auth.email_unverified')
      if (viewer.role !== 'moderator') throw new AppError('request.not_found')
      return
    default:
      access satisfies never
  }
}

/** @throws {AppError} when the token is not for an endpoint of this scope; null: no token is. */
function checkScope({ scopes }: UsedToken, scope: TokenScope | null): void {
  if (scope === null) throw new AppError('token.session_required')
  if (!scopes.has(scope)) throw new AppError('token.scope_missing', { scope })
}

/** Runs before the body is read, so a refused client costs no parsing and learns nothing about valid bodies. */
export function requireAccess(endpoint: Endpoint): onRequestAsyncHookHandler {
  const { access, reachesOthers = false } = endpoint
  const scope = scopeOf(endpoint)
  return async ({ viewer, accessToken }) => {
    if (accessToken) checkScope(accessToken, scope)
    checkAccess(access, viewer)
    if (reachesOthers && viewer) requireStanding(viewer)
  }
}
