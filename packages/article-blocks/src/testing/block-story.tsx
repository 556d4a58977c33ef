import type { Meta } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { userEvent, within } from 'storybook/test'
import { renderArticleHtml } from '../html/render-article.ts'
import { articleEditorMessagesEn } from '../messages/en.ts'
import { articleEditorMessagesJa } from '../messages/ja.ts'
import type { ArticleDocument } from '../model/article-document.ts'
import type { ArticleEditorServices } from '../services.ts'
import { type SampleName, type StoryLanguage, sampleOf } from './block-samples.ts'
import { mapObjects, picture, pngFile } from './sample-article.ts'
import { findText, StoryHost } from './story-host.tsx'

export interface BlockStoryProps {
  readonly sample: SampleName
  readonly view?: 'writing' | 'reading'
  readonly readOnly?: boolean
  readonly services?: Partial<ArticleEditorServices>
  readonly language?: StoryLanguage
}

const ignore = () => {}

/** One kind of block, as it is written or as readers see it, in the language of Storybook's toolbar. */
function BlockStory({ sample, view, readOnly, services, language = 'ja' }: BlockStoryProps): ReactElement {
  const value = sampleOf(sample, language)
  if (view === 'reading') return <Reading value={value} language={language} />
  return (
    <StoryHost
      key={language}
      value={value}
      onChange={ignore}
      onStored={ignore}
      services={{ uploadImage: async () => picture, ...services }}
      mapObjects={mapObjects}
      messages={language === 'ja' ? articleEditorMessagesJa : articleEditorMessagesEn}
      readOnly={readOnly === true}
    />
  )
}

interface ReadingProps {
  readonly value: ArticleDocument
  readonly language: StoryLanguage
  readonly imageLinkLabel?: (url: string) => string | null
}

/** What readers get: HTML alone. */
export function Reading({ value, language, ...options }: ReadingProps): ReactElement {
  const objects = new Map(mapObjects.map((object) => [object.id, object]))
  const html = renderArticleHtml(value, {
    mapLinkLabel: (id) => {
      const name = objects.get(id)?.name
      return name === undefined ? null : language === 'ja' ? `${name}を地図で見る` : `Show ${name} on the map`
    },
    mapLinkColor: (id) => objects.get(id)?.color ?? null,
    ...(language === 'ja' && { tableLabel: (number: number) => `表${number}` }),
    ...options,
  })
  return <article className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The common `meta` of the stories of blocks. They are ready when the text is there: the editor comes after the first effect. */
export const blockStories = {
  component: BlockStory,
  render: (args, { globals }) => <BlockStory {...args} language={globals.locale === 'en-us' ? 'en-us' : 'ja'} />,
  play: async ({ canvasElement, args }) => {
    await (args.view === 'reading' ? within(canvasElement).findByRole('article') : findText(canvasElement))
  },
} satisfies Omit<Meta<BlockStoryProps>, 'args'>

/** Chooses a file for a new image, as the dialog of the browser would. */
export async function chooseFile(canvasElement: HTMLElement, file = pngFile()): Promise<void> {
  await userEvent.click(await findText(canvasElement))
  await userEvent.upload(within(canvasElement).getByLabelText('画像'), file, { applyAccept: false })
}

export const english = { locale: 'en-us' }
export const phone = { viewport: { value: 'mobile1' } }
/** As it looks while a file is sent. */
export const stuckUpload: ArticleEditorServices['uploadImage'] = (_file, { onProgress }) => {
  onProgress(0.42)
  return new Promise(() => {})
}
