import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { articleEditorMessagesEn } from '../messages/en.ts'
import { EMPTY_ARTICLE } from '../model/article-document.ts'
import { mapObjects, picture } from './sample-article.ts'
import { StoryHost, type StoryHostProps } from './story-host.tsx'

/** The common `meta` of all stories of the whole editor: an empty article, English messages, a host that stores every image. */
export const emptyEditor = {
  component: StoryHost,
  args: {
    value: EMPTY_ARTICLE,
    onChange: fn(),
    onStored: fn(),
    services: { uploadImage: fn(async () => picture) },
    mapObjects,
    messages: articleEditorMessagesEn,
  },
  globals: { locale: 'en-us' },
} satisfies Meta<StoryHostProps>

/** A host whose first upload fails. */
export function failOnce(): StoryHostProps['services']['uploadImage'] {
  let hasFailed = false
  return async () => {
    if (hasFailed) return picture
    hasFailed = true
    throw new Error('The connection was lost.')
  }
}
