import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { type FormEvent, useState } from 'react'
import { Form, useNavigate, useSubmit } from 'react-router'
import { isKnownAuthenticator, makePasskey, useHasPasskeys } from '../../entry/passkeys/browser-passkeys.ts'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { NoticeLine } from '../../notice-line.tsx'
import { AccountCard } from '../account-card.tsx'
import styles from './passkey-row.module.css'

const HERE = '/home/account/passkeys'
const MAX_NAME_LENGTH = 100

/** Has the browser make a passkey and posts it to the page. Says where that is not possible. */
export function NewPasskey({ count }: { count: number }) {
  const t = useAccountMessages()
  const hasPasskeys = useHasPasskeys()
  const isKnown = hasPasskeys !== null
  return (
    <>
      {isKnown ? null : (
        <noscript>
          <p>{t('passkeys.needsScripts')}</p>
        </noscript>
      )}
      <div className={isKnown ? undefined : styles.pending}>
        <AccountCard title={t('passkeys.add')}>
          {hasPasskeys === false ? <p>{t('passkeys.unsupported')}</p> : <NewPasskeyForm count={count} />}
        </AccountCard>
      </div>
    </>
  )
}

function NewPasskeyForm({ count }: { count: number }) {
  const t = useAccountMessages()
  const { isBusy, problem, make } = useMaking()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void make(String(new FormData(event.currentTarget).get('name') ?? ''))
  }
  return (
    <Form method="post" className={styles.form} onSubmit={onSubmit}>
      <NoticeLine problem={problem} />
      <TextField
        label={t('passkeys.name')}
        name="name"
        hint={t('passkeys.nameHint')}
        max={MAX_NAME_LENGTH}
        defaultValue={t('passkeys.numbered', { number: count + 1 })}
      />
      <Button type="submit" variant="primary" busyLabel={isBusy ? t('passkeys.adding') : undefined}>
        {t('passkeys.add')}
      </Button>
    </Form>
  )
}

function useMaking() {
  const t = useAccountMessages()
  const { formatError } = useLanguage()
  const submit = useSubmit()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const make = async (name: string) => {
    setBusy(true)
    setProblem('')
    try {
      const started = await browserApi().startPasskeyRegistration()
      if (!started.ok && started.error.code === 'auth.reauthentication_required') {
        return await navigate(`/home/account/confirm?${new URLSearchParams({ next: HERE })}`)
      }
      if (!started.ok) return setProblem(formatError(started.error))
      const response = await makePasskey(started.data.options)
      await submit({ intent: 'add', name, response }, { method: 'post' })
    } catch (error) {
      setProblem(t(isKnownAuthenticator(error) ? 'passkeys.known' : 'passkeys.canceled'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, make }
}
