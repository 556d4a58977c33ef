import { PictureUploads } from '@repo/authoring/picture-uploads'
import { toListedPicture } from '@repo/authoring/stored-picture'
import { usePictureUploads } from '@repo/authoring/use-picture-uploads'
import { PRODUCT_LIMITS } from '@repo/contract'
import { DeleteFileDialog } from '@repo/home/delete-file-dialog'
import { FileList } from '@repo/home/file-list'
import styles from '@repo/home/files.module.css'
import { useOwnMessages } from '@repo/home/own-messages'
import { ownTranslator } from '@repo/home/own-messages.server'
import { useFileDeletion } from '@repo/home/use-file-deletion'
import { useFileLabels } from '@repo/home/use-file-labels'
import { formatBytes, formatFullCount } from '@repo/i18n'
import { EmptyState } from '@repo/ui/empty-state'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { toListPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { useRevalidator } from 'react-router'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/files'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = parsePageParam(new URL(request.url).searchParams)
  const answer = orErrorPage(await context.get(apiContext).listFiles({ query: { page: String(page) } }))
  const list = toListPage(answer, toListedPicture)
  toLastPage(list, request)
  return {
    list,
    page,
    bytes: answer.total_bytes,
    title: ownTranslator(context.get(preferencesContext).locale)('files.title'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Files({ loaderData: { list, page: current, bytes, title } }: Route.ComponentProps) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const { revalidate } = useRevalidator()
  const labelOf = useFileLabels(list.data)
  const uploads = usePictureUploads(() => void revalidate())
  const deletion = useFileDeletion(async () => {
    await revalidate()
    // The focused row was removed: the focus moves to the start of the page content.
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  return (
    <PageFrame>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('files.lead')}</p>
      <PictureUploads t={t} uploads={uploads} />
      <p className={styles.usage} aria-live="polite">
        <b>
          {t('files.usage', {
            count: formatFullCount(list.total, locale),
            bytes: formatBytes(bytes, locale),
          })}
        </b>{' '}
        {t('files.usageOf', { max: formatBytes(PRODUCT_LIMITS.fileBytesPerUser, locale) })}
      </p>
      {list.data.length === 0 ? (
        <EmptyState title={t('files.empty')} text={t('files.emptyText')} />
      ) : (
        <FileList files={list.data} onDelete={deletion.openDialog} />
      )}
      <Pager
        current={current}
        last={list.lastPage}
        hrefOf={(page) => (page > 1 ? `/home/file?page=${page}` : '/home/file')}
      />
      <DeleteFileDialog
        name={deletion.confirming && labelOf(deletion.confirming.file).name}
        uses={deletion.confirming?.uses ?? null}
        isDeleting={deletion.isDeleting}
        onCancel={deletion.cancel}
        onDelete={deletion.remove}
      />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useOwnMessages()
  return <ContentError error={error} title={t('files.title')} />
}
