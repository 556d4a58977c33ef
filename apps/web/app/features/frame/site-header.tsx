import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { caretDown, gear, house, list, magnifyingGlass, mapTrifold, signIn, signOut, user } from '@repo/ui/icons'
import { Logo } from '@repo/ui/logo'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { useRootData } from '../../platform/root-data.ts'
import { LanguagePicker } from './language-picker.tsx'
import { NewRouteLink } from './new-route-link.tsx'
import { SiteSearch } from './search/site-search.tsx'
import styles from './site-header.module.css'

export function SiteHeader() {
  const { t } = useLanguage()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <Link to="/" className={styles.logo} aria-label={t('header.start')}>
        <Logo />
      </Link>
      <nav className={styles.links} aria-label={t('header.explore')}>
        <Link to="/routes">{t('header.routes')}</Link>
        <Link to="/search/map">{t('header.map')}</Link>
        <Link to="/users">{t('header.users')}</Link>
      </nav>
      <SiteSearch />
      <div className={styles.end}>
        <span className={styles.wide}>
          <LanguagePicker align="end" />
        </span>
        <AccountLinks />
      </div>
    </header>
  )
}

function AccountLinks() {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer) {
    return (
      <>
        <Link to="/login" className={`${buttonClass({ variant: 'ghost', size: 'sm' })} ${styles.wide}`}>
          {t('header.logIn')}
        </Link>
        <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'sm' })}>
          {t('header.signUp')}
        </Link>
        <span className={styles.narrow}>
          <GuestMenu />
        </span>
      </>
    )
  }
  const name = viewer.nickname || viewer.name
  return (
    <>
      <NewRouteLink />
      <DisclosureMenu
        align="end"
        label={t('header.account', { name })}
        summary={
          <>
            <Avatar name={name} src={viewer.avatar} />
            <Icon path={caretDown} size={13} />
          </>
        }
      >
        <Link to="/home" className={menuItemClass}>
          <Icon path={house} size={18} />
          {t('header.home')}
        </Link>
        <Link to="/home/profile" className={menuItemClass}>
          <Icon path={user} size={18} />
          {t('header.profile')}
        </Link>
        <Link to="/home/account" className={menuItemClass}>
          <Icon path={gear} size={18} />
          {t('header.accountSettings')}
        </Link>
        <Link to="/routes" className={`${menuItemClass} ${styles.narrow}`}>
          <Icon path={magnifyingGlass} size={18} />
          {t('header.routes')}
        </Link>
        <Link to="/search/map" className={`${menuItemClass} ${styles.narrow}`}>
          <Icon path={mapTrifold} size={18} />
          {t('header.map')}
        </Link>
        <Link to="/users" className={`${menuItemClass} ${styles.narrow}`}>
          <Icon path={user} size={18} />
          {t('header.users')}
        </Link>
        <Form method="post" action="/logout">
          <button type="submit" className={menuItemClass}>
            <Icon path={signOut} size={18} />
            {t('header.logOut')}
          </button>
        </Form>
      </DisclosureMenu>
    </>
  )
}

/** What does not fit beside the logo on a phone. */
function GuestMenu() {
  const { t } = useLanguage()
  return (
    <DisclosureMenu align="end" label={t('header.menu')} summary={<Icon path={list} size={22} />}>
      <Link to="/routes" className={menuItemClass}>
        <Icon path={magnifyingGlass} size={18} />
        {t('header.routes')}
      </Link>
      <Link to="/search/map" className={menuItemClass}>
        <Icon path={mapTrifold} size={18} />
        {t('header.map')}
      </Link>
      <Link to="/users" className={menuItemClass}>
        <Icon path={user} size={18} />
        {t('header.users')}
      </Link>
      <Link to="/login" className={menuItemClass}>
        <Icon path={signIn} size={18} />
        {t('header.logIn')}
      </Link>
    </DisclosureMenu>
  )
}
