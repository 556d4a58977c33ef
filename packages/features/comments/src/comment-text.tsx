import { findLinks } from '@mishiori/article-blocks/document'
import { type CommentPart, parseCommentText } from '@repo/contract'
import { contributionTextClass } from '@repo/people/contribution'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import { useComments } from './comments-context.tsx'

/** The text of a comment: plain text, links without endorsement (`nofollow`), and mentions. */
export function CommentText({ text }: { text: string }) {
  const langOfText = useLangOfText()
  let end = 0
  return (
    <p className={contributionTextClass} dir="auto" lang={langOfText(text)}>
      {parseCommentText(text, findLinks).map((part) => {
        end += part.text.length
        return <Part key={end} part={part} />
      })}
    </p>
  )
}

function Part({ part }: { part: CommentPart }) {
  const { mentions } = useComments()
  switch (part.kind) {
    case 'text':
      return part.text
    case 'link':
      return (
        <a href={part.href} rel="noopener nofollow ugc" target="_blank">
          {part.text}
        </a>
      )
    case 'mention': {
      const id = mentions[part.name.toLowerCase()]
      return id === undefined ? part.text : <Link to={`/users/${id}`}>{part.text}</Link>
    }
    default:
      return part satisfies never
  }
}
