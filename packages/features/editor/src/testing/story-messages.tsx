import { articleEditorMessagesEn } from '@mishiori/article-blocks'
import { articleEditorMessagesJa } from '@mishiori/article-blocks/messages/ja'
import { ja } from '@mishiori/map-editor/messages/ja'
import { en } from '@mishiori/map-editor/view'
import { createTranslator } from '@repo/i18n'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { LanguageProvider } from '@repo/web-kit/language'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { EditorMessagesProvider } from '../messages/editor-messages.tsx'
import type { EditorMessages } from '../messages/en-us.ts'
import { messages as editorEnglish } from '../messages/en-us.ts'
import { messages as editorJapanese } from '../messages/ja.ts'

const MESSAGES = {
  ja: {
    t: createTranslator<EditorMessages>('ja', editorJapanese),
    article: articleEditorMessagesJa,
    map: ja,
  },
  'en-us': {
    t: createTranslator<EditorMessages>('en-us', editorEnglish),
    article: articleEditorMessagesEn,
    map: en,
  },
}

/** The editor's messages, in a story that has a site around it. */
export const withEditorMessagesInSite: Decorator = (story, { globals }) => (
  <EditorMessagesProvider messages={MESSAGES[localeOf(globals)]}>{story()}</EditorMessagesProvider>
)

/** The editor's surroundings in a story: messages of the chosen language, a router. */
export const withEditorMessages: Decorator = (story, { globals }) => {
  const locale = localeOf(globals)
  return (
    <LanguageProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <EditorMessagesProvider messages={MESSAGES[locale]}>
        <MemoryRouter>{story()}</MemoryRouter>
      </EditorMessagesProvider>
    </LanguageProvider>
  )
}

const localeOf = ({ locale }: { readonly locale?: unknown }) => (locale === 'en-us' ? 'en-us' : 'ja')
