import { useNewRoute } from '@repo/authoring/use-new-route'
import { BasemapPicker } from '@repo/map-kit/basemap-picker'
import { buttonClass } from '@repo/ui/button-class'
import { CountBadge } from '@repo/ui/count-badge'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { bell, caretDown, path } from '@repo/ui/icons'
import { Logo } from '@repo/ui/logo'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { FooterLine } from '@repo/web-kit/footer-line'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link, useLocation } from 'react-router'
import { LanguagePicker } from './language-picker.tsx'
import { useExploreMenu } from './menu/explore-menu.ts'
import { currentItem, standingOf } from './menu/menu-item.ts'
import { SiteDrawer } from './menu/site-drawer.tsx'
import { useNotifyCount } from './notify-count.tsx'
import { SiteSearch } from './search/site-search.tsx'
import styles from './site-header.module.css'
import { UserMenu } from './user-menu.tsx'

interface SiteHeaderProps {
  /** Of a page without a footer: its menu has what the footer would. */
  isFit?: boolean
}

/** A landing-only product has neither search nor accounts. */
export function SiteHeader({ isFit = false }: SiteHeaderProps) {
  const { t } = useLanguage()
  const { isPublicOnly } = useRootData()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      {isPublicOnly ? null : <SiteDrawer />}
      <Link to="/" className={styles.logo} aria-label={t('header.start')}>
        <Logo />
      </Link>
      {isPublicOnly ? null : (
        <>
          <ExploreLinks isFit={isFit} />
          <SiteSearch />
        </>
      )}
      <div className={isPublicOnly ? `${styles.end} ${styles.alone}` : styles.end}>
        <span className={isPublicOnly ? undefined : styles.wide}>
          <LanguagePicker align="end" />
        </span>
        {isPublicOnly ? null : <AccountLinks />}
      </div>
    </header>
  )
}

function ExploreLinks({ isFit }: { isFit: boolean }) {
  const { t } = useLanguage()
  const address = useLocation()
  const items = useExploreMenu()
  const current = currentItem(items, address)
  return (
    <nav className={styles.links} aria-label={t('header.explore')} data-current={current ? '' : undefined}>
      <DisclosureMenu
        summary={
          <>
            {t('header.find')}
            <Icon path={caretDown} size={13} />
          </>
        }
      >
        {items.map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={menuItemClass}
            aria-current={item === current && standingOf(item, address) === 'page' ? 'page' : undefined}
          >
            <Icon path={item.icon} size={18} />
            {item.label}
          </Link>
        ))}
        {isFit ? <FooterLine /> : null}
      </DisclosureMenu>
      {isFit ? <BasemapPicker /> : null}
      <Link to="/search/map" aria-current={address.pathname === '/search/map' ? 'page' : undefined}>
        {t('header.map')}
      </Link>
      <Link to="/blogs" aria-current={address.pathname === '/blogs' ? 'page' : undefined}>
        {t('footer.blog')}
      </Link>
    </nav>
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
      </>
    )
  }
  return (
    <>
      <NotifyBell />
      <NewRouteLink />
      <span className={styles.wide}>
        <UserMenu name={viewer.nickname || viewer.name} avatar={viewer.avatar} />
      </span>
    </>
  )
}

/** Leads to a new route; where there are scripts, to the choice of how to begin it. */
function NewRouteLink() {
  const { t } = useLanguage()
  return (
    <Link {...useNewRoute()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
      <Icon path={path} size={18} />
      <span className={styles.newRoute}>{t('header.newRoute')}</span>
    </Link>
  )
}

/** Links to the notifications and shows the number of unread ones. */
function NotifyBell() {
  const { t, locale } = useLanguage()
  const count = useNotifyCount()
  const label = count > 0 ? t('header.unread', { count: count.toLocaleString(locale) }) : t('header.notifications')
  return (
    <Link to="/home/notify" className={styles.bell} title={label}>
      <Icon path={bell} size={22} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.count}>
        <CountBadge count={count} />
      </span>
    </Link>
  )
}
