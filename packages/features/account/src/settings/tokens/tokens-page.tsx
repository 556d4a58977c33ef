import { RuledList } from '@repo/ui/ruled-list'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { NoticeLine } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import { NewSecret } from '../new-secret.tsx'
import type { AccessToken, TokensAnswer } from './access-token.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { TokenRow } from './token-row.tsx'

interface TokensPageProps {
  tokens: readonly AccessToken[]
  answer: TokensAnswer | undefined
}

/** The access tokens of the user, and a new one. */
export function TokensPage({ tokens, answer }: TokensPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('tokens.title')} lead={t('tokens.lead')}>
      <NoticeLine done={answer?.done} problem={answer?.problem} />
      {answer?.secret === undefined ? null : (
        <NewSecret title={t('tokens.made')} label={t('tokens.secret')} secret={answer.secret} />
      )}
      {tokens.length > 0 ? (
        <RuledList>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </RuledList>
      ) : (
        <p>{t('tokens.none')}</p>
      )}
      <NewTokenForm key={tokens.length} />
      <p>
        <a href="/api/docs">{t('tokens.documentation')}</a>
      </p>
    </AccountPage>
  )
}
