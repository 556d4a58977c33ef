import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  ModeratedArticle,
  ModeratedComment,
  ModeratedJourney,
  ModeratedJourneyPage,
  ModeratedPerson,
  ModeratedWalk,
  ModerationAct,
  ModerationInput,
  OpenCase,
  OwnModerationAct,
  PublicationRequest,
  ReportCase,
} from '../moderation.ts'
import { nullable } from '../nullable.ts'
import { IdParam, IdParams } from '../schemas.ts'

const closed = { additionalProperties: false } as const

const QueueCounts = Type.Object({ reports: Type.Integer(), requests: Type.Integer(), comments: Type.Integer() })
export type QueueCounts = Static<typeof QueueCounts>

const listOf = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Object({ data: Type.Array(item), next: nullable(Type.String()), counts: QueueCounts })
const AfterQuery = Type.Object({ after: Type.Optional(IdParam) }, closed)
const BeforeQuery = Type.Object({ before: Type.Optional(IdParam) }, closed)

/** For moderators alone, but for the first. To others none of it exists. */
export const moderationEndpoints = {
  listOwnModerationActs: endpoint({
    method: 'GET',
    path: '/v1/self/moderation',
    summary: 'What moderators decided about the logged-in user, the last twenty, newest first',
    access: 'user',
    response: { status: 200, body: Type.Object({ data: Type.Array(OwnModerationAct) }) },
    errors: [],
  }),
  listReports: endpoint({
    method: 'GET',
    path: '/v1/admin/reports',
    summary: 'What is reported and not decided, the longest waiting first',
    access: 'moderator',
    query: AfterQuery,
    response: { status: 200, body: listOf(OpenCase) },
    errors: [],
  }),
  readReport: endpoint({
    method: 'GET',
    path: '/v1/admin/reports/:id',
    summary: 'One report with all others about the same, decided or not',
    access: 'moderator',
    params: IdParams,
    response: { status: 200, body: ReportCase },
    errors: [],
  }),
  listPublicationRequests: endpoint({
    method: 'GET',
    path: '/v1/admin/requests',
    summary: 'Forbidden articles whose authors ask for publication or appeal, the longest waiting first',
    access: 'moderator',
    response: { status: 200, body: listOf(PublicationRequest) },
    errors: [],
  }),
  listModeratedComments: endpoint({
    method: 'GET',
    path: '/v1/admin/comments',
    summary: 'Comments that wait for approval, unless the prohibited ones are asked for, the oldest first',
    access: 'moderator',
    query: Type.Object(
      {
        state: Type.Optional(Type.Union([Type.Literal('pending'), Type.Literal('prohibited')])),
        after: Type.Optional(IdParam),
      },
      closed,
    ),
    response: { status: 200, body: listOf(ModeratedComment) },
    errors: [],
  }),
  readModeratedComment: endpoint({
    method: 'GET',
    path: '/v1/admin/comments/:id',
    summary: 'A comment as moderators see it, with what it answers and what was decided about it',
    access: 'moderator',
    params: IdParams,
    response: {
      status: 200,
      body: Type.Object({ ...ModeratedComment.properties, acts: Type.Array(ModerationAct) }),
    },
    errors: ['comment.not_found'],
  }),
  listModeratedWalks: endpoint({
    method: 'GET',
    path: '/v1/admin/walk-logs',
    summary: 'Prohibited walks, the oldest first',
    access: 'moderator',
    query: AfterQuery,
    response: { status: 200, body: listOf(ModeratedWalk) },
    errors: [],
  }),
  readModeratedWalk: endpoint({
    method: 'GET',
    path: '/v1/admin/walk-logs/:id',
    summary: 'A walk that others see, is reported or prohibited, with what was decided about it',
    access: 'moderator',
    params: IdParams,
    response: { status: 200, body: Type.Object({ ...ModeratedWalk.properties, acts: Type.Array(ModerationAct) }) },
    errors: ['walk_log.not_found'],
  }),
  listModeratedJourneys: endpoint({
    method: 'GET',
    path: '/v1/admin/journeys',
    summary: 'Forbidden journeys and collections, the oldest first',
    access: 'moderator',
    query: AfterQuery,
    response: { status: 200, body: listOf(ModeratedJourney) },
    errors: [],
  }),
  readModeratedJourney: endpoint({
    method: 'GET',
    path: '/v1/admin/journeys/:id',
    summary: 'A journey that others see, is reported or forbidden, with what was decided about it',
    access: 'moderator',
    params: IdParams,
    response: { status: 200, body: ModeratedJourneyPage },
    errors: ['journey.not_found'],
  }),
  readModeratedRoute: endpoint({
    method: 'GET',
    path: '/v1/admin/routes/:id',
    summary: 'An article that others see, is reported or forbidden, with what it was when it was forbidden',
    access: 'moderator',
    params: IdParams,
    response: { status: 200, body: ModeratedArticle },
    errors: ['article.not_found'],
  }),
  readModeratedUser: endpoint({
    method: 'GET',
    path: '/v1/admin/users/:id',
    summary: 'What moderators know of somebody',
    access: 'moderator',
    params: IdParams,
    response: { status: 200, body: ModeratedPerson },
    errors: ['user.not_found'],
  }),
  listModerationActs: endpoint({
    method: 'GET',
    path: '/v1/admin/acts',
    summary: 'The log of all that moderators did, newest first',
    access: 'moderator',
    query: BeforeQuery,
    response: { status: 200, body: listOf(ModerationAct) },
    errors: [],
  }),
  moderate: endpoint({
    method: 'POST',
    path: '/v1/admin/acts',
    summary: 'Does what a moderator decides, tells whom it concerns and writes it down',
    access: 'moderator',
    body: ModerationInput,
    response: { status: 201, body: Type.Object({ id: Type.Integer() }) },
    errors: [
      'article.not_found',
      'article.version_conflict',
      'comment.not_found',
      'user.not_found',
      'moderation.already_decided',
      'moderation.moderator',
      'moderation.nothing_pointed_at',
      'moderation.own_case',
      'moderation.reason_required',
    ],
    idempotent: true,
  }),
}
