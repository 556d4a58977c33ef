import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import type { Block } from './use-block.ts'

/** Confirmation before blocking a user, with an explanation. */
export function BlockDialog({ name, block }: { name: string; block: Block }) {
  const { t } = useLanguage()
  return (
    <Modal
      isOpen={block.isConfirming}
      onClose={block.cancel}
      title={t('block.question', { name })}
      actions={
        <>
          <Button onClick={block.cancel}>{t('common.cancel')}</Button>
          <Button variant="danger" busyLabel={block.isBusy ? t('block.block') : undefined} onClick={block.block}>
            {t('block.block')}
          </Button>
        </>
      }
    >
      <p>{t('block.text', { name })}</p>
    </Modal>
  )
}
