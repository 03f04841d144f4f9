/** A fight that is being set up: what a person writes in the form. */
import type { Json } from '@umpire/engine'
import { plainIn } from '../../common/plain.ts'
import { setUpWords } from './words.ts'

const text = setUpWords

export interface DraftMember {
  /** Tells lines apart while they are written. */
  readonly line: number
  readonly name: string
  readonly upp: string
  readonly weapon: string
  readonly armour: string
  /** With that weapon; none is untrained. */
  readonly level: number | null
  /** Undefined while the field is empty. */
  readonly count: number | undefined
  /** A character's file stands behind it: UPP and skills are the character's. */
  readonly character: Json | undefined
  /** What else the file said of them. */
  readonly more: { readonly [name: string]: Json }
}

export interface DraftSide {
  readonly name: string
  readonly npc: boolean
  readonly members: readonly DraftMember[]
  readonly more: { readonly [name: string]: Json }
}

export interface Draft {
  readonly title: string
  readonly terrain: string
  /** `thrown` by terrain, or as stated. */
  readonly range: string
  /** `thrown`, `none`, or the side that has it: `0` or `1`. */
  readonly surprise: string
  readonly vacuum: boolean
  readonly sides: readonly DraftSide[]
  readonly more: { readonly [name: string]: Json }
}

export const THROWN = 'thrown'
export const HANDS = 'Hands'
export const AVERAGE = '777'

let lines = 0
export const nextLine = (): number => {
  lines += 1
  return lines
}

export const newMember = (name = ''): DraftMember => ({
  line: nextLine(),
  name,
  upp: AVERAGE,
  weapon: text.defaultWeapon,
  armour: 'nothing',
  level: 0,
  count: 1,
  character: undefined,
  more: {},
})

const newSide = (side: number): DraftSide => ({
  name: text.sideNames[side] ?? '',
  npc: side === 1,
  members: [],
  more: {},
})

export const newDraft = (): Draft => ({
  title: '',
  terrain: 'city',
  range: THROWN,
  surprise: THROWN,
  vacuum: false,
  sides: [0, 1].map(side => ({ ...newSide(side), members: [newMember()] })),
  more: {},
})

export const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'
/** A record without some of its parts. */
export const kept = (value: unknown, without: readonly string[]): { readonly [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(plainIn(value)).flatMap(([name, one]): [string, Json][] =>
      without.includes(name) || !isJson(one) ? [] : [[name, one]],
    ),
  )
