/** What does not go together, by name, each with its ways out. */
import { Problem } from '../elements/message/problem.tsx'
import { type CampaignOption, type Conflict, conflictsIn, withNeeds, without } from './choosing.ts'
import { optionsWords as text } from './words.ts'

interface ConflictsProps {
  readonly options: readonly CampaignOption[]
  readonly keys: readonly string[]
  readonly onChange: (keys: readonly string[]) => void
}

export function Conflicts({ options, keys, onChange }: ConflictsProps) {
  const waysOf = ({ kind, one, others }: Conflict) => {
    const leave = (gone: CampaignOption) => ({
      label: text.leaveOut(gone.title),
      onPress: () => onChange(without(options, keys, gone.key)),
    })
    if (kind !== 'needs') return [leave(one), ...others.map(leave)]
    const names = others.map(({ title }) => title)
    return [
      { label: text.turnOnToo(names), onPress: () => onChange(withNeeds(options, keys.concat(one.key))) },
      leave(one),
    ]
  }
  return (
    <div className="option-conflicts" aria-live="polite">
      {conflictsIn(options, keys).map(conflict => {
        const { kind, one, others } = conflict
        return (
          <Problem key={`${kind} ${one.key}`} quiet ways={waysOf(conflict)}>
            {text.conflict[kind](
              one.title,
              others.map(({ title }) => title),
            )}
          </Problem>
        )
      })}
    </div>
  )
}
