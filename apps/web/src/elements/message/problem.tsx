/** What is wrong, in one sentence with both numbers, the rule that says so, and the ways out. It never blocks typing. */
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { Citation } from './citation.tsx'

export interface ProblemProps {
  readonly children: ReactNode
  /** A warning is a risk of one's own: no tint. */
  readonly kind?: 'problem' | 'warning'
  readonly rule?: string | undefined
  /** It is told to who listens by somebody else. */
  readonly quiet?: boolean
  readonly ways?: readonly { readonly label: string; readonly onPress: () => void }[]
}

export const Problem = ({ children, kind = 'problem', rule, quiet = false, ways = [] }: ProblemProps) => (
  <div className={kind === 'warning' ? 'problem problem-warning' : 'problem'} {...(!quiet && { role: 'status' })}>
    <Icon name="warning" />
    <p>{children}</p>
    {rule !== undefined && <Citation rule={rule} />}
    {ways.map(({ label, onPress }) => (
      <Button key={label} small onPress={onPress}>
        {label}
      </Button>
    ))}
  </div>
)
