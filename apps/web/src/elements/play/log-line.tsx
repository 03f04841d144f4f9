/** The log: the turn in the margin, one sentence, numbers that open below it. Lines are never rewritten. */
import type { ReactNode } from 'react'
import { words } from '../../text/words.ts'
import { OpeningLine } from '../controls/opens.tsx'

/** `undone` strikes what was; who undid it, and what became of the dice, is its `after`. */
export type LogKind = 'plain' | 'secret' | 'gm' | 'waiting' | 'undone'

export interface LogLineProps {
  readonly turn?: string | number
  readonly kind?: LogKind
  readonly children: ReactNode
  readonly after?: ReactNode
}

export const Log = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ol className="log" aria-label={label}>
    {children}
  </ol>
)

export function LogLine({ turn, kind = 'plain', children, after }: LogLineProps) {
  return (
    <li className={kind === 'plain' || kind === 'undone' ? 'log-line' : `log-line log-${kind}`}>
      <span className="log-turn">{turn}</span>
      <div>
        <OpeningLine>
          {kind !== 'plain' && <span className="unseen">{words.log[kind]}: </span>}
          {kind === 'undone' ? <s className="log-undone">{children}</s> : children}
          {after !== undefined && <> {after}</>}
        </OpeningLine>
      </div>
    </li>
  )
}
