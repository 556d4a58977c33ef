import { RuledList } from '@repo/ui/ruled-list'
import type { Passkey } from '../../entry/passkeys/passkey.ts'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { type ActionOutcome, NoticeLine } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import { NewPasskey } from './new-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

interface PasskeysPageProps {
  passkeys: readonly Passkey[]
  /** What has come of the last change. */
  answer: ActionOutcome | undefined
}

/** The passkeys of the user, and a new one. */
export function PasskeysPage({ passkeys, answer }: PasskeysPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <NoticeLine done={answer?.done} problem={answer?.problem} />
      {passkeys.length > 0 ? (
        <RuledList>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </RuledList>
      ) : (
        <p>{t('passkeys.none')}</p>
      )}
      <NewPasskey key={passkeys.length} count={passkeys.length} />
    </AccountPage>
  )
}
