import { mapObjectId } from '@mishiori/map-document'
import type { MapFocus } from '@mishiori/map-editor'
import { ErrorState } from '@repo/ui/error-state'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import styles from './frame/editor-frame.module.css'
import { panelId, type Section, tabId } from './frame/editor-sections.ts'
import { PanelSkeleton } from './frame/editor-skeleton.tsx'
import { useEditorMessages } from './messages/editor-messages.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import type { Workspace } from './use-workspace.ts'

const MapTab = lazyComponent(() => import('./map/map-tab.tsx'))
const ContentTab = lazyComponent(() => import('./content/content-tab.tsx'))
/** Later than the requests of the open section itself. */
const PRELOAD_AFTER_MS = 3000

interface EditorPanelsProps {
  workspace: Workspace
  isInert: boolean
}

/** The three sections. A link in the text to an object of the map leads from one to the other. */
export function EditorPanels({ workspace, isInert }: EditorPanelsProps) {
  const { section, setSection } = workspace
  const [mapFocus, setMapFocus] = useState<MapFocus | null>(null)
  usePreloadedTabs()
  return (
    <main id="content" className={styles.panels} inert={isInert}>
      <EditorPanel section="map" current={section}>
        <MapSection workspace={workspace} focus={mapFocus} />
      </EditorPanel>
      <EditorPanel section="content" current={section}>
        <ContentSection
          workspace={workspace}
          onMapLink={(objectId) => {
            setMapFocus({ objectId: mapObjectId(objectId), at: Date.now() })
            setSection('map')
          }}
        />
      </EditorPanel>
      <EditorPanel section="settings" current={section}>
        <SettingsTab
          draft={workspace.draft}
          saved={workspace.base}
          mapPicture={workspace.mapPicture}
          languages={workspace.languages}
          onChange={workspace.change}
          isTitleMissing={workspace.hasTried}
          unlistedLeft={workspace.unlistedLeft}
          onGo={workspace.goTo}
          onDelete={workspace.deleting.openDialog}
        />
      </EditorPanel>
    </main>
  )
}

/** Preloads both tabs, so that they work without a network later. */
function usePreloadedTabs(): void {
  useEffect(() => {
    const preload = setTimeout(() => [MapTab, ContentTab].map((part) => part.preload()), PRELOAD_AFTER_MS)
    return () => clearTimeout(preload)
  }, [])
}

function MapSection({ workspace, focus }: { workspace: Workspace; focus: MapFocus | null }) {
  const { t } = useEditorMessages()
  const { views, languages, openWork, mapPause } = workspace
  // A map in a form that this version cannot read is kept unchanged.
  if (!views.map) return <ErrorState title={t('editor.mapFailed')} text={t('editor.mapFailedText')} />
  const language = languages.writing === languages.second ? languages.second : null
  return (
    <MapTab
      document={views.map}
      onChange={views.changeMap}
      onOpenWork={(work) => {
        openWork.current = work
        // In the second language it is not the document: then only its own words are kept.
        views.changeDrawing(languages.writing === languages.second ? null : (work?.document ?? null))
      }}
      onPausable={(pause) => {
        mapPause.current = pause
      }}
      focus={focus}
      language={language}
    />
  )
}

function ContentSection({ workspace, onMapLink }: { workspace: Workspace; onMapLink: (objectId: string) => void }) {
  const { t } = useEditorMessages()
  const { draft, views, languages, mapPicture, photos, change } = workspace
  // A text in a form that this version cannot read is kept unchanged.
  if (!views.isTextReadable) return <ErrorState title={t('editor.textFailed')} text={t('editor.textFailedText')} />
  return (
    <ContentTab
      draft={draft}
      onTitle={(title) => change({ title })}
      views={views}
      languages={languages}
      mapPicture={mapPicture}
      onMapLink={onMapLink}
      onPhotosLeft={photos.report}
    />
  )
}

interface EditorPanelProps {
  section: Section
  current: Section
  children: ReactNode
}

/** One section. It is made when it is first opened and keeps its state and size while another one is shown. */
function EditorPanel({ section, current, children }: EditorPanelProps) {
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
