/** What stands against what was built, by its rule: errors first, then warnings, then what the game master let pass. */
import { Problem } from '../../elements/message/problem.tsx'
import { builderWords as text } from '../words.ts'

export interface TroubleShown {
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'allowed'
  readonly messages: readonly string[]
  readonly ways: readonly { readonly label: string; readonly onPress: () => void }[]
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Of many places of one rule some are told, and how many more there are. */
const MOST_TOLD = 3

export function Troubles({ troubles }: { readonly troubles: readonly TroubleShown[] }) {
  if (troubles.length === 0) return null
  return (
    <section className="build-troubles" aria-label={text.troubles}>
      {troubles.map(({ rule, severity, messages, ways }) => (
        <Problem
          key={`${severity} ${rule}`}
          kind={severity === 'error' ? 'problem' : 'warning'}
          rule={rule}
          ways={ways}
        >
          {messages.slice(0, MOST_TOLD).map(message => `${capital(message)}. `)}
          {messages.length > MOST_TOLD && `${text.more(messages.length - MOST_TOLD)} `}
          {severity === 'warning' && <span className="label">{text.warning}</span>}
        </Problem>
      ))}
    </section>
  )
}
