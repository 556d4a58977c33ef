import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Sessions } from '../../platform/session/sessions.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { createEmailChangeService } from './email-change/email-changes.service.ts'
import { createEmailVerificationService } from './email-verification.service.ts'
import { createKnownDevices } from './known-devices/known-devices.ts'
import { createLogInService } from './log-in.service.ts'
import { createMailPreferencesService } from './mail-preferences/mail-preferences.service.ts'
import { createNoticeService } from './notices/notices.service.ts'
import { createPasskeysService } from './passkeys/passkeys.service.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { createPasswordChangeService } from './passwords/password-changes.service.ts'
import { createPasswordResetService } from './passwords/password-resets.service.ts'
import { createProviders } from './providers/create-providers.ts'
import type { GrantStore } from './providers/grants.ts'
import type { ProviderSettings } from './providers/provider-settings.ts'
import { createSignUpService } from './sign-up.service.ts'

interface AccountDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly throttle: Throttle
  readonly sessions: Sessions
  readonly secret: string
  readonly publicUrl: string
  readonly providers: readonly ProviderSettings[]
  /** Keeps what linked accounts allow. */
  readonly grants: GrantStore
  /** Called with errors of a provider. */
  readonly report: (warning: string) => void
}

/** The use cases of accounts, which share how passwords are hashed. */
export function createAccounts(given: AccountDependencies) {
  const parts = { ...given, passwords: createPasswordHasher() }
  return {
    passwords: parts.passwords,
    knownDevices: createKnownDevices({ ...parts, isSecure: parts.publicUrl.startsWith('https:') }),
    signUps: createSignUpService(parts),
    logIns: createLogInService(parts),
    verifications: createEmailVerificationService(parts),
    passwordResets: createPasswordResetService(parts),
    passwordChanges: createPasswordChangeService(parts),
    emailChanges: createEmailChangeService(parts),
    notices: createNoticeService(parts),
    mailPreferences: createMailPreferencesService(parts),
    ...createProviders(parts),
    passkeys: createPasskeysService(parts),
  }
}
