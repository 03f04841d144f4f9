/** Switches that change how a creature is made, how it lives, and what else is to be said of it. */
import type { Design } from '@umpire/gulliver'
import { Check } from '../../../../elements/fields/check.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import type { Titled } from '../building/ask.ts'
import { chosenFrom } from '../building/choice.tsx'
import type { PartProps } from '../building/edits.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.rules
const MOST_NOTES = 5000

interface OtherRulesProps extends PartProps {
  readonly switches: readonly Titled<Design['options'][number]>[]
}

export function OtherRules({ design, change, switches }: OtherRulesProps) {
  const { options, upkeep } = design
  const turn = (key: Design['options'][number], on: boolean): void =>
    change({ ...design, options: on ? [...options, key] : options.filter(one => one !== key) })
  const live = (more: Partial<Design['upkeep']>): void => change({ ...design, upkeep: { ...upkeep, ...more } })
  return (
    <section className="creature-part" aria-labelledby="creature-rules">
      <h2 id="creature-rules" className="title">
        {text.title}
      </h2>
      <div className="creature-switches">
        {switches.map(({ key, title, says }) => (
          <Check key={key} chosen={options.includes(key)} onChange={on => turn(key, on)} about={says}>
            {title}
          </Check>
        ))}
      </div>
      <h3 className="label">{text.upkeep}</h3>
      <div className="creature-apart">
        <Select
          label={text.diet}
          options={chosenFrom(text.diets)}
          value={upkeep.diet}
          onChange={diet => live({ diet })}
        />
        <Select
          label={text.activity}
          options={chosenFrom(text.activities)}
          value={upkeep.activity}
          onChange={activity => live({ activity })}
        />
        <Select
          label={text.blood}
          options={chosenFrom(text.bloods)}
          value={upkeep.blood}
          onChange={blood => live({ blood })}
        />
        <Select
          label={text.kind}
          options={chosenFrom(text.kinds)}
          value={upkeep.kind}
          onChange={kind => live({ kind })}
        />
      </div>
      <TextField
        label={text.notes}
        value={design.notes}
        lines={3}
        most={MOST_NOTES}
        onChange={notes => change({ ...design, notes }, 'notes')}
      />
    </section>
  )
}
