import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { AccountCard } from '../account-card.tsx'
import styles from './tokens.module.css'

/** The secret of a token that was just made, to copy. */
export function NewTokenSecret({ secret }: { secret: string }) {
  const t = useAccountMessages()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <AccountCard title={t('tokens.made')}>
      <p>{t('tokens.once')}</p>
      <div className={styles.secret}>
        <TextField
          label={t('tokens.secret')}
          value={secret}
          readOnly
          max={null}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="primary" onClick={copy}>
          {t(isCopied ? 'tokens.copied' : 'tokens.copy')}
        </Button>
      </div>
    </AccountCard>
  )
}
