/** An encounter as this seat sees it. The numbers of others are missing; nothing is put in their place here. */
import { flagIn, levelsIn, listIn, numberIn, oneIn, plainIn, textIn, textsIn } from '../../common/plain.ts'

export const MOVEMENTS = ['stand', 'evade', 'close_range', 'open_range'] as const
type Movement = (typeof MOVEMENTS)[number]
const STATUSES = ['active', 'unconscious', 'dead'] as const
type Status = (typeof STATUSES)[number]
const STAGES = ['surprise', 'range', 'avoidance', 'fight', 'over'] as const

interface Physique {
  readonly strength: number
  readonly dexterity: number
  readonly endurance: number
}

export interface Arm {
  /** One of a kind among the weapons of its owner. */
  readonly key: string
  readonly gun: boolean
}

/** A weapon as it stands; only its owner knows. */
export interface ArmState {
  readonly ammo: number
  readonly spareLoads: number
  readonly mode: string
  readonly accessories: readonly string[]
  readonly folded: boolean
  readonly bayonetFixed: boolean
  readonly carried: string
}

export interface Figure {
  readonly id: string
  readonly name: string
  /** 0 or 1. */
  readonly party: number
  readonly animal: boolean
  readonly arms: readonly Arm[]
  readonly armor: readonly string[]
  readonly category: string
  readonly band: number
  readonly movement: Movement
  readonly runs: boolean
  readonly status: Status
  readonly wounded: boolean
  readonly gone: string | null
  /** The place of the weapon in hand; none is bare hands. */
  readonly hand: number | null
  readonly drew: boolean
  readonly skills: readonly (readonly [name: string, level: number])[] | undefined
  readonly full: Physique | undefined
  readonly now: Physique | undefined
  readonly blowsLeft: number | undefined
  readonly armStates: readonly ArmState[] | undefined
  readonly loose: readonly string[]
}

export interface EncounterView {
  readonly figures: readonly Figure[]
  readonly parties: readonly { readonly name: string; readonly npc: boolean; readonly broken: boolean }[]
  readonly terrain: string
  readonly range: string | undefined
  readonly stage: (typeof STAGES)[number]
  /** The party that has surprise. */
  readonly surprise: number | undefined
  readonly round: number
  readonly seconds: number
  readonly contacts: readonly (readonly [string, string])[]
  readonly vacuum: boolean
}

function physiqueIn(value: unknown): Physique | undefined {
  const { strength, dexterity, endurance } = plainIn(value)
  const [str, dex, end] = [numberIn(strength), numberIn(dexterity), numberIn(endurance)]
  return str === undefined || dex === undefined || end === undefined
    ? undefined
    : { strength: str, dexterity: dex, endurance: end }
}

const armIn = (value: unknown): readonly Arm[] => {
  const { key, gun } = plainIn(value)
  const name = textIn(key)
  return name === undefined ? [] : [{ key: name, gun: flagIn(gun) }]
}

function armStateIn(value: unknown): ArmState {
  const state = plainIn(value)
  return {
    ammo: numberIn(state['ammo']) ?? 0,
    spareLoads: numberIn(state['spare_loads']) ?? 0,
    mode: textIn(state['mode']) ?? '',
    accessories: textsIn(state['accessories']),
    folded: flagIn(state['folded']),
    bayonetFixed: flagIn(state['bayonet_fixed']),
    carried: textIn(state['carried']) ?? '',
  }
}

/** Who somebody is, and how they stand: two lists that run side by side. */
function figureIn(who: unknown, how: unknown): readonly Figure[] {
  const fighter = plainIn(who)
  const standing = plainIn(how)
  const id = textIn(fighter['id'])
  if (id === undefined) return []
  return [
    {
      id,
      name: textIn(fighter['name']) ?? id,
      party: numberIn(fighter['party']) ?? 0,
      animal: fighter['kind'] === 'animal',
      arms: listIn(fighter['weapons']).flatMap(armIn),
      armor: textsIn(fighter['armor']),
      category: textIn(fighter['category']) ?? 'normal',
      band: numberIn(standing['band']) ?? 0,
      movement: oneIn(MOVEMENTS, standing['movement']) ?? 'stand',
      runs: standing['pace'] === 'run',
      status: oneIn(STATUSES, standing['status']) ?? 'active',
      wounded: flagIn(standing['wounded']),
      gone: textIn(standing['gone']) ?? null,
      hand: numberIn(standing['hand']) ?? null,
      drew: flagIn(standing['drew']),
      skills: fighter['skills'] === undefined ? undefined : levelsIn(fighter['skills']),
      full: physiqueIn(fighter['full']),
      now: physiqueIn(standing),
      blowsLeft: numberIn(standing['blows_left']),
      armStates: standing['weapons'] === undefined ? undefined : listIn(standing['weapons']).map(armStateIn),
      loose: textsIn(standing['loose']),
    },
  ]
}

const contactIn = (value: unknown): readonly (readonly [string, string])[] => {
  const [a, b] = textsIn(value)
  return a === undefined || b === undefined ? [] : [[a, b]]
}

export function readEncounter(state: unknown): EncounterView {
  const all = plainIn(state)
  const standing = listIn(all['standing'])
  return {
    figures: listIn(all['roster']).flatMap((who, place) => figureIn(who, standing[place])),
    parties: listIn(all['parties']).map((party, side) => {
      const { name, npc, broken } = plainIn(party)
      return { name: textIn(name) ?? String(side + 1), npc: flagIn(npc), broken: flagIn(broken) }
    }),
    terrain: textIn(all['terrain']) ?? '',
    range: textIn(all['range']),
    stage: oneIn(STAGES, all['stage']) ?? 'fight',
    surprise: numberIn(all['surprise']),
    round: numberIn(all['round']) ?? 0,
    seconds: numberIn(all['seconds']) ?? 0,
    contacts: listIn(all['contacts']).flatMap(contactIn),
    vacuum: flagIn(all['vacuum']),
  }
}

export const figureOf = (view: EncounterView, id: string | null): Figure | undefined =>
  view.figures.find(figure => figure.id === id)

/** Whoever is not in view is called by the id; nobody has no name. */
export const nameOf = (view: EncounterView, id: string | undefined): string =>
  figureOf(view, id ?? null)?.name ?? id ?? ''

/** What is in hand; nothing is bare hands. */
export const inHand = ({ arms, hand }: Figure): Arm | undefined => (hand === null ? undefined : arms[hand])

export const canAct = ({ status, gone }: Figure): boolean => status === 'active' && gone === null
export const isPresent = ({ gone }: Figure): boolean => gone === null

const PHYSICAL = ['strength', 'dexterity', 'endurance'] as const

/** By the numbers as they are now, where this seat sees them: a game master may have changed them. */
export const isHurt = ({ full, now, wounded }: Figure): boolean =>
  full === undefined || now === undefined ? wounded : PHYSICAL.some(part => now[part] < full[part])

/** What stands at zero, as far as it is seen. */
export const zerosOf = ({ now }: Figure): readonly (typeof PHYSICAL)[number][] =>
  now === undefined ? [] : PHYSICAL.filter(part => now[part] <= 0)

/**
 * What is left of strength, dexterity and endurance, for the ring of a token. Of somebody whose numbers are not known it
 * tells only what everybody sees: unhurt, hurt, down, dead.
 */
export function healthOf({ full, now, status, wounded }: Figure): readonly number[] {
  if (full !== undefined && now !== undefined) {
    return [
      now.strength / Math.max(1, full.strength),
      now.dexterity / Math.max(1, full.dexterity),
      now.endurance / Math.max(1, full.endurance),
    ]
  }
  if (status === 'dead') return [0, 0, 0]
  if (status === 'unconscious') return [0.5, 0.5, 0]
  return wounded ? [0.6, 0.6, 0.6] : [1, 1, 1]
}

/** Sides are counted from 1; 0 is nobody's. */
export const sideIn = (view: EncounterView, id: string): number => {
  const figure = figureOf(view, id)
  return figure === undefined ? 0 : figure.party + 1
}
