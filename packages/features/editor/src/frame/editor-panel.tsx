import { type ReactNode, Suspense, useState } from 'react'
import styles from './editor-frame.module.css'
import { panelId, type Section, tabId } from './editor-sections.ts'
import { PanelSkeleton } from './editor-skeleton.tsx'

interface EditorPanelProps {
  section: Section
  current: Section
  children: ReactNode
}

/** One section. It is made when it is first opened and keeps its state and size while another one is shown. */
export function EditorPanel({ section, current, children }: EditorPanelProps) {
  const isCurrent = section === current
  const [wasOpened, setWasOpened] = useState(isCurrent)
  if (isCurrent && !wasOpened) setWasOpened(true)
  return (
    <div
      id={panelId(section)}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(section)}
      className={styles.panel}
      data-current={isCurrent || undefined}
      inert={!isCurrent}
    >
      {wasOpened ? <Suspense fallback={<PanelSkeleton section={section} />}>{children}</Suspense> : null}
    </div>
  )
}
