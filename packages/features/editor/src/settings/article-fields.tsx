import type { MapDocument } from '@mishiori/map-document'
import { type EditorDraft, readable } from '@repo/authoring/draft'
import { type Locale, PRODUCT_LIMITS, SEASON_TAGS, SEASONS, type Suggestions, tagKey } from '@repo/contract'
import { TagInput } from '@repo/ui/tag-input'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useTagCountFormatter } from '@repo/web-kit/use-tag-count-formatter'
import { useEffect, useState } from 'react'
import type { Languages } from '../languages/use-languages.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { tooLong } from '../messages/too-long.ts'
import { SUMMARY_FIELD, TITLE_FIELD } from './publish-checks.ts'
import { SummaryOffer } from './summary-offer.tsx'

/** Debounce: long enough to avoid a request per letter. */
const WAIT_MS = 200
const MAX_SUGGESTED = 100

/** Tags that others use and that begin as what is being typed. Without an answer there is nothing to suggest. */
function useTagSuggestions() {
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState<Suggestions['tags']>([])
  useEffect(() => {
    const text = typed.trim().slice(0, MAX_SUGGESTED)
    if (text === '') return setSuggestions([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await browserApi().suggest({ query: { q: text } }, { signal: controller.signal })
      if (answer.ok && !controller.signal.aborted) setSuggestions(answer.data.tags)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  return { suggestions, suggestFor: setTyped }
}

interface ArticleFieldsProps {
  draft: Pick<EditorDraft, 'title' | 'summary' | 'tags' | 'map'>
  languages: Pick<Languages, 'main' | 'second' | 'writing' | 'translation' | 'changeTranslation'>
  onChange: (change: Partial<EditorDraft>) => void
  /** The author tried to publish without a title. */
  isTitleMissing: boolean
}

const TAG_LIMITS = { count: PRODUCT_LIMITS.tags, length: PRODUCT_LIMITS.tagLength.max }

export function ArticleFields({ draft, languages, onChange, isTitleMissing }: ArticleFieldsProps) {
  const { title, summary, tags } = draft
  const map = readable(draft.map)
  const { main, second, writing, translation, changeTranslation } = languages
  return (
    <>
      {translation && writing === second ? (
        <WordFields
          key={second}
          words={translation}
          original={draft}
          map={map}
          language={second}
          onChange={changeTranslation}
        />
      ) : (
        <WordFields
          key={main}
          words={{ title, summary }}
          original={null}
          map={map}
          language={main}
          onChange={onChange}
          isTitleMissing={isTitleMissing}
        />
      )}
      <TagField tags={tags} language={writing} onChange={(changed) => onChange({ tags: changed })} />
    </>
  )
}

type Words = Pick<EditorDraft, 'title' | 'summary'>

interface WordFieldsProps {
  words: Words
  /** What is being translated; null in the main language. */
  original: Words | null
  /** Null for one that cannot be read. */
  map: MapDocument | null
  language: Locale
  onChange: (change: Partial<Words>) => void
  isTitleMissing?: boolean
}

/** Title and summary in one language. */
function WordFields({
  words: { title, summary },
  original,
  map,
  language,
  onChange,
  isTitleMissing = false,
}: WordFieldsProps) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const lang = langOn(locale, language)
  const hintOf = (text: string | undefined) => (text ? t('languages.originalWords', { words: text }) : undefined)
  return (
    <>
      <TextField
        id={TITLE_FIELD}
        label={t('settings.titleField')}
        isRequired={original === null}
        lang={lang}
        value={title}
        placeholder={original?.title}
        hint={hintOf(original?.title)}
        max={PRODUCT_LIMITS.titleLength.max}
        error={
          isTitleMissing && title.trim() === ''
            ? t('settings.titleMissing')
            : tooLong(t, title, PRODUCT_LIMITS.titleLength.max)
        }
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        id={SUMMARY_FIELD}
        label={t('settings.summary')}
        hint={hintOf(original?.summary) ?? t('settings.summaryHint')}
        lang={lang}
        value={summary}
        placeholder={original?.summary}
        max={PRODUCT_LIMITS.summaryLength.max}
        error={tooLong(t, summary, PRODUCT_LIMITS.summaryLength.max)}
        onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
      />
      {summary.trim() === '' ? (
        <SummaryOffer
          map={map}
          language={language}
          onWrite={(text) => {
            onChange({ summary: text })
            document.getElementById(SUMMARY_FIELD)?.focus() // the button goes
          }}
        />
      ) : null}
    </>
  )
}

/** Those by which lists find a route in its season; none once it has one of them. */
function seasonTags(tags: readonly string[], language: Locale) {
  const keys = new Set(tags.map(tagKey))
  const inAnyLanguage = SEASONS.flatMap((season) => Object.values(SEASON_TAGS[season]).flat())
  if (inAnyLanguage.some((name) => keys.has(tagKey(name)))) return []
  return SEASONS.flatMap((season) => SEASON_TAGS[season][language].map((name) => ({ name, season })))
}

interface TagFieldProps {
  tags: readonly string[]
  /** What is being written in. */
  language: Locale
  onChange: (tags: readonly string[]) => void
}

function TagField({ tags, language, onChange }: TagFieldProps) {
  const { t } = useEditorMessages()
  const { t: say } = useLanguage()
  const { suggestions, suggestFor } = useTagSuggestions()
  const formatTagCount = useTagCountFormatter()
  const used = suggestions.map(({ name, uses }) => ({ name, note: formatTagCount(uses) }))
  const seasonal = seasonTags(tags, language)
    .filter(({ name }) => !used.some((other) => tagKey(other.name) === tagKey(name)))
    .map(({ name, season }) => ({ name, note: t('settings.seasonTag', { season: say(`top.seasonTag.${season}`) }) }))
  const left = TAG_LIMITS.count - tags.length
  const hint = tags.length === 0 ? t('settings.tagsHint') : t('settings.tagsLeft', { count: left })
  return (
    <TagInput
      label={t('settings.tags')}
      tags={tags}
      onChange={onChange}
      limits={TAG_LIMITS}
      placeholder={t('settings.tagsPlaceholder')}
      suggestions={[...used, ...seasonal]}
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
