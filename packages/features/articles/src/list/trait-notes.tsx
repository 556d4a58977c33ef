import { useLanguage } from '@repo/web-kit/language'
import styles from './trait-notes.module.css'
import type { Traits } from './traits.ts'

/** What filters go by whose name alone would promise more. */
const EXPLAINED = ['stairs', 'season'] as const

/** Beside what was found, or beside that nothing was. */
export function TraitNotes({ traits }: { traits: Pick<Traits, (typeof EXPLAINED)[number]> }) {
  const { t } = useLanguage()
  const names = EXPLAINED.filter((name) => traits[name] !== '')
  if (names.length === 0) return null
  return (
    <div className={styles.notes}>
      {names.map((name) => (
        <p key={name}>{t(`find.note.${name}`)}</p>
      ))}
    </div>
  )
}
