import { BUNDLE_LIMITS } from '@repo/article-bundle'
import { createTranslator, type Translator } from '@repo/i18n'
import { DropArea } from '@repo/ui/drop-area'
import { fileArrowUp } from '@repo/ui/icons'
import { Spinner } from '@repo/ui/spinner'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useUser } from '@repo/web-kit/root-data'
import { useMemo } from 'react'
import { Link } from 'react-router'
import styles from '../file-import.module.css'
import type { ImportMessages } from '../messages/en-us.ts'
import { BundleList } from './bundle-list.tsx'
import type { BundleState } from './bundle-state.ts'
import { type BundleImport, useBundleImport } from './use-bundle-import.ts'

interface BundlePageProps {
  t: Translator<ImportMessages>
  imported: BundleImport
}

/** A file of articles becomes drafts: open, look at what it holds, import. */
export function BundlePage({ t, imported }: BundlePageProps) {
  const { state, open } = imported
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <h1>{t('bundle.title')}</h1>
        <p className={styles.lead}>{t('bundle.lead')}</p>
        <noscript>
          <p className={styles.problem}>{t('import.needsScript')}</p>
        </noscript>
        {state.kind === 'open' && state.isImporting ? null : (
          <DropArea
            icon={fileArrowUp}
            title={t('bundle.drop')}
            text={t('bundle.dropText')}
            choose={t('bundle.choose')}
            accept=".zip,application/zip"
            isMultiple={false}
            onFiles={([file]) => file && open(file)}
          />
        )}
        <Opening t={t} state={state} />
        {state.kind === 'open' ? <BundleList t={t} imported={imported} opened={state} /> : null}
      </div>
    </div>
  )
}

function Opening({ t, state }: { t: Translator<ImportMessages>; state: BundleState }) {
  if (state.kind === 'opening') {
    return (
      <p role="status">
        <Spinner /> {t('bundle.opening', { name: state.name })}
      </p>
    )
  }
  if (state.kind !== 'refused') return null
  const { name, refusal } = state
  return (
    <div role="alert">
      <p className={styles.problem}>
        {t(`bundle.refused.${refusal}`, {
          name,
          max: refusal === 'tooManyJourneys' ? BUNDLE_LIMITS.journeys : BUNDLE_LIMITS.articles,
        })}
      </p>
      {refusal === 'noArticles' || refusal === 'notAnArchive' ? (
        <Link to="/home/routes/create_from_file">{t('bundle.toFiles')}</Link>
      ) : null}
    </div>
  )
}

/** A file of articles becomes drafts of the user. */
export function ImportArticlesPage({ locale, messages }: PageMessages<ImportMessages>) {
  const user = useUser()
  const t = useMemo(() => createTranslator<ImportMessages>(locale, messages), [locale, messages])
  return <BundlePage t={t} imported={useBundleImport(user.id)} />
}
