import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'

/** The terms that a user agrees to at sign-up. */
export function TermsConsent() {
  const { t } = useLanguage()
  return (
    <>
      {t('auth.termsBefore')}
      <Link to="/term" target="_blank">
        {t('footer.terms')}
      </Link>
      {t('auth.termsBetween')}
      <Link to="/privacy" target="_blank">
        {t('auth.privacyPolicy')}
      </Link>
      {t('auth.termsAfter')}
    </>
  )
}
