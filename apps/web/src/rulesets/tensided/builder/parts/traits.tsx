/** Merits or flaws: what was taken with its price, and all that can be. */
import type { TakenTrait } from '@umpire/tensided/file'
import { useState } from 'react'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { reasonsFor } from '../../../../builder/reasons-for.ts'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { numbered } from '../../../../text/numbered.ts'
import type { TraitOffer } from '../building/ask.ts'
import { isWrong, useBuilding } from '../building/building.ts'
import { addTrait, changeTrait, removeTrait } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.traits
const MOST_SUBJECT = 100
const MOST_NOTE = 4000
const MOST_TIMES = 20

export type TraitKind = 'merit' | 'flaw'

const called = (offer: TraitOffer | undefined, { key, subject }: TakenTrait): string =>
  subject === undefined || subject === '' ? (offer?.name ?? key) : `${offer?.name ?? key} (${subject})`

export function Traits({ kind }: { readonly kind: TraitKind }) {
  const building = useBuilding()
  const { one, change, catalog, answer } = building
  const [open, setOpen] = useState<number>()
  const offers = catalog.traits.filter(({ flaw }) => flaw === (kind === 'flaw'))
  const offerOf = ({ key }: TakenTrait): TraitOffer | undefined => offers.find(offer => offer.key === key)
  const { merits, flaw_xp } = answer.sheet.xp
  const pick = (key: string): void => {
    const offer = offers.find(one => one.key === key)
    if (offer === undefined) return
    change(addTrait(one, offer.key, offer.per === 'stat' ? catalog.stats[0]?.key : undefined))
    announce(text.taken(offer.name))
    if (offer.per !== null || offer.criteria.length > 0) setOpen(one.traits.length)
  }
  return (
    <Section
      {...(kind === 'merit' && { id: 'traits' })}
      title={text.titles[kind]}
      points={kind === 'merit' ? merits : flaw_xp}
    >
      <ul className="build-list">
        {numbered(one.traits).map(({ thing: trait, place: index }) => {
          const offer = offerOf(trait)
          if (offer === undefined) return null
          const name = called(offer, trait)
          return (
            <Line
              key={index}
              name={name}
              about={text.timesOf(trait.times)}
              figure={text.gives(offer.xp)}
              because={reasonsFor(answer.reasons['experience'], kind === 'merit' ? 'merits' : 'flaws')}
              wrong={isWrong(building, `traits[${index}]`)}
              open={open === index}
              onOpen={isOpen => setOpen(isOpen ? index : undefined)}
            >
              <TraitEditor
                offer={offer}
                trait={trait}
                onChange={(changes, what) => change(changeTrait(one, index, changes), `trait ${index} ${what}`)}
                onRemove={() => {
                  setOpen(undefined)
                  change(removeTrait(one, index))
                  announce(text.takenOff(name))
                }}
              />
            </Line>
          )
        })}
      </ul>
      <PickField
        label={text.add[kind]}
        placeholder={text.add[kind]}
        things={offers.map(({ key, name, xp, note }) => ({
          id: key,
          name,
          about: '',
          figure: text.gives(xp),
          words: note,
        }))}
        onPick={pick}
      />
    </Section>
  )
}

interface TraitEditorProps {
  readonly offer: TraitOffer
  readonly trait: TakenTrait
  readonly onChange: (changes: Partial<TakenTrait>, what: string) => void
  readonly onRemove: () => void
}

const CRITERIA = ['a', 'b', 'c', 'd'] as const

function TraitEditor({ offer, trait, onChange, onRemove }: TraitEditorProps) {
  const { flaw, most, criteria, note } = offer
  return (
    <div className="build-form">
      {note !== '' && <p className="label">{note}</p>}
      <Subject offer={offer} trait={trait} onChange={onChange} />
      {criteria.length > 0 && (
        <Select
          label={text.criterion}
          options={CRITERIA.filter(id => criteria.includes(id)).map(id => ({ id, label: text.criteria[id] }))}
          value={trait.criterion}
          onChange={criterion => onChange({ criterion }, 'criterion')}
        />
      )}
      {most > 1 && (
        <NumberField
          label={text.times}
          value={trait.times}
          min={1}
          max={MOST_TIMES}
          onChange={times => times !== undefined && onChange({ times }, 'times')}
        />
      )}
      <TextField
        label={text.note}
        value={trait.note}
        most={MOST_NOTE}
        onChange={said => onChange({ note: said }, 'note')}
      />
      {flaw && (
        <Check
          chosen={trait.origin === 'play'}
          onChange={later => onChange({ origin: later ? 'play' : 'creation' }, 'origin')}
          about={text.originAbout}
        >
          {text.origin}
        </Check>
      )}
      <RemoveRow label={text.remove} onPress={onRemove} />
    </div>
  )
}

function Subject({ offer: { per }, trait, onChange }: Omit<TraitEditorProps, 'onRemove'>) {
  const { catalog } = useBuilding()
  if (per === null) return null
  const label = text.subject[per]
  const say = (subject: string): void => onChange({ subject }, 'subject')
  if (per === 'substance')
    return <TextField label={label} value={trait.subject ?? ''} most={MOST_SUBJECT} onChange={say} />
  const options = (per === 'stat' ? catalog.stats : catalog.skills).map(({ key, name }) => ({ id: key, label: name }))
  return <Select label={label} options={options} value={trait.subject} onChange={say} />
}
