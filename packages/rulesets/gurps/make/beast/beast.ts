/** A beast as it is kept: fixed numbers rather than choices, for no points. */
import {
  BadInput,
  flag,
  int,
  isObject,
  type Json,
  type JsonSchema,
  jsonSchema,
  map,
  nearest,
  nullable,
  num,
  oneOf,
  openRecord,
  optional,
  or,
  record,
  refuseNewer,
  text,
  type ValueOf,
  type Why,
  written,
} from '@umpire/engine'
import { beastFrame, measured } from '../../looks/frame/frame.ts'
import { type Frame, frameField } from '../../looks/frame/frame-field.ts'
import { basicSpeed } from '../../move/move.ts'
import { ANIMALS, type Animal } from './animals.ts'

/** Of the format of a beast's file. */
const BEAST_VERSION = 1

const SENSES = 14
const USUAL_IQ = 4

const score = int({ min: 1, max: 1000 })
/** Of the very large and the very small: not always whole. */
const amount = num({ min: 1e-6, max: 1e9 })
const moves = int({ min: 1, max: 1000 })
const protection = num({ min: 0, max: 1_000_000 })
const money = nullable(num({ min: 0, max: 1e9 }))
const pounds = nullable(num({ min: 0, max: 1e6 }))
const skills = map(int({ min: 1, max: 1000 }), 100)
const DIETS = ['carnivore', 'herbivore'] as const
const size = int({ min: 1, max: 100 })

export const beastField = openRecord({
  system: oneOf('gurps'),
  kind: oneOf('beast'),
  version: int({ min: 1, max: BEAST_VERSION }),
  name: text(200),
  st: amount,
  dx: score,
  iq: score,
  ht: score,
  /** By its size, whatever its HT. */
  hp: amount,
  move: moves,
  pd: or(int({ min: 0, max: 1000 }), 0),
  dr: or(protection, 0),
  /** Whatever its IQ. */
  sense_roll: or(score, SENSES),
  /** Hexes it covers. */
  size: or(size, 1),
  diet: oneOf(...DIETS),
  cost: or(money, null),
  weight_lb: or(pounds, null),
  rideable: or(flag(), false),
  skills: or(skills, {}),
  combat_reflexes: optional(flag()),
  /** What its body measures, where more is known of it than its hexes and its weight. */
  frame: optional(frameField),
  /** On its back, the rider too. */
  load_lb: or(num({ min: 0, max: 1e6 }), 0),
  /** Whose numbers these are. */
  from: or(oneOf('the book', 'ours', 'custom'), 'custom'),
  notes: or(text(2000), ''),
})
export type Beast = ValueOf<typeof beastField>

/** As it counts in fights and feats. */
export const frameOfBeast = ({ frame, size: hexes, weight_lb, load_lb, st }: Beast, why: Why): Frame =>
  frame === undefined
    ? measured(beastFrame(hexes, weight_lb, load_lb, st), true, why)
    : { ...frame, carried_lb: frame.carried_lb + load_lb }

/** What may be wished for: an animal that there is, one with other numbers, or a new one. */
const BEAST_MAKING = {
  animal: optional(text(100)),
  name: optional(text(200)),
  st: optional(amount),
  dx: optional(score),
  iq: optional(score),
  ht: optional(score),
  hp: optional(amount),
  move: optional(moves),
  pd: optional(int({ min: 0, max: 1000 })),
  dr: optional(protection),
  sense_roll: optional(score),
  size: optional(size),
  diet: optional(oneOf(...DIETS)),
  cost: optional(money),
  weight_lb: optional(pounds),
  rideable: optional(flag()),
  skills: optional(skills),
  load_lb: optional(num({ min: 0, max: 1e6 })),
  frame: optional(frameField),
  combat_reflexes: optional(flag()),
  notes: optional(text(2000)),
}
const making = record(BEAST_MAKING)

function animalNamed(name: string): Animal {
  const found = ANIMALS.find(one => one.name.toLowerCase() === name.trim().toLowerCase())
  if (found !== undefined) return found
  const all = ANIMALS.map(one => one.name)
  const meant = nearest(name, all)
  const perhaps = meant === undefined ? '' : `, perhaps ${meant}`
  throw new BadInput('wishes.animal', `an animal${perhaps} (there are ${all.join(', ')}), or none`, name)
}

/** What a new animal cannot do without. */
function wholly<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value
  throw new BadInput(`wishes.${name}`, 'a score, because no animal is named to take it from', value)
}

/** A new animal as quick as its DX and HT make it, with as many hit points as HT, until somebody says otherwise. */
function newAnimal(x: ValueOf<typeof making>, why: Why): Pick<Beast, 'name' | 'hp' | 'move' | 'diet' | 'iq'> {
  const [dx, ht] = [wholly(x.dx, 'dx'), wholly(x.ht, 'ht')]
  wholly(x.st, 'st')
  const move = why.atLeast('least Move', 1, why.round('Move', basicSpeed({ dx, ht }, why), 'down'))
  return { name: 'beast', hp: ht, move, diet: 'herbivore', iq: USUAL_IQ }
}

export const HEAD = { system: 'gurps', kind: 'beast', version: BEAST_VERSION } as const
/** Said of a beast without becoming another one. */
const SAME_ANIMAL = ['animal', 'name', 'load_lb', 'notes']

/**
 *     makeBeast({ animal: 'Cavalry Horse', name: 'Bucephala' }, why)
 *     makeBeast({ name: 'Hyena', st: 11, dx: 12, ht: 13, diet: 'carnivore' }, why)
 */
export function makeBeast(wishes: unknown, why: Why): Beast {
  const wanted = making.read(wishes, 'wishes')
  const { animal, ...own } = wanted
  if (animal === undefined) return beastField.read({ ...HEAD, ...newAnimal(wanted, why), ...own }, 'beast')
  const changed = Object.keys(wanted).some(name => !SAME_ANIMAL.includes(name))
  const from = changed ? { from: 'custom' } : {}
  return beastField.read({ ...HEAD, ...animalNamed(animal), ...own, ...from }, 'beast')
}

/** Reads a beast's file; one of a version that is not known yet is refused. */
export function readBeast(value: unknown, place: string): Beast {
  refuseNewer(isObject(value) ? value['version'] : undefined, BEAST_VERSION, place)
  return beastField.read(value, place)
}

/** A file that says it is a beast; whether it is a good one shows when it is read. */
export const isBeast = (value: unknown): boolean =>
  isObject(value) && value['system'] === HEAD.system && value['kind'] === HEAD.kind

/** As the file has it. */
export const beastFile = (beast: Beast): Json => written({ ...beast }, beastField)

export const beastJson = (beast: Beast): string => `${JSON.stringify(beastFile(beast), null, 2)}\n`

export const beastSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `GURPS beast, version ${BEAST_VERSION}`,
  ...jsonSchema(beastField.spec),
})
