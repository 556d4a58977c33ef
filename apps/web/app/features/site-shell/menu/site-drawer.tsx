import { useNewRouteModal } from '@repo/authoring/use-new-route'
import { BasemapList } from '@repo/map-kit/basemap-picker'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Drawer } from '@repo/ui/drawer'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { list, path } from '@repo/ui/icons'
import { FooterLine } from '@repo/web-kit/footer-line'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useState } from 'react'
import { Link } from 'react-router'
import { LanguageChoices } from '../language-choices.tsx'
import { LogOutForm } from '../log-out-form.tsx'
import { useExploreMenu, useMapItem, useStoriesItem } from './explore-menu.ts'
import styles from './menu.module.css'
import type { MenuItem } from './menu-item.ts'
import { MenuList } from './menu-list.tsx'
import { MenuPerson } from './menu-person.tsx'
import { useOwnMenu } from './own-menu.ts'
import { RenewalNotice } from './renewal-notice.tsx'

/** All that the header has no room for, in a drawer; without scripts in a panel. */
export function SiteDrawer() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <span className={styles.opener}>
        <IconButton
          label={t('header.menu')}
          icon={list}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      </span>
      <noscript>
        <span className={styles.fallback}>
          <PlainMenu />
        </span>
      </noscript>
      <Drawer isOpen={isOpen} onClose={close} title={t('header.menu')}>
        <DrawerContent onChoose={close} />
      </Drawer>
    </>
  )
}

function DrawerContent({ onChoose }: { onChoose: () => void }) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const openNewRoute = useNewRouteModal()
  const own = useOwnMenu()
  const explore = [...useExploreMenu(), useMapItem(), useStoriesItem()]
  const newRoute: MenuItem = {
    kind: 'callback',
    label: t('header.newRoute'),
    icon: path,
    onChoose: openNewRoute,
  }
  return (
    <div className={styles.drawer}>
      <MenuPerson onChoose={onChoose} />
      {viewer ? <MenuList label={t('header.home')} items={[newRoute, ...own]} onChoose={onChoose} /> : null}
      <MenuList label={t('header.explore')} items={explore} onChoose={onChoose} />
      <div className={styles.languages}>
        <LanguageChoices className={menuItemClass} />
      </div>
      <BasemapGroup />
      {viewer ? <LogOutForm /> : null}
      <FooterLine onChoose={onChoose} />
      <RenewalNotice />
    </div>
  )
}

function BasemapGroup() {
  const { t } = useLanguage()
  const { basemaps, overlays } = useRootData()
  if (basemaps.length < 2 && overlays.length === 0) return null
  return (
    <fieldset className={styles.languages} aria-label={t('basemap.switch')}>
      <BasemapList />
    </fieldset>
  )
}

/** The same, for browsers that run no scripts. */
function PlainMenu() {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const items = [...useOwnMenu(), ...useExploreMenu(), useMapItem(), useStoriesItem()]
  return (
    <DisclosureMenu label={t('header.menu')} summary={<Icon path={list} size={22} />}>
      {items.map((item) =>
        item.kind === 'internal' && (viewer || !item.to.startsWith('/home')) ? (
          <Link key={item.to} to={item.to} className={menuItemClass}>
            <Icon path={item.icon} size={18} />
            {item.label}
          </Link>
        ) : null,
      )}
      {viewer ? <LogOutForm /> : <LogInLink />}
    </DisclosureMenu>
  )
}

function LogInLink() {
  const { t } = useLanguage()
  return (
    <Link to="/login" className={menuItemClass}>
      {t('header.logIn')}
    </Link>
  )
}
