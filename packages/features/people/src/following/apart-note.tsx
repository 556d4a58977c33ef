import { useLanguage } from '@repo/web-kit/language'

interface ApartNoteProps {
  /** By the viewer, who alone reads so. */
  isBlocked?: boolean
  className?: string | undefined
}

/**
 * In the place of what two people in a block cannot do. Others than the blocker read the sentence of a refused request,
 * which does not say who set the block.
 */
export function ApartNote({ isBlocked = false, className }: ApartNoteProps) {
  const { t, formatError } = useLanguage()
  return <p className={className}>{isBlocked ? t('block.state') : formatError({ code: 'user.blocked' })}</p>
}
