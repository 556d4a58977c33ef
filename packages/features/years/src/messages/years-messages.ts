import { pageMessages } from '@repo/web-kit/page-messages'
import type { YearsMessages } from './en-us.ts'

/** The messages of somebody's years, which two pages need. */
export const { Provider: YearsMessagesProvider, useMessages: useYearsMessages } = pageMessages<YearsMessages>('years')
