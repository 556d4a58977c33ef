import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountCard } from './account-card.tsx'
import styles from './new-secret.module.css'

interface NewSecretProps {
  title: string
  label: string
  secret: string
}

/** A secret that was just made, to copy: it is shown this once. */
export function NewSecret({ title, label, secret }: NewSecretProps) {
  const t = useAccountMessages()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <AccountCard title={title}>
      <p>{t('secret.once')}</p>
      <div className={styles.secret}>
        <TextField label={label} value={secret} readOnly max={null} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="primary" onClick={copy}>
          {t(isCopied ? 'secret.copied' : 'secret.copy')}
        </Button>
      </div>
    </AccountCard>
  )
}
