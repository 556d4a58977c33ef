/** Where stories are, from the root of the workspace. */
export const STORY_FOLDERS = [
  'packages/ui/src',
  'packages/map-editor/src',
  'packages/article-blocks/src',
  'packages/web-kit/src',
  'packages/map-kit/src',
  'packages/features/timeline-pages/src',
  'packages/features/account/src',
  'packages/features/articles/src',
  'packages/features/people/src',
  'packages/features/map-search/src',
  'packages/features/booklet/src',
  'packages/features/article-page/src',
  'packages/features/authoring/src',
  'packages/features/importing/src',
  'packages/features/tracking/src',
  'apps/web/app',
]
