import { type Forbidding, toForbidding } from '@repo/articles/forbidding'
import type {
  ModeratedArticle as ArticleAnswer,
  ArticleStatus,
  ModeratedComment as CommentAnswer,
  Locale,
  ModerationAct,
  OpenCase as OpenCaseAnswer,
  ModeratedPerson as PersonAnswer,
  QueueCounts as QueueCountsAnswer,
  ReportCase as ReportAnswer,
  PublicationRequest as RequestAnswer,
} from '@repo/contract'
import { type Person, toPerson } from '@repo/web-kit/person'
import { type ModeratedJourney, toModeratedJourney } from './moderated-journey.ts'
import { type ModeratedWalk, toModeratedWalk } from './moderated-walk.ts'

interface ArticleName {
  readonly id: number
  readonly title: string
}

/** How much waits in each list. */
export type QueueCounts = Readonly<QueueCountsAnswer>

export interface Queue<T> {
  readonly data: readonly T[]
  /** The key of the next page; null on the last one. */
  readonly next: string | null
  readonly counts: QueueCounts
}

/** A line of the log. */
export interface Act {
  readonly id: number
  readonly action: ModerationAct['action']
  /** ISO time. */
  readonly doneAt: string
  /** Null for the operator's command line, and for closed accounts. */
  readonly moderator: Person | null
  /** Whom it concerns. */
  readonly user: Person | null
  readonly article: ArticleName | null
  readonly commentId: number | null
  readonly journeyId: number | null
  readonly walkId: number | null
  readonly reportId: number | null
  readonly reason: string
  /** Of a suspension. */
  readonly days: number | null
}

/** What was reported, as the first one who reported it saw it. */
type Snapshot = Readonly<Record<string, string | number>>

/** All open cases about one target. */
export interface OpenCase {
  /** Of the first report. */
  readonly id: number
  readonly kind: OpenCaseAnswer['kind']
  readonly count: number
  readonly reasons: readonly string[]
  /** ISO time. */
  readonly firstAt: string
  /** A line that describes it; '' for none. */
  readonly heading: string
  readonly user: Person | null
}

/** An article whose author requests publication. */
export interface PublicationRequest extends ArticleName {
  readonly user: Person
  readonly kind: RequestAnswer['kind']
  /** ISO time. */
  readonly askedAt: string
  readonly note: string
}

/** A user as moderators see them. */
export interface ModeratedPerson extends Person {
  /** ISO time. */
  readonly joinedAt: string
  readonly isModerator: boolean
  readonly hasLeft: boolean
  /** `timeZone` is that of their account, `city` its name. */
  readonly suspension: { readonly until: string; readonly timeZone: string; readonly city: string } | null
  readonly counts: {
    readonly articles: number
    readonly forbidden: number
    readonly comments: number
    readonly prohibited: number
    readonly reportsAbout: number
    readonly reportsBy: number
  }
  /** The last ones that concern them, newest first. */
  readonly acts: readonly Act[]
}

export interface ModeratedComment {
  readonly id: number
  readonly state: CommentAnswer['state']
  /** Empty once it is deleted. */
  readonly text: string
  /** Null unless it is prohibited. */
  readonly prohibitionReason: string | null
  /** ISO time. */
  readonly createdAt: string
  readonly user: Person | null
  /** What it is on: one of the two. */
  readonly article: ArticleName | null
  readonly journey: ArticleName | null
  /** The comment it replies to. */
  readonly answers: { readonly text: string; readonly user: Person | null } | null
}

interface Report {
  readonly id: number
  readonly reason: string
  readonly content: string
  /** ISO time. */
  readonly createdAt: string
  readonly reporter: Person | null
}

/** A report with all others about the same target, the reported and the current state, and the user it concerns. */
export interface ReportCase {
  readonly id: number
  readonly kind: ReportAnswer['kind']
  readonly status: ReportAnswer['status']
  /** ISO time. */
  readonly decidedAt: string | null
  readonly snapshot: Snapshot
  readonly reports: readonly Report[]
  readonly person: ModeratedPerson | null
  /** The current state; null when it was deleted, and for targets outside articles. */
  readonly article: (ArticleName & { readonly summary: string; readonly status: ArticleStatus }) | null
  readonly comment: ModeratedComment | null
  /** Null for other targets, and once it is deleted. */
  readonly journey: ModeratedJourney | null
  readonly walk: ModeratedWalk | null
}

/** An article as moderators see it. */
export interface ModeratedArticle extends ArticleName {
  readonly version: number
  readonly language: Locale
  readonly summary: string
  /** Sanitised. */
  readonly bodyHtml: string
  readonly previewPath: string
  readonly status: ArticleStatus
  readonly user: Person
  readonly forbidding: Forbidding | null
  readonly acts: readonly Act[]
}

export function toQueue<A, T>({ data, next, counts }: Queue<A>, toItem: (item: A) => T): Queue<T> {
  return { data: data.map(toItem), next, counts }
}

export function toAct(act: ModerationAct): Act {
  const { id, action, moderator, user, article, reason, details } = act
  return {
    id,
    action,
    article,
    reason,
    doneAt: act.created_at,
    moderator: orNobody(moderator),
    user: orNobody(user),
    commentId: act.comment_id,
    journeyId: idIn(details.journey),
    walkId: idIn(details.walk_log_id),
    reportId: act.report_id,
    days: typeof details.days === 'number' ? details.days : null,
  }
}

export function toOpenCase({ id, kind, count, reasons, first_at, snapshot, user }: OpenCaseAnswer): OpenCase {
  const heading = String(snapshot.title ?? snapshot.text ?? (snapshot.nickname || snapshot.name) ?? '')
  return { id, kind, count, reasons, firstAt: first_at, heading, user: orNobody(user) }
}

export function toPublicationRequest({ id, title, user, kind, asked_at, note }: RequestAnswer): PublicationRequest {
  return { id, title, user: toPerson(user), kind, askedAt: asked_at, note }
}

/** What a time zone is called in the moderator's language, by its IANA name. */
type CityOf = (timeZone: string) => string

export function toModeratedPerson(person: PersonAnswer, cityOf: CityOf): ModeratedPerson {
  const { suspension, time_zone: timeZone } = person
  return {
    ...toPerson(person),
    joinedAt: person.created_at,
    isModerator: person.is_moderator,
    hasLeft: person.has_left,
    suspension: suspension && { until: suspension.until, timeZone, city: cityOf(timeZone) },
    counts: {
      articles: person.article_count,
      forbidden: person.forbidden_count,
      comments: person.comment_count,
      prohibited: person.prohibited_count,
      reportsAbout: person.reports_about,
      reportsBy: person.reports_by,
    },
    acts: person.acts.map(toAct),
  }
}

export function toModeratedComment(comment: CommentAnswer): ModeratedComment {
  const { id, state, text, user, article, journey, answers } = comment
  return {
    id,
    state,
    text,
    article,
    journey,
    prohibitionReason: comment.prohibition_reason,
    createdAt: comment.created_at,
    user: orNobody(user),
    answers: answers && { text: answers.text, user: orNobody(answers.user) },
  }
}

export function toReportCase(report: ReportAnswer, cityOf: CityOf): ReportCase {
  const { id, kind, status, snapshot, person, article, comment, journey, walk } = report
  return {
    id,
    kind,
    status,
    snapshot,
    article,
    decidedAt: report.decided_at,
    reports: report.reports.map(({ created_at, reporter, ...one }) => ({
      ...one,
      createdAt: created_at,
      reporter: orNobody(reporter),
    })),
    person: person && toModeratedPerson(person, cityOf),
    comment: comment && toModeratedComment(comment),
    journey: journey && toModeratedJourney(journey),
    walk: walk && toModeratedWalk(walk),
  }
}

export function toModeratedArticle(article: ArticleAnswer): ModeratedArticle {
  const { id, title, version, language, summary, status, user, forbidding, acts } = article
  return {
    id,
    title,
    version,
    language,
    summary,
    status,
    bodyHtml: article.body_html,
    previewPath: article.preview_path,
    user: toPerson(user),
    forbidding: forbidding && toForbidding(forbidding),
    acts: acts.map(toAct),
  }
}

const idIn = (detail: string | number | undefined): number | null => (typeof detail === 'number' ? detail : null)

const orNobody = (user: Parameters<typeof toPerson>[0] | null): Person | null => user && toPerson(user)
