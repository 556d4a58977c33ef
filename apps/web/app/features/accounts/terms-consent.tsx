import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'

/** What somebody agrees to who signs up. */
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
