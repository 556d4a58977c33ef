import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useHasPasskeys } from '../../entry/passkeys/browser-passkeys.ts'
import { PasskeyButton } from '../../entry/passkeys/passkey-button.tsx'
import { ProviderButtons, type ProviderOffer } from '../../entry/provider-buttons.tsx'
import { AccountCard } from '../account-card.tsx'
import styles from './other-proofs.module.css'

interface OtherProofsProps {
  hasPasskey: boolean
  /** Those that are linked. */
  providers: readonly ProviderOffer[]
  next: string
}

/** Reauthentication by passkey or linked account. Renders nothing for an account without either. */
export function OtherProofs({ hasPasskey, providers, next }: OtherProofsProps) {
  const { t } = useLanguage()
  const canUsePasskey = useHasPasskeys() && hasPasskey
  if (!canUsePasskey && providers.length === 0) return null
  return (
    <AccountCard>
      <div className={styles.proofs}>
        {canUsePasskey ? (
          <PasskeyButton label={t('auth.passkey.confirm')} start={() => browserApi().startPasskeyReauthentication()} />
        ) : null}
        <ProviderButtons providers={providers} purpose="reauthenticate" next={next} />
      </div>
    </AccountCard>
  )
}
