/** Making articles of a file of articles. */
export const bundles = {
  'bundle.title': 'Bring back articles',
  'bundle.lead':
    'Opens a file that you downloaded here or at another Mishiori: a single article, or all data of an account. Nothing is sent before you import.',
  'bundle.drop': 'Drop the file here',
  'bundle.dropText': 'A ZIP file of an article or of an account’s data',
  'bundle.choose': 'Choose a file',
  'bundle.opening': 'Opening “{name}”',
  'bundle.refused.notAnArchive':
    '“{name}” cannot be opened. It is no ZIP file, or it is incomplete: download it once more.',
  'bundle.refused.noArticles': '“{name}” holds no articles of Mishiori. Tracks and maps have a page of their own.',
  'bundle.refused.tooManyArticles':
    '“{name}” holds more than {max} articles, which is more than can be opened at once.',
  'bundle.toFiles': 'Make routes from track and map files',
  'bundle.articles': 'Articles in “{name}”',
  'bundle.count': '{count} chosen',
  'bundle.chooseAll': 'Choose all',
  'bundle.chooseNone': 'Choose none',
  'bundle.untitled': 'Untitled route',
  'bundle.pictures': { one: '1 picture', other: '{count} pictures' },
  'bundle.noPictures': 'no pictures',
  'bundle.unreadable': 'Broken, so it cannot be imported',
  'bundle.importing': '{sent} of {total} pictures sent',
  'bundle.created': 'Imported as a draft',
  'bundle.foreign': {
    one: '1 picture on another site could not be stored here. Readers see a link to it.',
    other: '{count} pictures on other sites could not be stored here. Readers see links to them.',
  },
  'bundle.missing': {
    one: 'Imported as a draft. 1 picture was not in the file and is left out.',
    other: 'Imported as a draft. {count} pictures were not in the file and are left out.',
  },
  'bundle.open': 'Open',
  'bundle.start': { one: 'Import 1 article', other: 'Import {count} articles' },
  'bundle.working': 'Importing',
  'bundle.kept':
    'Map, text, tags and pictures come along; all become drafts. Comments, Nice Routes and earlier versions do not.',
  'bundle.done': { one: '1 article imported', other: '{count} articles imported' },
} as const
