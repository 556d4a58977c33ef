import { type ReactElement, useState } from 'react'
import { within } from 'storybook/test'
import '../style.css'
import { ArticleEditor, type ArticleEditorProps } from '../article-editor.tsx'
import { serializeArticle } from '../model/wire.ts'

export interface StoryHostProps extends ArticleEditorProps {
  /** Called after every edit with the stored form. */
  readonly onStored: (stored: unknown) => void
}

/** Holds an article for the editor of a story, with room for its handles and for the bar above its first block. */
export function StoryHost({ onStored, ...props }: StoryHostProps): ReactElement {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ padding: '56px 16px 16px', paddingInlineStart: 'clamp(16px, 10vw, 88px)' }}>
      <ArticleEditor
        {...props}
        value={value}
        onChange={(document) => {
          setValue(document)
          props.onChange(document)
          onStored(serializeArticle(document))
        }}
      />
    </div>
  )
}

/** What is written into, in either language. It comes after the first effect. */
export function findText(canvasElement: HTMLElement): Promise<HTMLElement> {
  return within(canvasElement).findByRole('textbox', { name: /^(本文|Article text)$/ })
}

export function storedForm(...blocks: readonly object[]): object {
  return { version: 1, blocks }
}
