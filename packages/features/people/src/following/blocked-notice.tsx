import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { prohibit } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import styles from './following.module.css'
import { type Blockable, useBlock } from './use-block.ts'

/** Tells the viewer alone that they block this user. */
export function BlockedNotice({ person }: { person: Blockable }) {
  const { t } = useLanguage()
  const block = useBlock(person)
  return (
    <div className={styles.notice}>
      <Icon path={prohibit} size={20} />
      <p>{t('block.notice', { name: person.nickname })}</p>
      <Button size="sm" busyLabel={block.isBusy ? t('block.unblock') : undefined} onClick={block.unblock}>
        {t('block.unblock')}
      </Button>
    </div>
  )
}
