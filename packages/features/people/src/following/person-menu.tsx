import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { dotsThree, flag, prohibit, shield } from '@repo/ui/icons'
import { Menu } from '@repo/ui/menu'
import { useLanguage } from '@repo/web-kit/language'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useNavigate } from 'react-router'
import { useReport } from '../report/use-report.ts'
import { BlockDialog } from './block-dialog.tsx'
import { useBlock } from './use-block.ts'

interface PersonMenuProps {
  person: { readonly id: number; readonly nickname: string; readonly isBlocked: boolean }
  className?: string | undefined
  isOpenAtFirst?: boolean
}

const pendingBlock = pendingAct('pending-block', (value) => typeof value === 'number')

/** Rare actions on a user: block and report. */
export function PersonMenu({ person, className, isOpenAtFirst = false }: PersonMenuProps) {
  const { t } = useLanguage()
  const report = useReport()
  const isLogInRequired = useLogInRequired()
  const block = useBlock(person)
  const { viewer } = useRootData()
  const navigate = useNavigate()
  const { id, nickname: name, isBlocked } = person
  const change = () => {
    if (isLogInRequired()) pendingBlock.keep(id)
    else if (isBlocked) void block.unblock()
    else block.openDialog()
  }
  usePendingAct(pendingBlock, { matches: (userId) => userId === id && !isBlocked, act: block.openDialog })
  return (
    <>
      <Menu
        isOpenAtFirst={isOpenAtFirst}
        trigger={<IconButton label={t('user.actions', { name })} icon={dotsThree} className={className} />}
        items={[
          {
            label: t(isBlocked ? 'block.unblock' : 'block.block'),
            icon: <Icon path={prohibit} size={18} />,
            onSelect: change,
          },
          {
            label: t('report.action'),
            icon: <Icon path={flag} size={18} />,
            onSelect: () => report({ kind: 'user', id }),
          },
          ...(viewer?.isModerator
            ? [
                {
                  label: t('menu.moderate'),
                  icon: <Icon path={shield} size={18} />,
                  onSelect: () => void navigate(`/admin/users/${id}`),
                },
              ]
            : []),
        ]}
      />
      <BlockDialog name={name} block={block} />
    </>
  )
}
