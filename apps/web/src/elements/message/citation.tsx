/** A rule speaks: its title, and the way to its page. Where only the id is known, the title is looked up. */
import { Link } from '@tanstack/react-router'
import { useRuleTitle } from '../../api/rule-titles.ts'
import { words } from '../../text/words.ts'

export interface CitationProps {
  readonly rule: string
  readonly title?: string | undefined
}

export function Citation({ rule, title }: CitationProps) {
  const known = useRuleTitle(title === undefined ? rule : undefined)
  return (
    <Link className="citation" to="/rules/$id" params={{ id: rule }}>
      {title ?? known ?? words.rule}
    </Link>
  )
}
