import { Icon } from '@repo/ui/icon'
import { checkCircleFill, circleDashed } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import type { Section } from '../frame/editor-sections.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './checklist.module.css'
import { CHECKS, type Check, type CheckName } from './publish-checks.ts'

interface ChecklistProps {
  fulfilled: ReadonlySet<CheckName>
  /** Leads to where a missing thing is made. */
  onGo: (section: Section, fieldId: string | undefined) => void
  /** Only what publishing waits for and is missing. */
  isMissingOnly?: boolean
}

/** What a route needs before it is published, and what would make it better. */
export function Checklist({ fulfilled, onGo, isMissingOnly = false }: ChecklistProps) {
  const { t } = useEditorMessages()
  const shown = CHECKS.filter(({ name, isRequired }) => !isMissingOnly || (isRequired && !fulfilled.has(name)))
  return (
    <ul className={styles.list}>
      {shown.map((check) =>
        fulfilled.has(check.name) ? (
          <li key={check.name} className={styles.done}>
            <Icon path={checkCircleFill} size={20} />
            <VisuallyHidden>{t('checklist.done')}: </VisuallyHidden>
            {t(`checklist.has${check.name}`)}
          </li>
        ) : (
          <MissingCheck key={check.name} check={check} onGo={onGo} />
        ),
      )}
    </ul>
  )
}

function MissingCheck({ check, onGo }: { check: Check; onGo: ChecklistProps['onGo'] }) {
  const { t } = useEditorMessages()
  return (
    <li className={styles.open}>
      <Icon path={circleDashed} size={20} />
      <VisuallyHidden>{t('checklist.open')}: </VisuallyHidden>
      <button type="button" className={styles.go} onClick={() => onGo(check.section, check.fieldId)}>
        {t(`checklist.needs${check.name}`)}
      </button>
    </li>
  )
}
