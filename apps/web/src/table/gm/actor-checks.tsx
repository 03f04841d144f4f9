/** Who plays whom: the actors of the scene, and whoever was given before. */
import { Check } from '../../elements/fields/check.tsx'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'

interface ActorChecksProps {
  readonly chosen: readonly string[]
  readonly onChange: (actors: readonly string[]) => void
}

export function ActorChecks({ chosen, onChange }: ActorChecksProps) {
  const { view } = useAtTable()
  const known = [...new Set([...(view.scene?.actors ?? []), ...chosen])]
  if (known.length === 0) return null
  return (
    <fieldset className="actor-checks">
      <legend className="field-label">{text.seats.actors}</legend>
      <div>
        {known.map(actor => (
          <Check
            key={actor}
            chosen={chosen.includes(actor)}
            onChange={on => onChange(on ? [...chosen, actor] : chosen.filter(one => one !== actor))}
          >
            {actor}
          </Check>
        ))}
      </div>
    </fieldset>
  )
}
