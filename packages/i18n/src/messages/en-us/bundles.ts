/** Making articles of a file of articles. */
export const bundles = {
  'bundle.title': 'Import articles',
  'bundle.lead':
    'Opens a file you downloaded here or from another Mishiori: one article, or all of an account’s data. Nothing is sent until you import.',
  'bundle.drop': 'Drop the file here',
  'bundle.dropText': 'A ZIP file of an article or account data',
  'bundle.choose': 'Choose a file',
  'bundle.opening': 'Opening “{name}”',
  'bundle.refused.notAnArchive':
    '“{name}” can’t be opened. It isn’t a ZIP file, or it’s incomplete. Download it again.',
  'bundle.refused.noArticles': '“{name}” has no Mishiori articles. Track and map files are imported on another page.',
  'bundle.refused.tooManyArticles': '“{name}” has more than {max} articles, so it can’t be opened.',
  'bundle.toFiles': 'Create routes from track and map files',
  'bundle.articles': 'Articles in “{name}”',
  'bundle.count': '{count} selected',
  'bundle.chooseAll': 'Select all',
  'bundle.chooseNone': 'Clear selection',
  'bundle.untitled': 'Untitled route',
  'bundle.pictures': { one: '1 image', other: '{count} images' },
  'bundle.noPictures': 'no images',
  'bundle.unreadable': 'Damaged, so it can’t be imported',
  'bundle.importing': '{sent} of {total} images sent',
  'bundle.created': 'Imported as a draft',
  'bundle.foreign': {
    one: '1 image on another site couldn’t be imported. Readers see a link to it.',
    other: '{count} images on other sites couldn’t be imported. Readers see links to them.',
  },
  'bundle.missing': {
    one: 'Imported as a draft, without 1 image that wasn’t in the file.',
    other: 'Imported as a draft, without {count} images that weren’t in the file.',
  },
  'bundle.open': 'Open',
  'bundle.start': { one: 'Import 1 article', other: 'Import {count} articles' },
  'bundle.working': 'Importing',
  'bundle.kept':
    'Imports maps, texts, tags and images, all as drafts. Comments, Nice Routes and earlier versions aren’t included.',
  'bundle.done': { one: '1 article imported', other: '{count} articles imported' },
} as const
