import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { formatFullCount, type Translator } from '@repo/i18n'
import { ActionBar } from '@repo/ui/action-bar'
import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Progress } from '@repo/ui/progress'
import { RadioGroup } from '@repo/ui/radio-group'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import styles from './file-import.module.css'
import { articlesOf, type ImportedArticle, layersOf, thinningOf } from './import-articles.ts'
import type { ImportMessages } from './messages/en-us.ts'
import { type PhotoPlan, previewLayer } from './photos/photo-plan.ts'
import type { Creating } from './use-creating.ts'
import type { FileImport } from './use-file-import.ts'

interface OfImport {
  t: Translator<ImportMessages>
  imported: FileImport
  plan: PhotoPlan
}

/** How what was chosen becomes articles, and what of it does not fit. */
export function ImportOptions({ t, imported, plan }: OfImport) {
  const { mode, files, photoState, dispatch } = imported
  return (
    <section className={styles.options}>
      {files.length > 1 && photoState.photos.length === 0 ? (
        <RadioGroup
          label={t('import.mode')}
          options={[
            { value: 'one', label: t('import.one') },
            { value: 'each', label: t('import.each') },
          ]}
          value={mode}
          onChange={(value) => dispatch({ type: 'mode.set', mode: value })}
        />
      ) : null}
      <ThinningOffer t={t} imported={imported} />
      <Overflow t={t} articles={useArticles(imported, plan)} />
    </section>
  )
}

interface CreateBarProps extends OfImport {
  creating: Creating
  onCreate: () => void
  onStop: () => void
}

/** The button that makes the articles, always at hand. */
export function CreateBar({ t, imported, plan, creating, onCreate, onStop }: CreateBarProps) {
  const { formatError } = useLanguage()
  const { length } = useArticles(imported, plan)
  const isReading = imported.photoState.photos.some(({ exif }) => exif === null)
  return (
    <ActionBar>
      <p>{t(length === 0 ? 'import.nothing' : 'import.draft')}</p>
      {creating.kind === 'sending' ? (
        <>
          <Progress label={t('import.photo.sending', creating)} value={creating.done / creating.total} />
          <Button variant="line" onClick={onStop}>
            {t('import.photo.stop.sending')}
          </Button>
        </>
      ) : null}
      {creating.kind === 'creating' ? (
        <Progress label={t('import.creating', creating)} value={creating.done / creating.total} />
      ) : null}
      {creating.kind === 'creating' || creating.kind === 'sending' ? null : (
        <Button variant="primary" disabled={length === 0 || isReading} onClick={onCreate}>
          {creatingLabel(creating, length, t)}
        </Button>
      )}
      {creating.kind === 'failed' ? (
        <p role="alert">{t('import.failed', { ...creating, reason: formatError(creating.error) })}</p>
      ) : null}
      {creating.kind === 'unsent' ? <p role="alert">{t('import.photo.unsent', creating)}</p> : null}
    </ActionBar>
  )
}

function creatingLabel({ kind }: Creating, count: number, t: OfImport['t']): string {
  if (kind === 'unsent') return t('import.photo.again')
  return kind === 'failed' ? t('import.retry') : t('import.create', { count })
}

function useArticles({ chosen, mode, photoState }: FileImport, plan: PhotoPlan): readonly ImportedArticle[] {
  const hasPhotos = photoState.photos.length > 0
  return useMemo(() => {
    const photos = hasPhotos ? { layer: previewLayer(plan, ''), text: EMPTY_ARTICLE } : null
    return articlesOf(chosen, { mode, photos, titleOf: () => '' })
  }, [chosen, mode, hasPhotos, plan])
}

function ThinningOffer({ t, imported: { chosen, isThinned, dispatch } }: Pick<OfImport, 't' | 'imported'>) {
  const { locale } = useLanguage()
  const thinning = useMemo(() => thinningOf(chosen), [chosen])
  if (!thinning) return null
  const { pointsBefore, pointsAfter, toleranceMeters } = thinning
  return (
    <div className={styles.thinning}>
      <Checkbox
        label={t('import.thin')}
        checked={isThinned}
        onChange={({ currentTarget }) => dispatch({ type: 'thinning.set', isThinned: currentTarget.checked })}
      />
      <p>
        {t('import.thinText', {
          before: formatFullCount(pointsBefore, locale),
          after: formatFullCount(pointsAfter, locale),
          tolerance: toleranceMeters,
        })}
      </p>
    </div>
  )
}

/** Content that does not fit into a map. */
function Overflow({ t, articles }: { t: OfImport['t']; articles: readonly ImportedArticle[] }) {
  const told = useMemo(() => articles.map(layersOf), [articles])
  const sum = (key: 'leftOut' | 'joinedLayers' | 'splitLayers') =>
    told.reduce((before, fitted) => before + fitted[key], 0)
  const [leftOut, joined, split] = [sum('leftOut'), sum('joinedLayers'), sum('splitLayers')]
  if (leftOut + joined + split === 0) return null
  return (
    <div className={styles.overflow} role="status">
      {leftOut > 0 ? <p>{t('import.noRoom', { count: leftOut })}</p> : null}
      {joined > 0 ? <p>{t('import.joined', { count: joined })}</p> : null}
      {split > 0 ? <p>{t('import.split', { count: split })}</p> : null}
    </div>
  )
}
