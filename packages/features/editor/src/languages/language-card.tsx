import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { globe, trash } from '@repo/ui/icons'
import { Select } from '@repo/ui/select'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './language-card.module.css'
import type { Languages } from './use-languages.ts'

interface LanguageCardProps {
  languages: Pick<Languages, 'main' | 'second' | 'translation' | 'setMain' | 'add' | 'confirmRemoval'>
}

/** What the article is written in, and its second language. */
export function LanguageCard({ languages }: LanguageCardProps) {
  const { t } = useEditorMessages()
  const { main, second, translation, setMain, add, confirmRemoval } = languages
  if (translation) {
    return (
      <div className={styles.card}>
        <p>{t('languages.both', { main: t(`languages.name.${main}`), second: t(`languages.name.${second}`) })}</p>
        <Button icon={<Icon path={trash} size={18} />} onClick={confirmRemoval}>
          {t(`languages.remove.${second}`)}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.card}>
      <Select
        label={t('languages.main')}
        value={main}
        options={(['ja', 'en-us'] as const).map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        onChange={({ currentTarget }) => setMain(currentTarget.value === 'ja' ? 'ja' : 'en-us')}
      />
      <AddLanguage second={second} onAdd={add} />
      <p className={styles.hint}>{t(`languages.addHint.${second}`)}</p>
    </div>
  )
}

function AddLanguage({ second, onAdd }: { second: Languages['second']; onAdd: () => void }) {
  const { t } = useEditorMessages()
  return (
    <Button icon={<Icon path={globe} size={18} />} onClick={onAdd}>
      {t(`languages.add.${second}`)}
    </Button>
  )
}
