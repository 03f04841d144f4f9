/** A character becomes a fighter: every number once, from the sheet, and how he stands when the fight begins. */
import { hushed, over, type Why } from '@umpire/engine'
import { bodyOf as figureOf, loadOf, speedOf } from '../../character/body.ts'
import type { Character } from '../../character/character.ts'
import { isWorn } from '../../character/known.ts'
import { SOUND } from '../../condition/condition.ts'
import { conditionOf } from '../../condition/condition-file.ts'
import type { BodyPart } from '../../consequence/names.ts'
import { actsOn } from '../../effect/apply.ts'
import { trained } from '../../looks/frame/frame.ts'
import type { Frame } from '../../looks/frame/frame-field.ts'
import { inUse, levelIn } from '../../sheet/fighter.ts'
import { rulesetOf, sheetOf } from '../../sheet/sheet.ts'
import type { Person } from '../../story/person/person.ts'
import type { Arm, Fighter } from '../state/fighter.ts'
import { soundHands } from '../state/hands.ts'
import type { Held, Standing } from '../state/standing.ts'
import { armOf } from './arms.ts'
import { bodyOf } from './body.ts'
import { type Bayonet, type Brought, broughtBy } from './gear.ts'
import { bareParries, bareSkill, fists } from './hands.ts'
import { readyArms } from './ready.ts'
import { keptIn, loadedOf, type Told } from './supplies.ts'
import { type Entrant, entrantOf, traitsOf } from './traits.ts'

/** What is said of somebody beside his own file. */
export interface Entry extends Told {
  readonly id: string
  readonly name: string
  readonly side: number
  readonly player_character: boolean
  readonly q: number
  readonly r: number
  readonly facing: number
  readonly position?: Standing['position']
  /** Weapons in hand, by name; his best, where nothing is said. */
  readonly ready?: readonly string[]
  readonly bayonet?: Bayonet
  readonly surprised?: boolean
  readonly nerve?: number
}

export interface Entered {
  readonly fighter: Fighter
  readonly standing: Standing
}

/** By the rules of the fight, and beneath them by those of his own campaign, if he has one, which knows his weapons. */
export function rulesFor({ campaign }: Character, why: Why): Why {
  const { options, settings } = campaign
  const own = options.length > 0 || Object.keys(settings).length > 0
  return own ? over(why, rulesetOf({ campaign }).silent) : hushed(why)
}

/** As what was lost for good leaves him; IQ and HT are lowered by the fight itself. */
function lessened(character: Character): Character {
  const condition = conditionOf(character)
  if (condition === SOUND) return character
  const { st, dx } = condition.attributes_lost
  const { attributes } = character
  return {
    ...character,
    attributes: { ...attributes, st: Math.max(0, attributes.st - st), dx: Math.max(0, attributes.dx - dx) },
  }
}

const TWO_HANDED = 'two-handed weapons and two-handed tasks'

/** The arm that is not there: the one he would hold a shield with. */
export function missingParts({ traits, facts, character }: Person): readonly BodyPart[] {
  if (actsOn('forbid', TWO_HANDED, traits, { ...facts, hands: 2 }) === undefined) return []
  return [character.identity.handedness === 'left' ? 'right arm' : 'left arm']
}

interface Carried {
  readonly arm: Arm
  readonly brought: Brought
}

/** Everything he has to fight with beside his hands. */
const carriedBy = (entrant: Entrant, bayonet: Bayonet, why: Why): readonly Carried[] =>
  broughtBy(entrant.whole, bayonet, why).flatMap(brought => {
    const arm = armOf(brought, entrant, why)
    return arm === null ? [] : [{ arm, brought }]
  })

/** Move and Dodge as loaded. What every defense adds for itself is not in Dodge. */
function paceOf({ whole, defending }: Entrant, why: Why): Pick<Fighter, 'basic_speed' | 'move' | 'dodge'> {
  const { character, known } = whole
  const load = loadOf(character.attributes, known, figureOf(character, known, why), why)
  const { basic_speed, move } = speedOf(character, load, whole.bearers, whole.facts, why)
  const { dodge } = speedOf(character, load, defending.bearers, defending.facts, why)
  return { basic_speed: Math.max(0, basic_speed), move: Math.max(0, move), dodge: Math.max(0, dodge) }
}

/** As tall and heavy as he is, with what he carries. */
function frameOfPerson({ frame, skills }: Person, why: Why): Frame {
  const levels = skills.flatMap(({ skill, level }) => (level === null ? [] : [[skill, level] as const]))
  return trained(frame, Object.fromEntries(levels), why)
}

const armorOf = ({ known: { items } }: Person): Fighter['armor'] =>
  items.flatMap(({ item, things }) =>
    isWorn(item)
      ? things.flatMap(({ kind, thing }) =>
          kind === 'armor' ? [{ name: thing.name, covers: thing.covers, pd: thing.pd, dr: thing.dr }] : [],
        )
      : [],
  )

const levelOf = (skill: string, person: Person, why: Why): number | null =>
  inUse(skill, levelIn(skill, person, why), person, {}, why)

const NERVE_PER_WILL = 5
const MOST_ARMOR = 50

/** Whoever has more Will stands longer. */
export const usualNerve = (will: number): number => Math.min(100, Math.max(0, NERVE_PER_WILL * will))

function fighterOf(entrant: Entrant, carried: readonly Carried[], entry: Entry, why: Why): Fighter {
  const { whole } = entrant
  const { id, name, side, player_character } = entry
  const { hp, will, fright, dr } = sheetOf(whole.character, why)
  return {
    id,
    name,
    side,
    player_character,
    animal: false,
    sex: whole.character.identity.sex,
    ...(whole.character.identity.handedness === 'left' ? { left_handed: true } : {}),
    ...whole.attributes,
    full_hp: hp,
    will,
    ...traitsOf(entrant, why),
    fright: fright - will,
    ...paceOf(entrant, why),
    encumbrance_level: whole.encumbrance_level,
    toughness: Math.max(0, dr),
    armor: armorOf(whole).slice(0, MOST_ARMOR),
    arms: [...carried.map(({ arm }) => arm), fists(entrant, why)],
    bare_parries: bareParries(entrant, true, why),
    one_hand_parries: bareParries(entrant, false, why),
    judo: bareSkill('Judo', entrant.attacking, why),
    first_aid: levelOf('First Aid', whole, why) ?? 0,
    nerve: entry.nerve ?? usualNerve(will),
    frame: frameOfPerson(whole, why),
  }
}

/** Put away, whole and not fired. */
const STOWED: Held = {
  where: 'stowed',
  turns_to_ready: 0,
  rounds: 0,
  spare: 0,
  work_done: 0,
  jam_turns: null,
  jam_modifier: 0,
  harm: 'none',
  fired: false,
  fired_before: false,
  groups: 0,
  parries: 0,
  struck: false,
}

/** Nobody puts his hands away. */
export const BARE: Held = { ...STOWED, where: 'ready' }

/** Nobody is ready for what he never saw coming; some never freeze. */
const STARTLED = { kind: 'mental', turns: 0, roll: 'IQ', modifier: 0 } as const

export const startled = (entry: Entry, person: Person | null): Standing['stun'] => {
  if (entry.surprised !== true) return null
  const steady = person !== null && actsOn('ignore', 'freezing in surprise', person.traits, person.facts) !== undefined
  return steady ? null : STARTLED
}

export function enterCharacter(character: Character, entry: Entry, place: string, fightWhy: Why): Entered {
  const why = rulesFor(character, fightWhy)
  const entrant = entrantOf(lessened(character), why)
  const carried = carriedBy(entrant, entry.bayonet ?? 'fixed', why)
  const fighter = fighterOf(entrant, carried, entry, why)
  const body = bodyOf(fighter, conditionOf(character), missingParts(entrant.whole))
  const { id, q, r, facing } = entry
  const bare: Standing = { ...body, id, q, r, facing, arms: [] }
  const hands = body.status === 'active' && body.seized?.by !== 'faint' ? soundHands(bare) : 0
  const kept = keptIn(character)
  const ready =
    hands === 0 && entry.ready === undefined ? new Set<number>() : readyArms(carried, hands, entry.ready, place)
  const items = entrant.whole.known.items
  const arms = carried.map(({ arm, brought }, index): Held => {
    const loaded = arm.gun === null ? {} : loadedOf(brought, arm.gun, items, kept, entry)
    const harm = kept.find(one => one.key === arm.key)?.harm ?? 'none'
    return { ...STOWED, ...loaded, harm, where: ready.has(index) ? 'ready' : 'stowed' }
  })
  const position = body.position === 'standing' ? (entry.position ?? 'standing') : body.position
  const stun = body.status === 'active' ? startled(entry, entrant.whole) : null
  return { fighter, standing: { ...bare, position, stun, arms: [...arms, BARE] } }
}
