import type { Answer } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { fingerprint } from '@repo/ui/icons'
import { useFormHost } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { requestPasskey, useHasPasskeys } from './browser-passkeys.ts'
import styles from './passkey-button.module.css'

interface PasskeyButtonProps {
  label: string
  /** Asks the API for the question. */
  start: () => Promise<Answer<{ readonly options: unknown }>>
}

/** Asks for a passkey and posts it to the page, whose action reads it by `readPasskey`. Nothing where there can be none. */
export function PasskeyButton({ label, start }: PasskeyButtonProps) {
  const { t, formatError } = useLanguage()
  const { submit } = useFormHost()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const hasPasskeys = useHasPasskeys()
  if (hasPasskeys === false) return null

  const signIn = async () => {
    setBusy(true)
    setProblem('')
    try {
      const started = await start()
      if (!started.ok) return setProblem(formatError(started.error))
      const response = await requestPasskey(started.data.options)
      await submit({ intent: 'passkey', response })
    } catch {
      // Browsers do not reveal whether the user has cancelled or has no passkey.
      setProblem(t('auth.passkey.canceled'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        className={hasPasskeys ? undefined : styles.pending}
        variant="line"
        isBlock
        icon={<Icon path={fingerprint} size={20} />}
        busyLabel={isBusy ? t('auth.passkey.busy') : undefined}
        onClick={() => void signIn()}
      >
        {label}
      </Button>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </>
  )
}
