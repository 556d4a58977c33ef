import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { ShareToken } from '../schemas.ts'
import { PersonText } from '../texts/person-text.ts'
import { BotCheckField } from './bot-check.ts'

/** Of a listed reason its code; of any other one what the reporter writes. */
const content = PersonText({ maxLength: PRODUCT_LIMITS.reportLength.max })
const reportedId = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })
const common = { content, bot_check: BotCheckField }
/** Of the link that the reporter came by. */
const TokenQuery = Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false })

/** Again about the same while moderators have not looked: the one that is there. */
const SentReport = Type.Object({ id: Type.Integer() })

const REFUSALS = ['report.own', 'report.detail_required', 'bot_check.required', 'bot_check.failed'] as const

/** Reports to moderators. The reported person does not learn who reported them. */
export const reportEndpoints = {
  reportRoute: endpoint({
    method: 'POST',
    path: '/v1/userreport/route',
    summary: 'Reports an article; `content` is a reason, or what the reporter writes',
    access: 'verifiedUser',
    query: TokenQuery,
    body: Type.Object({ route_id: reportedId, ...common }, { additionalProperties: false }),
    response: { status: 201, body: SentReport },
    errors: ['article.not_found', ...REFUSALS],
    idempotent: true,
  }),
  reportUser: endpoint({
    method: 'POST',
    path: '/v1/userreport/user',
    summary: 'Reports a person; `content` is a reason, or what the reporter writes',
    access: 'verifiedUser',
    body: Type.Object({ user_id: reportedId, ...common }, { additionalProperties: false }),
    response: { status: 201, body: SentReport },
    errors: ['user.not_found', ...REFUSALS],
    idempotent: true,
  }),
  reportComment: endpoint({
    method: 'POST',
    path: '/v1/userreport/comment',
    summary: 'Reports a comment; `content` is a reason, or what the reporter writes',
    access: 'verifiedUser',
    query: TokenQuery,
    body: Type.Object({ comment_id: reportedId, ...common }, { additionalProperties: false }),
    response: { status: 201, body: SentReport },
    errors: ['comment.not_found', ...REFUSALS],
    idempotent: true,
  }),
  reportJourney: endpoint({
    method: 'POST',
    path: '/v1/userreport/journey',
    summary: 'Reports a journey or a collection; `content` is a reason, or what the reporter writes',
    access: 'verifiedUser',
    query: TokenQuery,
    body: Type.Object({ journey_id: reportedId, ...common }, { additionalProperties: false }),
    response: { status: 201, body: SentReport },
    errors: ['journey.not_found', ...REFUSALS],
    idempotent: true,
  }),
  reportWalk: endpoint({
    method: 'POST',
    path: '/v1/userreport/walk',
    summary: 'Reports a walk on an article; `content` is a reason, or what the reporter writes',
    access: 'verifiedUser',
    query: TokenQuery,
    body: Type.Object({ walk_log_id: reportedId, ...common }, { additionalProperties: false }),
    response: { status: 201, body: SentReport },
    errors: ['walk_log.not_found', ...REFUSALS],
    idempotent: true,
  }),
}
