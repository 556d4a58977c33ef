import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { Link, useFetcher } from 'react-router'
import styles from './consent-banner.module.css'

/** Asks for consent once. It is in a corner and blocks nothing. */
export function ConsentBanner() {
  const { t } = useLanguage()
  const fetcher = useFetcher()
  return (
    <aside className={styles.banner} aria-label={t('consent.title')}>
      <p>{t('consent.text')}</p>
      <div className={styles.buttons}>
        <fetcher.Form role="none" method="post" action="/gdpr">
          <input type="hidden" name="marketing" value="1" />
          <Button type="submit" isBlock>
            {t('consent.acceptAll')}
          </Button>
        </fetcher.Form>
        <Link to="/gdpr" className={buttonClass({ isBlock: true })}>
          {t('consent.settings')}
        </Link>
      </div>
    </aside>
  )
}
