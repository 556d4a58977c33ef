import { Avatar } from '@repo/ui/avatar'
import { Comma } from '@repo/ui/route-card'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import styles from './article-card.module.css'
import type { Author } from './article-summary.ts'

/** Whose the card is, at its bottom. */
export function CardAuthor({ author: { name, avatar } }: { author: Author }) {
  const langOfText = useLangOfText()
  return (
    <span className={styles.author}>
      <Avatar name={name} src={avatar} />
      <span lang={langOfText(name)}>{name}</span>
      <Comma />
    </span>
  )
}
