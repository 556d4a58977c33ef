import { useLanguage } from '@repo/web-kit/language'
import { Link, useSearchParams } from 'react-router'
import { LogInAlternatives } from './log-in-alternatives.tsx'
import { LogInForm } from './log-in-form.tsx'
import type { LogInRefusal } from './log-in-refusal.ts'
import type { ProviderOffer } from './provider-buttons.tsx'

interface LogInPageProps {
  providers: readonly ProviderOffer[]
  next: string
  refusal: LogInRefusal | undefined
}

/** Logs in, and leads back to where the visitor wanted to go. */
export function LogInPage({ providers, next, refusal }: LogInPageProps) {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <LogInForm
      title={t('auth.logIn.title')}
      lead={search.has('next') ? t('auth.logIn.remembered') : t('auth.logIn.lead')}
      refusal={refusal}
      alternatives={<LogInAlternatives providers={providers} next={next} />}
      footer={
        <>
          {t('auth.logIn.noAccount')} <Link to={`/signup${query}`}>{t('auth.signUp.title')}</Link>
        </>
      }
    />
  )
}
