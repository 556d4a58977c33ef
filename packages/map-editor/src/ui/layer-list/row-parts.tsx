import { Icon } from '../icons/icon.tsx'
import { checkIcon, minusIcon, moreIcon } from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { IconButton } from '../shared/controls.tsx'
import styles from './layer-rows.module.css'
import type { RowProps } from './row-props.ts'
import type { RowKey } from './tree-rows.ts'
import type { PickState } from './use-picking.ts'

interface NameProps extends Pick<RowProps, 'messages'> {
  readonly name: string
  readonly lang: string | undefined
  readonly isUntranslated: boolean
}

export function Name({ messages, name, lang, isUntranslated }: NameProps) {
  return (
    <span
      lang={lang}
      className={classNames(styles.name, isUntranslated && styles.untranslated)}
      title={isUntranslated ? `${name} (${messages.layers.untranslated})` : name}
    >
      {name}
    </span>
  )
}

export const ARIA_CHECKED = { all: true, some: 'mixed', none: false } as const

export function CheckMark({ picked }: { readonly picked: PickState }) {
  return (
    <span className={styles.check} data-picked={picked}>
      <Icon path={picked === 'some' ? minusIcon : checkIcon} size={14} />
    </span>
  )
}

interface MoreButtonProps extends Pick<RowProps, 'messages' | 'commands'> {
  readonly rowKey: RowKey
  readonly name: string
  readonly isTabStop: boolean
}

export function MoreButton({ messages, commands, rowKey, name, isTabStop }: MoreButtonProps) {
  return (
    <IconButton
      size="small"
      className={styles.more ?? ''}
      icon={moreIcon}
      iconSize={18}
      label={messages.layers.moreOf(name)}
      aria-haspopup="menu"
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => commands.onOpenMenu(rowKey, event.currentTarget)}
    />
  )
}
