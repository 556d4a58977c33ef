import { PRODUCT_LIMITS } from '@repo/contract'
import { TagInput } from '@repo/ui/tag-input'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import type { EditorDraft } from '../saving/draft.ts'
import { useEditorWords } from '../words/editor-words.tsx'
import { SUMMARY_FIELD, TITLE_FIELD } from './publish-checks.ts'
import { useTagSuggestions } from './use-tag-suggestions.ts'

interface ArticleFieldsProps {
  draft: Pick<EditorDraft, 'title' | 'summary' | 'tag'>
  onChange: (change: Partial<EditorDraft>) => void
  /** The author tried to publish without a title. */
  isTitleMissing: boolean
}

const TAG_LIMITS = { count: PRODUCT_LIMITS.tags, length: PRODUCT_LIMITS.tagLength.max }

export function ArticleFields({ draft: { title, summary, tag }, onChange, isTitleMissing }: ArticleFieldsProps) {
  const { t } = useEditorWords()
  const tooLong = (text: string, max: number) => {
    const length = [...text].length
    return length > max ? t('settings.tooLong', { max, length }) : undefined
  }
  return (
    <>
      <TextField
        id={TITLE_FIELD}
        label={t('settings.titleField')}
        isRequired
        value={title}
        max={PRODUCT_LIMITS.titleLength.max}
        error={
          isTitleMissing && title.trim() === ''
            ? t('settings.titleMissing')
            : tooLong(title, PRODUCT_LIMITS.titleLength.max)
        }
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        id={SUMMARY_FIELD}
        label={t('settings.summary')}
        hint={t('settings.summaryHint')}
        value={summary}
        max={PRODUCT_LIMITS.summaryLength.max}
        error={tooLong(summary, PRODUCT_LIMITS.summaryLength.max)}
        onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
      />
      <TagField
        tags={tag.map(({ name }) => name)}
        onChange={(names) => onChange({ tag: names.map((name) => ({ name })) })}
      />
    </>
  )
}

function TagField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: readonly string[]) => void }) {
  const { t } = useEditorWords()
  const { suggestions, suggestFor } = useTagSuggestions()
  const left = TAG_LIMITS.count - tags.length
  const hint = tags.length === 0 ? t('settings.tagsHint') : t('settings.tagsLeft', { count: left })
  return (
    <TagInput
      label={t('settings.tags')}
      tags={tags}
      onChange={onChange}
      limits={TAG_LIMITS}
      placeholder={t('settings.tagsPlaceholder')}
      suggestions={suggestions}
      onType={suggestFor}
      hint={left > 0 ? hint : t('settings.tagsFull', { max: TAG_LIMITS.count })}
      problemText={(problem) => {
        if (problem === 'duplicate') return t('settings.tagTwice')
        if (problem === 'tooLong') return t('settings.tagTooLong', { max: TAG_LIMITS.length })
        return t('settings.tagTooMany', { max: TAG_LIMITS.count })
      }}
    />
  )
}
