import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { mapTrifold } from '@repo/ui/icons'
import { useOwnMessages } from '../messages/own-messages.ts'
import { useCollecting } from './use-collecting.ts'

/** Makes a collection of a category and opens its editor. */
export function CollectionButton({ categoryId }: { categoryId: number }) {
  const t = useOwnMessages()
  const { isSending, collect } = useCollecting(categoryId)
  return (
    <Button
      icon={<Icon path={mapTrifold} size={18} />}
      busyLabel={isSending ? t('kept.collecting') : undefined}
      onClick={() => void collect()}
    >
      {t('kept.collect')}
    </Button>
  )
}
