import type { Database } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { createAuthorizationsService } from './authorizations.service.ts'
import type { GrantStore } from './grants.ts'
import { createLinkedAccountsService } from './linked-accounts.service.ts'
import { createProvider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { createProviderSignUpsService } from './provider-sign-ups.service.ts'

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
export function createProviders({ publicUrl, report, ...given }: ProvidersDependencies) {
  const providers = new Map(given.providers.map((one) => [one.name, createProvider(one, { publicUrl, report })]))
  const parts = { ...given, providers }
  return {
    authorizations: createAuthorizationsService(parts),
    providerSignUps: createProviderSignUpsService(parts),
    linkedAccounts: createLinkedAccountsService(parts),
  }
}
