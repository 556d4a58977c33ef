import { parseMapDocument } from '@mishiori/map-document'
import { articleDataPath, routePath } from '@repo/articles/article-links'
import type { Author } from '@repo/articles/article-summary'
import { EmptyState } from '@repo/ui/empty-state'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import { ChangesPage } from './changes-page.tsx'
import { ChangesView } from './changes-view.tsx'
import styles from './compare-page.module.css'
import type { StateChanges } from './compare-states.ts'
import { MapOpener } from './map-opener.tsx'

export interface ComparedArticle {
  readonly id: number
  readonly title: string
  readonly author: Author
  /** ISO time. */
  readonly updatedAt: string
}

interface ComparePageProps {
  copy: ComparedArticle
  /** Null when the original is deleted or hidden. */
  compared: { readonly original: ComparedArticle; readonly changes: StateChanges; readonly picture: string } | null
  token: string | null
  title: string
}

/** How a copy differs from its original, on the map and in the text. */
export function ComparePage({ copy, compared, token, title }: ComparePageProps) {
  const t = useComparingMessages()
  return (
    <ChangesPage
      isWide
      title={title}
      back={<Link to={routePath(copy.id, token)}>{t('compare.back')}</Link>}
      facts={compared ? <p className={styles.lead}>{t('compare.lead')}</p> : null}
    >
      {compared ? (
        <>
          <div className={styles.sides}>
            <Side label={t('compare.original')} article={compared.original} token={null} />
            <Side label={t('compare.copy')} article={copy} token={token} />
          </div>
          <section className={styles.changes} aria-labelledby="changes">
            <h2 id="changes">{t('compare.heading')}</h2>
            <ChangesView
              changes={compared.changes}
              picture={compared.picture}
              liveMap={<MapOpener load={() => loadMaps([compared.original.id, null], [copy.id, token])} />}
            />
          </section>
        </>
      ) : (
        <EmptyState title={t('compare.gone')} text={t('compare.goneText')} />
      )}
    </ChangesPage>
  )
}

interface SideProps {
  label: string
  article: ComparedArticle
  token: string | null
}

function Side({ label, article, token }: SideProps) {
  const t = useComparingMessages()
  const formatTime = useTimeFormatter()
  return (
    <section className={styles.side}>
      <small>{label}</small>
      <Link to={routePath(article.id, token)}>{article.title}</Link>
      <small>
        {t('compare.by', { name: article.author.name })}{' '}
        <time dateTime={article.updatedAt}>{formatTime(article.updatedAt)}</time>
      </small>
    </section>
  )
}

type Address = readonly [id: number, token: string | null]

async function loadMaps(original: Address, copy: Address) {
  const [before, after] = await Promise.all([original, copy].map(loadMap))
  return before && after ? { before, after } : null
}

async function loadMap([id, token]: Address) {
  const answer = await fetch(articleDataPath(id, token))
  const parsed = parseMapDocument(answer.ok ? await answer.json() : null)
  return parsed.ok ? parsed.document : null
}
