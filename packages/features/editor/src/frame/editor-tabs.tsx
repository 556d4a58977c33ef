import { Icon } from '@repo/ui/icon'
import { article, mapTrifold, slidersHorizontal } from '@repo/ui/icons'
import { type KeyboardEvent, useRef } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { panelId, SECTIONS, type Section, tabId } from './editor-sections.ts'
import styles from './editor-tabs.module.css'

const ICONS: Readonly<Record<Section, string>> = { map: mapTrifold, content: article, settings: slidersHorizontal }

interface EditorTabsProps {
  current: Section
  onChange: (section: Section) => void
}

/** Map, content, settings. Arrow keys move, as in every list of tabs; Alt and 1 to 3 work from anywhere. */
export function EditorTabs({ current, onChange }: EditorTabsProps) {
  const { t } = useEditorMessages()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = sectionByKey(event.key, current)
    if (!next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('editor.sections')}
      className={styles.list}
      data-tour="editor-tabs"
      onKeyDown={onKeyDown}
    >
      {SECTIONS.map((section, index) => (
        <button
          key={section}
          type="button"
          role="tab"
          id={tabId(section)}
          aria-selected={section === current}
          aria-controls={panelId(section)}
          aria-keyshortcuts={`Alt+${index + 1}`}
          tabIndex={section === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(section)}
        >
          <Icon path={ICONS[section]} size={18} className={styles.icon} />
          {t(`editor.tab.${section}`)}
        </button>
      ))}
    </div>
  )
}

function sectionByKey(key: string, current: Section): Section | null {
  const index = SECTIONS.indexOf(current)
  const last = SECTIONS.length - 1
  const target = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[key]
  return target === undefined ? null : (SECTIONS[target] ?? null)
}
