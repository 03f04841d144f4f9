/** Traits, each with what its price asks for; and the two skills that Move follows from. */
import { useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Button, ToolButton } from '../../../elements/button.tsx'
import { NumberField } from '../../../elements/number-field.tsx'
import { Select } from '../../../elements/select.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { GivenField } from '../../../rules/given-field.tsx'
import { formFields, withValue } from '../../../rules/given-form.ts'
import { numbered } from '../../../table/numbered.ts'
import type { KnownTrait } from './ask.ts'
import { newTrait, type PartProps, type TraitEntry, withLevel, withSkill } from './edits.ts'
import { creatureWords } from './words.ts'

const text = creatureWords.traits

const PERCENTS = /^\s*(?:[-−]?\d{1,3}\s*(?:,|$)\s*)*$/
const MOST_LEVEL = 1000

/** "−20, −10"; undefined while it is none yet. */
export function percentsIn(written: string): readonly number[] | undefined {
  if (!PERCENTS.test(written)) return undefined
  const all = written
    .split(',')
    .flatMap(part => (part.trim() === '' ? [] : [-Math.abs(Number(part.replace('−', '-')))]))
  return all.every(percent => percent >= -100) ? all : undefined
}

interface OneProps {
  readonly entry: TraitEntry
  readonly known: KnownTrait | undefined
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

function Trait({ entry, known, onChange, onRemove }: OneProps) {
  const { trait, level, points, environments, details } = entry
  const [where = 'all'] = environments ?? []
  const needsPrice = known === undefined || known.open
  return (
    <li className="creature-trait">
      <div className="creature-trait-line">
        <b>{trait}</b>
        <NumberField
          inline
          label={text.level}
          value={level ?? 1}
          min={0}
          max={MOST_LEVEL}
          step={0.5}
          onChange={value => onChange(withLevel(entry, 'level', value), 'level')}
        />
        <ToolButton icon="close" label={text.remove(trait)} onPress={onRemove} />
      </div>
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
}

const MOST_SHOWN = 40

/** Any name may be written: what no book knows is the game master's. */
function AddTrait({
  traits,
  onAdd,
}: {
  readonly traits: readonly KnownTrait[]
  readonly onAdd: (name: string) => void
}) {
  const [written, setWritten] = useState('')
  const meant = written.trim().toLowerCase()
  const fits = traits.filter(({ name }) => name.toLowerCase().includes(meant)).slice(0, MOST_SHOWN)
  const add = (): void => {
    const name = traits.find(one => one.name.toLowerCase() === meant)?.name ?? written.trim()
    if (name === '') return
    onAdd(name)
    setWritten('')
  }
  return (
    <div className="creature-add">
      <ComboBox
        className="field"
        allowsCustomValue
        inputValue={written}
        onInputChange={setWritten}
        onChange={key => {
          if (typeof key === 'string') setWritten(key)
        }}
        items={fits.map(({ name }) => ({ id: name }))}
        menuTrigger="input"
      >
        <Label className="field-label">{text.which}</Label>
        <Input className="input" maxLength={100} />
        <Popover className="menu" offset={2}>
          <ListBox>
            {({ id }: { readonly id: string }) => (
              <ListBoxItem id={id} className="menu-item" textValue={id}>
                {id}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <Button icon="plus" disabled={meant === ''} onPress={add}>
        {text.add}
      </Button>
    </div>
  )
}

const SKILLS = [
  ['Running', text.running],
  ['Swimming', text.swimming],
] as const

export function TraitsPart({ design, change, traits }: TraitsProps) {
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
      <AddTrait
        traits={traits}
        onAdd={name => {
          const open = knownAs(name)?.open !== false
          set([...design.traits, { ...newTrait(name), ...(open && { points: 0 }) }])
        }}
      />
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
