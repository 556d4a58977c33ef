import { useNewRoute } from '@repo/authoring/use-new-route'
import { Avatar } from '@repo/ui/avatar'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { caretDown, gear, house, path, shield, user } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import { LogOutForm } from './log-out-form.tsx'
import styles from './user-menu.module.css'

/** What users reach from every page. */
export function UserMenu({ name, avatar }: { name: string; avatar: string | null }) {
  const { t } = useLanguage()
  const newRoute = useNewRoute()
  const { viewer } = useRootData()
  return (
    <DisclosureMenu
      align="end"
      label={t('header.account', { name })}
      summary={
        <>
          <Avatar name={name} src={avatar} />
          <Icon path={caretDown} size={13} />
        </>
      }
    >
      <p className={styles.name}>{name}</p>
      <Link to="/home" className={menuItemClass}>
        <Icon path={house} size={18} />
        {t('header.home')}
      </Link>
      <Link {...newRoute} className={menuItemClass}>
        <Icon path={path} size={18} />
        {t('header.newRoute')}
      </Link>
      <Link to="/home/profile" className={menuItemClass}>
        <Icon path={user} size={18} />
        {t('header.profile')}
      </Link>
      <Link to="/home/account" className={menuItemClass}>
        <Icon path={gear} size={18} />
        {t('header.accountSettings')}
      </Link>
      {viewer?.isModerator ? (
        <Link to="/admin" className={menuItemClass}>
          <Icon path={shield} size={18} />
          {t('menu.admin')}
        </Link>
      ) : null}
      <LogOutForm />
    </DisclosureMenu>
  )
}
