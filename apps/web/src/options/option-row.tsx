/** One option: what it says, what it needs and excludes, and the rules that it replaces. */
import { useState } from 'react'
import { Check } from '../elements/fields/check.tsx'
import { Citation } from '../elements/message/citation.tsx'
import { proseText } from '../text/number-text.ts'
import type { CampaignOption } from './choosing.ts'
import { optionsWords as text } from './words.ts'

interface OptionRowProps {
  readonly option: CampaignOption
  readonly titleOf: (key: string) => string
  readonly chosen: boolean
  /** It is in a conflict. */
  readonly wrong: boolean
  readonly onTurn: (on: boolean) => void
}

const FEW = 2

export function OptionRow({ option, titleOf, chosen, wrong, onTurn }: OptionRowProps) {
  const { title, says, requires, excludes, replaces } = option
  const [all, setAll] = useState(false)
  // What fills an opening of a procedure has no page of its own.
  const rules = replaces.filter(rule => rule.split('.').length > 2)
  const shown = all ? rules : rules.slice(0, FEW)
  return (
    <li className={wrong ? 'option-row option-wrong' : 'option-row'}>
      <Check chosen={chosen} onChange={onTurn} about={proseText(says)}>
        {title}
      </Check>
      <div className="option-more">
        {requires.length > 0 && <span>{text.needs(requires.map(titleOf))}</span>}
        {excludes.length > 0 && <span>{text.excludes(excludes.map(titleOf))}</span>}
        {shown.length > 0 && (
          <span className="option-rules">
            {shown.map(rule => (
              <Citation key={rule} rule={rule} />
            ))}
            {rules.length > FEW && (
              <button type="button" className="why-all" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? text.fewer : text.more(rules.length - FEW)}
              </button>
            )}
          </span>
        )}
      </div>
    </li>
  )
}
