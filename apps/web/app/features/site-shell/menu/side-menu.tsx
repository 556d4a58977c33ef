import { useLanguage } from '@repo/web-kit/language'
import styles from './menu.module.css'
import { MenuList } from './menu-list.tsx'
import { MenuPerson } from './menu-person.tsx'
import { type OwnContents, useOwnMenu } from './own-menu.ts'
import { RenewalNotice } from './renewal-notice.tsx'

/** The menu beside the pages below `/home`. */
export function SideMenu(contents: OwnContents) {
  const { t } = useLanguage()
  return (
    <div className={styles.side}>
      <MenuPerson />
      <MenuList label={t('menu.label')} items={useOwnMenu(contents)} />
      <RenewalNotice />
    </div>
  )
}
