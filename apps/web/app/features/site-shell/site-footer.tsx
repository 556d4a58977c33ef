import { BasemapPicker } from '@repo/map-kit/basemap-picker'
import { Logo } from '@repo/ui/logo'
import { SegmentedSubmit } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link, useHref, useLocation } from 'react-router'
import { useAppGuide } from '../app-banner/use-app-guide.ts'
import { LanguagePicker } from './language-picker.tsx'
import styles from './site-footer.module.css'
import { ThemePicker } from './theme-picker.tsx'

export function SiteFooter() {
  const { t } = useLanguage()
  const { isPublicOnly, apps } = useRootData()
  const openGuide = useAppGuide()
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footer.sentence')}</p>
        </div>
        <nav aria-label={t('footer.label')} className={styles.pages}>
          {isPublicOnly ? null : (
            <div className={styles.column}>
              <h2>{t('footer.find')}</h2>
              <Link to="/routes">{t('header.routes')}</Link>
              <Link to="/routes?sort=favorite_count">{t('header.popular')}</Link>
              <Link to="/journeys">{t('header.journeys')}</Link>
              <Link to="/search/map">{t('header.map')}</Link>
              <Link to="/users">{t('header.users')}</Link>
              <Link to="/blogs">{t('footer.blog')}</Link>
              <Link to="/timeline_import">{t('footer.timeline')}</Link>
            </div>
          )}
          <div className={styles.column}>
            <h2>{t('footer.support')}</h2>
            <Link to="/about">{t('footer.about')}</Link>
            <Link to="/tutorial">{t('footer.tutorial')}</Link>
            <Link to="/faq">{t('footer.faq')}</Link>
            {isPublicOnly ? null : <Link to="/contact">{t('footer.contact')}</Link>}
            <Link to="/community_policy">{t('footer.policy')}</Link>
            <Link to="/term">{t('footer.terms')}</Link>
            <Link to="/privacy">{t('footer.privacy')}</Link>
            <Link to="/gdpr">{t('consent.settings')}</Link>
            {isPublicOnly ? null : <Link to="/history">{t('footer.history')}</Link>}
            {apps.ios || apps.android ? (
              <button type="button" className={styles.app} onClick={openGuide}>
                {t('app.title')}
              </button>
            ) : null}
            <a href="/api/docs">{t('footer.source')}</a>
          </div>
        </nav>
        <div className={styles.choices}>
          <LanguagePicker align="start" />
          <ThemePicker />
          <UnitsPicker />
          <BasemapPicker />
        </div>
      </div>
      <p className={styles.end}>© 2026 Mishiori</p>
    </footer>
  )
}

/** Kilometres, or miles and feet, by one press. The page is loaded again, because figures all over it change. */
function UnitsPicker() {
  const { t, units } = useLanguage()
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  return (
    <form role="none" method="post" action="/preferences">
      <input type="hidden" name="next" value={here} />
      <SegmentedSubmit
        label={t('header.units')}
        name="units"
        value={units}
        options={[
          { value: 'metric', label: t('units.metric') },
          { value: 'imperial', label: t('units.imperial') },
        ]}
      />
    </form>
  )
}
