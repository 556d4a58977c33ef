import { classNames } from '@repo/ui/class-names'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useHasPasskeys } from './passkeys/browser-passkeys.ts'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import styles from './provider-buttons.module.css'
import { ProviderButtons, type ProviderOffer } from './provider-buttons.tsx'

interface LogInAlternativesProps {
  providers: readonly ProviderOffer[]
  next: string
}

/** Below the log-in: passkeys, where the browser has them, and other services, where some are offered. */
export function LogInAlternatives({ providers, next }: LogInAlternativesProps) {
  const { t } = useLanguage()
  const hasPasskeys = useHasPasskeys()
  if (hasPasskeys === false && providers.length === 0) return null
  const isPending = hasPasskeys === null && providers.length === 0
  return (
    <>
      <p className={classNames(styles.or, isPending && styles.pending)}>{t('auth.or')}</p>
      <div className={styles.buttons}>
        <PasskeyButton label={t('auth.passkey.logIn')} start={() => browserApi().startPasskeyLogIn()} />
        <ProviderButtons providers={providers} purpose="log-in" next={next} />
      </div>
    </>
  )
}
