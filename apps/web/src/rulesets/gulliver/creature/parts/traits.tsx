/** Traits, each with what its price asks for; and the two skills that Move follows from. */
import { useState } from 'react'
import { ToolButton } from '../../../../elements/controls/button.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { GivenField } from '../../../../elements/fields/given-field.tsx'
import { formFields, withValue } from '../../../../elements/fields/given-form.ts'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { numbered } from '../../../../text/numbered.ts'
import type { KnownTrait, PricedLine, SheetAnswer } from '../building/ask.ts'
import { type PartProps, percentsIn, type TraitEntry, withLevel, withSkill } from '../building/edits.ts'
import { signedFigure } from '../building/figures.ts'
import { creatureWords } from '../building/words.ts'
import { AddTrait, begunWith } from './add-trait.tsx'

const text = creatureWords.traits

const MOST_LEVEL = 1000

interface OneProps {
  readonly entry: TraitEntry
  readonly known: KnownTrait | undefined
  readonly lines: readonly PricedLine[]
  readonly onChange: (entry: TraitEntry, what: string) => void
  readonly onRemove: () => void
}

const WHERE = { all: text.everywhere, land: 'land', water: 'water', air: 'air' } as const
type Where = keyof typeof WHERE

function environmentsOf(entry: TraitEntry, where: Where): TraitEntry {
  const { environments: _old, ...rest } = entry
  return where === 'all' ? rest : { ...rest, environments: [where] }
}

function Limitations({ entry, onChange }: Pick<OneProps, 'entry' | 'onChange'>) {
  const told = entry.limitations.map(percent => String(percent).replace('-', '−')).join(', ')
  const [written, setWritten] = useState(told)
  const percents = percentsIn(written)
  return (
    <TextField
      label={text.limits}
      value={written}
      help={text.limitsHelp}
      wrong={percents === undefined ? text.limitsWrong : undefined}
      onChange={next => {
        setWritten(next)
        const read = percentsIn(next)
        if (read !== undefined) onChange({ ...entry, limitations: read }, 'limitations')
      }}
    />
  )
}

/** What its lines of the price list come to. */
function Cost({ lines, trait }: { readonly lines: readonly PricedLine[]; readonly trait: string }) {
  const said = signedFigure(lines.reduce((sum, { cost }) => sum + cost, 0))
  return (
    <NumberThatOpens
      label={creatureWords.body.explain(trait, said)}
      shows={<Why reasons={lines[0]?.why ?? []} unfolded={2} />}
    >
      {said}
    </NumberThatOpens>
  )
}

/** None while the list is still that of a design with another trait in its place. */
function linesOf(nth: number, { trait }: TraitEntry, { design, lines }: SheetAnswer): readonly PricedLine[] {
  return design.traits[nth]?.trait === trait ? lines.filter(line => line.trait?.place === nth) : []
}

function Trait({ entry, known, lines, onChange, onRemove }: OneProps) {
  const { trait, level, points, environments, details } = entry
  const [where = 'all'] = environments ?? []
  const needsPrice = known === undefined || known.open
  return (
    <li className="creature-trait">
      <OpeningLine className="creature-trait-line">
        <b>
          {trait}
          {environments !== undefined && <span className="label"> {environments.join(', ')}</span>}
        </b>
        {known?.levels !== false && (
          <NumberField
            inline
            label={text.level}
            value={level ?? 1}
            min={0}
            max={MOST_LEVEL}
            step={0.5}
            onChange={value => onChange(withLevel(entry, 'level', value), 'level')}
          />
        )}
        <Cost lines={lines} trait={trait} />
        <ToolButton icon="close" label={text.remove(trait)} onPress={onRemove} />
      </OpeningLine>
      {needsPrice && (
        <NumberField
          label={text.price}
          value={points}
          step={0.5}
          help={known === undefined ? text.unknown : text.priceOpen}
          onChange={value => onChange(withLevel(entry, 'points', value), 'points')}
        />
      )}
      <details>
        <summary>{text.more(trait)}</summary>
        <div className="creature-apart">
          <Select
            label={text.where}
            options={[
              { id: 'all' as const, label: known?.scope === 'one' ? text.primary : text.everywhere },
              { id: 'land' as const, label: WHERE.land },
              { id: 'water' as const, label: WHERE.water },
              { id: 'air' as const, label: WHERE.air },
            ]}
            value={where}
            onChange={next => onChange(environmentsOf(entry, next), 'where')}
          />
          <Limitations entry={entry} onChange={onChange} />
          {formFields(known?.details ?? {}).map(field => (
            <GivenField
              key={field.name}
              field={field}
              value={details[field.name]}
              onChange={value => onChange({ ...entry, details: withValue(details, field.name, value) }, field.name)}
            />
          ))}
          {!needsPrice && (
            <NumberField
              label={text.price}
              value={points}
              step={0.5}
              onChange={value => onChange(withLevel(entry, 'points', value), 'points')}
            />
          )}
        </div>
      </details>
    </li>
  )
}

interface TraitsProps extends PartProps {
  readonly traits: readonly KnownTrait[]
  readonly shown: SheetAnswer
}

const SKILLS = [
  ['Running', text.running],
  ['Swimming', text.swimming],
] as const

export function TraitsPart({ design, change, traits, shown }: TraitsProps) {
  const set = (next: readonly TraitEntry[], what?: string): void => change({ ...design, traits: next }, what)
  const knownAs = (trait: string) => traits.find(({ name }) => name.toLowerCase() === trait.trim().toLowerCase())
  return (
    <section className="creature-part" aria-labelledby="creature-traits">
      <h2 id="creature-traits" className="title">
        {text.title}
      </h2>
      {design.traits.length === 0 ? (
        <p className="label">{text.none}</p>
      ) : (
        <ul className="creature-traits">
          {numbered(design.traits).map(({ thing, place }) => (
            <Trait
              key={`${place} ${thing.trait}`}
              entry={thing}
              known={knownAs(thing.trait)}
              lines={linesOf(place, thing, shown)}
              onChange={(entry, what) =>
                set(
                  design.traits.map((one, nth) => (nth === place ? entry : one)),
                  `trait ${place} ${what}`,
                )
              }
              onRemove={() => set(design.traits.filter((_, nth) => nth !== place))}
            />
          ))}
        </ul>
      )}
      <AddTrait traits={traits} onAdd={name => set([...design.traits, begunWith(name, knownAs(name))])} />
      <div className="creature-apart">
        {SKILLS.map(([skill, label]) => (
          <NumberField
            key={skill}
            label={label}
            value={design.skills[skill]}
            min={0}
            onChange={value => change(withSkill(design, skill, value), skill)}
          />
        ))}
      </div>
    </section>
  )
}
