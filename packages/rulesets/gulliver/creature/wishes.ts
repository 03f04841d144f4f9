/** What may be wished for when a creature is made: one of the catalogue, or a new one, with changes. */
import { BadInput, flag, int, list, oneOf, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { fraction, positive, score, sizeField } from '../common/fields.ts'
import { environmentField } from '../env/environments.ts'
import { creatureNamed, HUMAN } from './catalogue.ts'
import { rulesOf } from './design/campaign.ts'
import { DESIGN_OPTIONS, type Design, designField } from './design/design.ts'
import { asStrongAt, resized } from './design/rescale.ts'
import { type TraitEntry, traitEntry } from './design/trait-entry.ts'
import { traitOf } from './design/traits.ts'

const count = optional(int({ min: 0, max: 10_000 }))

/** Names become flags of the command line. */
export const MAKING = {
  creature: optional(text(100)),
  name: or(text(200), ''),
  size: optional(sizeField),
  /** With a Size: the stats stay as they are, instead of growing with it. */
  same_stats: or(flag(), false),
  length_yd: optional(positive),
  st: optional(positive),
  load_st: optional(positive),
  hp: optional(positive),
  dr: optional(fraction({ min: 0, max: 1e6 })),
  weight: optional(positive),
  dx: optional(score),
  iq: optional(score),
  ht: optional(score),
  legs: count,
  arms: count,
  wings: count,
  posture: optional(oneOf('upright', 'semi-upright', 'horizontal', 'fishlike')),
  teeth: optional(oneOf('human', 'sharp', 'large', 'claws')),
  primary: optional(environmentField),
  home: or(list(environmentField, 3), []),
  /** "Enhanced Move 2 (land)". */
  trait: or(list(text(200), 50), []),
  extra_encumbrance: optional(int({ min: 0, max: 60 })),
  gear: optional(fraction({ min: 0, max: 1e9 })),
  lift: optional(fraction({ min: 0, max: 1 })),
  world: optional(oneOf('typical', 'accommodating', 'none')),
  /** The Size of the heroes of a campaign that is told at their scale. */
  base_size: optional(sizeField),
  design_option: or(list(oneOf(...DESIGN_OPTIONS), 20), []),
}
const making = record(MAKING)
type Wishes = ValueOf<typeof making>

const WRITTEN = /^(.*?)(?:\s+(\d+(?:\.\d+)?))?(?:\s+\((land|water|air)\))?$/

/** A trait as people write it. */
function traitWritten(written: string, place: string): TraitEntry {
  const [, trait = '', level, where] = WRITTEN.exec(written.trim()) ?? []
  if (trait === '') throw new BadInput(place, 'a trait, such as Enhanced Move 2 (land)', written)
  const entry = traitEntry.read(
    {
      trait,
      ...(level === undefined ? {} : { level: Number(level) }),
      ...(where === undefined ? {} : { environments: [where] }),
    },
    place,
  )
  traitOf(entry, place, rulesOf(HUMAN).silent)
  return entry
}

const told = (wishes: Wishes, names: readonly (keyof Wishes)[]): object =>
  Object.fromEntries(names.flatMap(name => (wishes[name] === undefined ? [] : [[name, wishes[name]]])))

function sized(base: Design, { size, same_stats }: Wishes): Design {
  if (size === undefined) return base
  return same_stats ? asStrongAt(base, size) : resized(base, size)
}

/**
 *     makeCreature({ creature: 'tiger', size: 3 })
 *     makeCreature({ name: 'roc', size: 5, primary: 'air', trait: ['Powered Flight'] })
 */
export function makeCreature(wanted: unknown): Design {
  const wishes = making.read(wanted, 'wishes')
  const known = wishes.creature === undefined ? undefined : creatureNamed(wishes.creature, 'wishes.creature')
  const base = sized(known ?? { ...HUMAN, name: 'creature' }, wishes)
  const traits = wishes.trait.map((one, index) => traitWritten(one, `wishes.trait[${index}]`))
  return designField.read(
    {
      ...base,
      ...(wishes.name === '' ? {} : { name: wishes.name }),
      ...told(wishes, ['st', 'load_st', 'hp', 'dr', 'weight', 'dx', 'iq', 'ht', 'length_yd']),
      ...told(wishes, ['primary', 'extra_encumbrance', 'world', 'base_size', 'gear']),
      ...(wishes.lift === undefined ? {} : { airfoil_lift: wishes.lift }),
      plan: { ...base.plan, ...told(wishes, ['legs', 'arms', 'wings', 'posture', 'teeth']) },
      home: [...new Set([...base.home, ...wishes.home])],
      traits: [...base.traits, ...traits],
      options: [...new Set([...base.options, ...wishes.design_option])],
    },
    'wishes',
  )
}
