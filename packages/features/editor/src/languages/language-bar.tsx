import { Segmented } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { languageTag } from '@repo/web-kit/locale'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { listParts } from '../messages/phrases.ts'
import styles from './language-bar.module.css'
import type { Languages } from './use-languages.ts'
import type { Untranslated } from './written-languages.ts'

interface LanguageBarProps {
  languages: Pick<Languages, 'main' | 'second' | 'writing' | 'write'>
  missing: Untranslated
}

/** Which language is being written, in every section of the editor, and what it lacks. */
export function LanguageBar({ languages, missing }: LanguageBarProps) {
  const { t } = useEditorMessages()
  const { main, second, writing, write } = languages
  return (
    <section className={styles.bar} aria-label={t('languages.writing')}>
      <Segmented
        label={t('languages.writing')}
        options={[main, second].map((language) => ({
          value: language,
          label: <span lang={languageTag(language)}>{LANGUAGE_NAMES[language]}</span>,
        }))}
        value={writing}
        onChange={write}
      />
      {writing === second ? <Missing {...missing} /> : null}
    </section>
  )
}

function Missing({ parts, names }: Untranslated) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const named = names > 0 ? [t('languages.missingNames', { count: names })] : []
  const all = [...(parts.length > 0 ? [listParts(parts, t, locale)] : []), ...named]
  return (
    <p className={styles.missing}>
      {all.length > 0
        ? t('languages.missing', { parts: all.join(locale === 'ja' ? '、' : ', ') })
        : t('languages.complete')}
    </p>
  )
}
