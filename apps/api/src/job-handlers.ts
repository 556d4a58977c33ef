import { accountsRepository } from './modules/accounts/accounts.repository.ts'
import { passwordResetsRepository } from './modules/accounts/passwords/password-resets.repository.ts'
import type { Database } from './platform/database.ts'
import { idempotencyRepository } from './platform/idempotency/idempotency.repository.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import type { RequestThreads } from './platform/request-threads/request-threads.ts'
import type { Services } from './services.ts'

/** What the worker does with each kind of job. */
export function createJobHandlers(db: Database, services: Services): JobHandlers {
  const { verifications, passwordResets, notices, sessions, throttle, withdrawals, authorizations, passkeys } = services
  return {
    'email-code': (payload) => verifications.mailCode(payload),
    'password-reset': (payload) => passwordResets.mailLink(payload),
    'account-notice': (payload) => notices.mailNotice(payload),
    'end-follows': ({ userId }) => services.follows.endAll(userId),
    'strava-import': ({ importId }, signal) => services.strava.importJob.work(importId, signal),
    'strava-revoke': ({ revocationId }) => services.strava.connections.revoke(revocationId),
    'notification-mail': (payload) => services.notificationMails.mailAtOnce(payload),
    announcements: () => services.announcements.notifyAll(),
    'journey-published': (payload, signal) => services.journeyPublications.notifyFollowers(payload, signal),
    'notification-digests': () => services.notificationMails.mailDigests(),
    'contact-message': ({ messageId }) => services.contact.mail(messageId),
    'cut-articles': ({ userId }, signal) => services.articleCuts.cutAll(userId, signal),
    'timeline-import': (job, signal) => services.timelineImports.run(job, signal),
    'webhook-delivery': ({ deliveryId }) => services.webhookDelivery.deliver(deliveryId),
    'purge-cdn': async ({ tags }) => services.purge?.(tags),
    'timeline-import-failed': (job) => services.timelineImports.fail(job),
    'tidy-up': async () => {
      await sessions.deleteExpired()
      await throttle.deleteOld()
      await services.botCheck.deleteExpired()
      await authorizations.deleteExpired()
      await passkeys.deleteExpired()
      await services.accessTokens.deleteExpired()
      await idempotencyRepository(db).deleteOld()
      await accountsRepository(db).deleteAbandoned()
      await withdrawals.deleteRetained()
      await services.trash.deleteOld()
      await services.journeyChanges.deleteOld()
      await services.journeySearch.fill()
      await services.walkLogWriting.deleteOld()
      await services.counters.recountOfHour(new Date().getUTCHours())
      await passwordResetsRepository(db).deleteOld()
      await services.contact.deleteOld()
      await services.reading.deleteOld()
      await services.timelineImports.tidyUp()
      await services.strava.tidyUp()
      await services.webhooks.deleteOld()
      await services.webhookDelivery.resume()
      await services.articleCuts.cutWaiting()
    },
  }
}

/** Has other threads do the jobs that work on maps and on days of a timeline, which would hold up what this one answers. */
export function doneInThreads(handlers: JobHandlers, threads: Pick<RequestThreads, 'work'> | null): JobHandlers {
  if (!threads) return handlers
  return {
    ...handlers,
    'cut-articles': (payload, signal) => threads.work({ kind: 'job', name: 'cut-articles', payload }, signal),
    'strava-import': (payload, signal) => threads.work({ kind: 'job', name: 'strava-import', payload }, signal),
    'timeline-import': (payload, signal) => threads.work({ kind: 'job', name: 'timeline-import', payload }, signal),
  }
}
