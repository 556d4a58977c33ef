import { ROUTE_FILES } from '@repo/authoring/accepted-files'
import { CHOOSABLE_PICTURES } from '@repo/authoring/accepted-picture'
import { LeftOutNames } from '@repo/authoring/left-out-names'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { DropArea } from '@repo/ui/drop-area'
import { fileArrowUp } from '@repo/ui/icons'
import { type ReactNode, useId } from 'react'
import { CreatedArticles } from './created-articles.tsx'
import styles from './file-import.module.css'
import { FileRows } from './file-rows.tsx'
import { CreateBar, ImportOptions } from './import-actions.tsx'
import { ItemList } from './item-list.tsx'
import type { ImportMessages } from './messages/en-us.ts'
import type { PhotoPlan } from './photos/photo-plan.ts'
import { PhotoSection, PhotosLeftOut } from './photos/photo-section.tsx'
import type { Creating } from './use-creating.ts'
import type { FileImport } from './use-file-import.ts'

interface ImportPageProps {
  t: Translator<ImportMessages>
  imported: FileImport
  plan: PhotoPlan
  creating: Creating
  onCreate: () => void
  /** Stops sending photos. */
  onStop: () => void
  onRemovePhoto: (id: string) => void
  onAgain: () => void
  /** What came of files that another app handed over. */
  notice?: ReactNode
  /** What was chosen on one map, where there is room for it beside the list. */
  map?: ReactNode
}

/** Files become drafts: drop or choose, look at what they hold, create. */
export function ImportPage(props: ImportPageProps) {
  const { t, imported, plan, creating, onAgain, map } = props
  const titleId = useId()
  const { files, items, chosen, surplus, photoState, isResumed, isPersisted } = imported
  const hasPhotos = photoState.photos.length > 0
  const hasContents = items.length > 0 || hasPhotos
  if (creating.kind === 'created') {
    return (
      <div className={styles.page}>
        <h1>{t('import.title')}</h1>
        <CreatedArticles t={t} articles={creating.articles} onAgain={onAgain} />
      </div>
    )
  }
  return (
    <div className={styles.page} data-with-map={(map && hasContents) || undefined}>
      <div className={styles.column}>
        <h1 id={titleId}>{t('import.title')}</h1>
        <p className={styles.lead}>{t('import.lead')}</p>
        <noscript>
          <p className={styles.problem}>{t('import.needsScript')}</p>
        </noscript>
        {isResumed && (files.length > 0 || hasPhotos) ? (
          <p className={styles.resumed} role="status">
            <span>{t('import.resumed')}</span>
            <Button size="sm" variant="line" onClick={imported.discard}>
              {t('import.startOver')}
            </Button>
          </p>
        ) : null}
        <DropArea
          icon={fileArrowUp}
          title={t('import.drop')}
          text={t('import.dropText', { max: PRODUCT_LIMITS.routeFilesAtOnce })}
          choose={t('import.choose')}
          accept={[...ROUTE_FILES, ...CHOOSABLE_PICTURES].join()}
          onFiles={imported.add}
        />
        {props.notice}
        {surplus.length > 0 ? (
          <div className={styles.problem} role="alert">
            <p>{t('import.tooMany', { max: PRODUCT_LIMITS.routeFilesAtOnce, count: surplus.length })}</p>
            <LeftOutNames names={surplus} />
          </div>
        ) : null}
        <PhotosLeftOut t={t} photoState={photoState} />
        {files.length > 0 ? <FileRows t={t} files={files} items={items} onRemove={imported.removeFile} /> : null}
        {files.length > 0 || hasPhotos ? (
          <p className={styles.kept}>{t(isPersisted ? 'import.kept' : 'import.notKept')}</p>
        ) : null}
        {items.length > 0 ? (
          <ItemList
            t={t}
            items={items}
            chosen={chosen}
            onChoose={(choices) => imported.dispatch({ type: 'chosen', choices })}
          />
        ) : null}
        {hasPhotos ? (
          <PhotoSection
            t={t}
            photoState={photoState}
            plan={plan}
            chosen={chosen}
            dispatch={imported.dispatch}
            onRemove={props.onRemovePhoto}
          />
        ) : null}
        {hasContents ? (
          <>
            <ImportOptions t={t} imported={imported} plan={plan} />
            <CreateBar
              t={t}
              imported={imported}
              plan={plan}
              creating={creating}
              onCreate={props.onCreate}
              onStop={props.onStop}
            />
          </>
        ) : null}
      </div>
      {hasContents ? map : null}
    </div>
  )
}
