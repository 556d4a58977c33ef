import { useLanguage } from '@repo/web-kit/language'
import { Link, useSearchParams } from 'react-router'
import { OtherProviders, type ProviderOffer } from './provider-buttons.tsx'
import { SignUpForm, type SignUpRefusal } from './sign-up-form.tsx'

interface SignUpPageProps {
  providers: readonly ProviderOffer[]
  next: string
  refusal: SignUpRefusal | undefined
}

/** Opens an account. */
export function SignUpPage({ providers, next, refusal }: SignUpPageProps) {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <SignUpForm
      title={t('auth.signUp.title')}
      lead={t('auth.signUp.lead')}
      refusal={refusal}
      alternatives={<OtherProviders providers={providers} purpose="log-in" next={next} />}
      footer={
        <>
          {t('auth.signUp.haveAccount')} <Link to={`/login${query}`}>{t('auth.logIn.title')}</Link>
        </>
      }
    />
  )
}
