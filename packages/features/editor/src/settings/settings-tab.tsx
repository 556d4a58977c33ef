import type { EditorDraft, Visibility } from '@repo/authoring/draft'
import { isAutosaved } from '@repo/authoring/draft'
import type { SavedArticle } from '@repo/authoring/ports'
import { PRODUCT_LIMITS } from '@repo/contract'
import { BasemapList } from '@repo/map-kit/basemap-picker'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { trash } from '@repo/ui/icons'
import { FooterLine } from '@repo/web-kit/footer-line'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useId } from 'react'
import type { Section } from '../frame/editor-sections.ts'
import { LanguageCard } from '../languages/language-card.tsx'
import type { Languages } from '../languages/use-languages.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { MapPicture } from '../session/use-map-picture.ts'
import { ArticleFields } from './article-fields.tsx'
import { Checklist } from './checklist.tsx'
import { fulfilledChecks } from './publish-checks.ts'
import styles from './settings-tab.module.css'
import { ThumbnailCard } from './thumbnail-card.tsx'
import { VisibilityChoice } from './visibility-choice.tsx'

interface SettingsTabProps {
  draft: EditorDraft
  /** null before the first save. */
  saved: SavedArticle | null
  /** Null before the first save. */
  mapPicture: MapPicture | null
  languages: Languages
  onChange: (change: Partial<EditorDraft>) => void
  isTitleMissing: boolean
  unlistedLeft: number | null
  onGo: (section: Section, fieldId: string | undefined) => void
  onDelete: () => void
}

const VISIBILITIES: readonly Visibility[] = ['public', 'url', 'private', 'draft']

/** Everything about an article that is neither its map nor its text. */
export function SettingsTab(props: SettingsTabProps) {
  const { draft, saved, mapPicture, languages, onChange, isTitleMissing, unlistedLeft, onGo, onDelete } = props
  const { t } = useEditorMessages()
  const { t: common } = useLanguage()
  const { basemaps } = useRootData()
  const isShown = !isAutosaved(saved?.status ?? null)
  const action = t(isShown ? 'editor.update' : 'editor.publish')
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Card title={t('settings.title')}>
          <ArticleFields draft={draft} languages={languages} onChange={onChange} isTitleMissing={isTitleMissing} />
        </Card>
        <Card title={t('languages.title')}>
          <LanguageCard languages={languages} />
        </Card>
        <section className={styles.card}>
          <VisibilityChoice
            label={t('visibility.title')}
            options={VISIBILITIES}
            value={draft.visibility}
            onChange={(visibility) => onChange({ visibility })}
            unlistedLeft={unlistedLeft}
          />
          <p className={styles.next}>{t('visibility.next', { action })}</p>
        </section>
        {saved ? <DeleteCard onDelete={onDelete} /> : null}
      </div>
      <div className={styles.column}>
        <section className={styles.card}>
          <ThumbnailCard
            path={draft.thumbnailPath}
            mapPicture={mapPicture}
            onChange={(thumbnailPath) => onChange({ thumbnailPath })}
          />
        </section>
        <Card title={t('checklist.title')}>
          <Checklist fulfilled={fulfilledChecks(draft)} onGo={onGo} />
        </Card>
        {basemaps.length > 1 ? (
          <Card title={common('basemap.switch')}>
            <div>
              <BasemapList />
            </div>
          </Card>
        ) : null}
        <FooterLine />
      </div>
    </div>
  )
}

function Card({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function DeleteCard({ onDelete }: { onDelete: () => void }) {
  const { t } = useEditorMessages()
  return (
    <section className={`${styles.card} ${styles.delete}`}>
      <div>
        <h2 className={styles.deleteTitle}>{t('delete.title')}</h2>
        <p>{t('delete.text', { count: PRODUCT_LIMITS.trashDays })}</p>
      </div>
      <Button className={styles.deleteButton} icon={<Icon path={trash} size={19} />} onClick={onDelete}>
        {t('delete.action')}
      </Button>
    </section>
  )
}
