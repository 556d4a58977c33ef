/**
 * The error catalogue: code → HTTP status. The server answers `{ error: { code, params } }` and never a sentence;
 * `@repo/i18n` has the message for every code in every language. Add, never rename.
 */
export const ERROR_STATUS = {
  'account.suspended': 403,
  'auth.bad_credentials': 400,
  'auth.code_invalid': 422,
  'auth.email_unverified': 403,
  'auth.guest_only': 403,
  'auth.login_required': 401,
  'auth.resend_too_soon': 429,
  'auth.throttled': 429,
  'auth.email_taken': 422,
  'auth.name_reserved': 422,
  'auth.name_taken': 422,
  'auth.reauthentication_required': 403,
  'auth.terms_required': 422,
  'block.self': 422,
  'blog.post_not_found': 404,
  'bot_check.failed': 422,
  'bot_check.required': 422,
  'along.too_many_points': 422,
  'along.too_long': 422,
  'article.not_found': 404,
  'article.limit_reached': 422,
  'article.map_empty': 422,
  'article.title_required': 422,
  'article.source_private': 422,
  'article.origin_invalid': 422,
  'article.version_conflict': 412,
  'article.version_required': 428,
  'article.map_invalid': 422,
  'article.map_too_detailed': 422,
  'article.body_invalid': 422,
  'comment.not_found': 404,
  'comment.blocked': 403,
  'comment.cannot_post': 403,
  'comment.edit_expired': 403,
  'comment.object_missing': 422,
  'comment.target_deleted': 422,
  'clone.layer_required': 422,
  'clone.own_article': 403,
  'csrf.mismatch': 403,
  'elevation.not_configured': 404,
  'elevation.too_many_points': 422,
  'ground.too_many_points': 422,
  'ground.too_long': 422,
  'email_change.not_pending': 404,
  'favorite.own_article': 403,
  'follow.limit_reached': 422,
  'follow.self': 422,
  'file.not_found': 404,
  'file.too_large': 413,
  'file.unreadable': 422,
  'file.unsupported_type': 422,
  'file.quota_reached': 422,
  'file.address_refused': 422,
  'file.address_unavailable': 422,
  'file.take_over_off': 422,
  'hazard.not_found': 404,
  'hazard.own': 403,
  'idempotency.body_differs': 422,
  'idempotency.in_progress': 409,
  'mail.link_invalid': 422,
  'mail.time_zone_unknown': 422,
  'passkey.limit_reached': 422,
  'passkey.not_found': 404,
  'passkey.rejected': 400,
  'moderation.already_appealed': 422,
  'moderation.already_decided': 409,
  'moderation.moderator': 422,
  'moderation.nothing_pointed_at': 422,
  'moderation.own_case': 403,
  'moderation.reason_required': 422,
  'password.current_mismatch': 422,
  'password.reset_invalid': 422,
  'password.reset_too_soon': 429,
  'private_place.limit_reached': 422,
  'private_place.name_required': 422,
  'private_place.name_taken': 422,
  'private_place.not_found': 404,
  'private_place.position_required': 422,
  'proposal.decided': 409,
  'proposal.empty': 422,
  'proposal.invalid': 422,
  'proposal.not_found': 404,
  'proposal.open_already': 422,
  'proposal.outdated': 409,
  'proposal.own_article': 403,
  'provider.email_in_use': 422,
  'provider.last_method': 422,
  'provider.login_expired': 400,
  'provider.not_found': 404,
  'provider.not_linked': 422,
  'provider.other_account': 422,
  'provider.permission_missing': 422,
  'provider.unavailable': 503,
  'provider.used_elsewhere': 422,
  'report.detail_required': 422,
  'report.own': 422,
  'request.invalid': 422,
  'request.malformed': 400,
  'request.media_type': 415,
  'request.method': 405,
  'request.not_found': 404,
  'request.headers_too_large': 431,
  'request.timeout': 408,
  'request.too_large': 413,
  'request.too_many': 429,
  'session.not_found': 404,
  'stock.export_too_large': 422,
  'stock.not_found': 404,
  'stock_category.limit_reached': 422,
  'stock_category.name_required': 422,
  'stock_category.name_taken': 422,
  'stock_category.not_found': 404,
  'strava.import_not_found': 404,
  'strava.import_running': 409,
  'strava.no_track': 422,
  'strava.not_configured': 404,
  'strava.not_connected': 409,
  'strava.not_found': 404,
  'strava.permission_missing': 403,
  'strava.too_many': 429,
  'strava.unavailable': 503,
  'timeline.day_not_found': 404,
  'timeline.days_missing': 422,
  'timeline.import_ended': 409,
  'timeline.import_in_progress': 409,
  'timeline.import_not_found': 404,
  'timeline.import_started': 409,
  'timeline.quota_reached': 422,
  'timeline.too_many_days': 422,
  'user.avatar_not_square': 422,
  'user.blocked': 403,
  'user.not_found': 404,
  'server.busy': 503,
  'server.maintenance': 503,
  'server.unavailable': 503,
  'server.unexpected': 500,
  // The specification spells these in capitals (§7).
  BREAK_OUT: 503,
  MAX_ROUTE_LENGTH_EXCEEDED: 400,
  MAX_WAYPOINTS_EXCEEDED: 400,
  NOT_FOUND: 404,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}

/** Values a text may show, for instance `{ max: 10 }` or `{ seconds: 42 }`. `fields` names invalid inputs with their problems. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** One invalid input: where, and which rule it broke. */
export interface FieldProblem {
  readonly field: string
  readonly rule: string
  readonly params?: ErrorParams
}

export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode
    /** In the language of the request, for clients without messages of their own. Absent from older servers. */
    readonly message?: string
    readonly params?: ErrorParams
    readonly fields?: readonly FieldProblem[]
    readonly requestId?: string
  }
}
