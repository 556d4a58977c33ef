import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Sessions } from '../../platform/session/sessions.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { createAccessTokensService } from './access-tokens/access-tokens.service.ts'
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
import { createAuthorizationsService } from './providers/authorizations.service.ts'
import type { GrantStore } from './providers/grants.ts'
import { createLinkedAccountsService } from './providers/linked-accounts.service.ts'
import { createProvider } from './providers/provider.ts'
import type { ProviderSettings } from './providers/provider-settings.ts'
import { createProviderSignUpsService } from './providers/provider-sign-ups.service.ts'
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
    accessTokens: createAccessTokensService(parts),
  }
}

interface ProvidersDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly publicUrl: string
  readonly providers: readonly ProviderSettings[]
  readonly grants: GrantStore
  readonly report: (warning: string) => void
}

/** The use cases of logging in through other services. */
function createProviders({ publicUrl, report, ...given }: ProvidersDependencies) {
  const providers = new Map(given.providers.map((one) => [one.name, createProvider(one, { publicUrl, report })]))
  const parts = { ...given, providers }
  return {
    authorizations: createAuthorizationsService(parts),
    providerSignUps: createProviderSignUpsService(parts),
    linkedAccounts: createLinkedAccountsService(parts),
  }
}
