import {
  type Icon,
  ImageIcon,
  ImagesIcon,
  ListBulletsIcon,
  ListNumbersIcon,
  MapPinIcon,
  MinusIcon,
  QuotesIcon,
  TableIcon,
  TextHFiveIcon,
  TextHFourIcon,
  TextHOneIcon,
  TextHSixIcon,
  TextHThreeIcon,
  TextHTwoIcon,
  TextTIcon,
} from '@phosphor-icons/react'
import type { Editor, Range } from '@tiptap/core'
import { insertDivider } from '../../blocks/block-commands.ts'
import { insertTable, NEW_TABLE } from '../../blocks/table/table-commands.ts'
import type { ArticleEditorMessages } from '../../messages/messages.ts'
import type { HeadingLevel } from '../../model/article-document.ts'
import { searchForm } from './slash-query.ts'

/** Actions that need more than the editor's commands. */
export interface BlockActions {
  readonly chooseImage: () => void
  readonly chooseGallery: () => void
  readonly openMapLinks: () => void
}

/** One entry of the menu of blocks. */
export interface BlockKind {
  readonly id: string
  readonly label: string
  /** What can be typed at the start of a line instead; '' when nothing. */
  readonly shortcut: string
  readonly icon: Icon
  readonly keywords: string
  readonly choose: (editor: Editor, typed: Range) => void
}

const HEADING_ICONS: Record<HeadingLevel, Icon> = {
  1: TextHOneIcon,
  2: TextHTwoIcon,
  3: TextHThreeIcon,
  4: TextHFourIcon,
  5: TextHFiveIcon,
  6: TextHSixIcon,
}
/** Articles mostly need these; the others come last. */
const COMMON_LEVELS: readonly HeadingLevel[] = [2, 3, 4]
const RARE_LEVELS: readonly HeadingLevel[] = [1, 5, 6]

/** Every kind of block, in the order of the menu. */
export function blockTypes(messages: ArticleEditorMessages, actions: BlockActions): BlockKind[] {
  return [
    ...textKinds(messages),
    ...mediaKinds(messages, actions),
    ...RARE_LEVELS.map((level) => headingKind(messages, level)),
  ]
}

function kind(id: string, details: Omit<BlockKind, 'id' | 'shortcut'> & Partial<BlockKind>): BlockKind {
  return { id, shortcut: '', ...details }
}

function headingKind(messages: ArticleEditorMessages, level: HeadingLevel): BlockKind {
  return kind(`heading-${level}`, {
    label: messages.heading(level),
    shortcut: '#'.repeat(level),
    icon: HEADING_ICONS[level],
    keywords: `見出し みだし midashi heading h${level}`,
    choose: (editor, typed) => clear(editor, typed).setNode('heading', { level }).run(),
  })
}

function textKinds(messages: ArticleEditorMessages): BlockKind[] {
  return [
    kind('paragraph', {
      label: messages.paragraph,
      icon: TextTIcon,
      keywords: '文章 ぶんしょう 段落 だんらく bunshou text paragraph',
      choose: (editor, typed) => clear(editor, typed).setNode('paragraph').run(),
    }),
    ...COMMON_LEVELS.map((level) => headingKind(messages, level)),
    kind('bullet-list', {
      label: messages.bulletList,
      shortcut: '-',
      icon: ListBulletsIcon,
      keywords: '箇条書き かじょうがき kajougaki リスト bullet list ul',
      choose: (editor, typed) => clear(editor, typed).toggleBulletList().run(),
    }),
    kind('numbered-list', {
      label: messages.numberedList,
      shortcut: '1.',
      icon: ListNumbersIcon,
      keywords: '番号つきリスト ばんごう bangou numbered ordered list ol',
      choose: (editor, typed) => clear(editor, typed).toggleOrderedList().run(),
    }),
    kind('quote', {
      label: messages.quote,
      shortcut: '>',
      icon: QuotesIcon,
      keywords: '引用 いんよう inyou quote blockquote',
      choose: (editor, typed) => clear(editor, typed).setNode('quote').run(),
    }),
  ]
}

/** Pictures, tables, dividers and links to the map. */
function mediaKinds(messages: ArticleEditorMessages, actions: BlockActions): BlockKind[] {
  return [
    kind('image', {
      label: messages.image,
      icon: ImageIcon,
      keywords: '画像 がぞう 写真 しゃしん gazou shashin image photo picture',
      choose: (editor, typed) => {
        clear(editor, typed).run()
        actions.chooseImage()
      },
    }),
    kind('gallery', {
      label: messages.gallery,
      icon: ImagesIcon,
      keywords: 'ギャラリー 画像 写真 アルバム gyarari album gallery images photos',
      choose: (editor, typed) => {
        clear(editor, typed).run()
        actions.chooseGallery()
      },
    }),
    kind('table', {
      label: messages.table,
      shortcut: `${NEW_TABLE.rows}×${NEW_TABLE.columns}`,
      icon: TableIcon,
      keywords: '表 ひょう hyou テーブル table grid',
      choose: (editor, typed) => {
        clear(editor, typed).run()
        insertTable(editor)
      },
    }),
    kind('divider', {
      label: messages.divider,
      shortcut: '---',
      icon: MinusIcon,
      keywords: '区切り線 くぎりせん kugirisen 線 divider line rule hr',
      choose: (editor, typed) => {
        clear(editor, typed).run()
        insertDivider(editor)
      },
    }),
    kind('map-link', {
      label: messages.mapLink,
      icon: MapPinIcon,
      keywords: 'マップリンク 地図 ちず chizu map link spot',
      choose: (editor, typed) => {
        clear(editor, typed).run()
        actions.openMapLinks()
      },
    }),
  ]
}

/** The kinds of which a word starts with what was typed after the slash, in menu order. */
export function matchingTypes(kinds: readonly BlockKind[], query: string): BlockKind[] {
  const term = searchForm(query)
  if (term === '') return [...kinds]
  return kinds.filter((kind) => {
    const label = searchForm(kind.label)
    const text = `${label} ${searchForm(kind.keywords)}`.split(' ')
    return label.startsWith(term) || text.some((word) => word.startsWith(term))
  })
}

function clear(editor: Editor, typed: Range) {
  return editor.chain().focus().deleteRange(typed)
}
