/** What may befall others than whom an act is meant for; a blast asks nobody whose side he is on. */

import { fractionText, type OddsPart, OddsThin } from '../../../elements/play/odds-bar.tsx'
import { Person } from '../../../elements/play/plate.tsx'
import { percentOf } from '../../../text/hundred.ts'
import { commonWords as text } from '../words.ts'

interface NearProps {
  readonly label: string
  /** With the odds of every outcome; the first is that nothing happens. */
  readonly people: readonly { readonly who: string; readonly friend: boolean; readonly parts: readonly OddsPart[] }[]
  readonly figures: readonly { readonly id: string; readonly name: string; readonly side: number }[]
}

export function Near({ label, people, figures }: NearProps) {
  if (people.length === 0) return null
  return (
    <div className="near">
      <p className="label">{label}</p>
      {people.map(({ who, friend, parts }) => {
        const figure = figures.find(({ id }) => id === who)
        const [unhurt] = parts
        return (
          <div key={who} className="near-one">
            <span>
              <Person side={figure === undefined ? 0 : figure.side + 1}>{figure?.name ?? who}</Person>
              {friend && <small className="muted"> {text.ownSide}</small>}
            </span>
            <OddsThin parts={parts}>
              {unhurt !== undefined && (
                <span title={fractionText(unhurt.chance)}>{`${percentOf(unhurt.chance)}% ${unhurt.label}`}</span>
              )}
            </OddsThin>
          </div>
        )
      })}
    </div>
  )
}
