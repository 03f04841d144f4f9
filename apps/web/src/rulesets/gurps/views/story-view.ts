/** The story between fights as this seat sees it: who is there, and what ails them. */
import { flagIn, listIn, numberIn, type Plain, plainIn, textIn, textsIn } from '../../common/plain.ts'

interface Lame {
  readonly part: string
  readonly until: string | undefined
  readonly secondsLeft: number | undefined
}

export interface StoryPerson {
  readonly name: string
  readonly npc: boolean
  /** Its numbers are seen. */
  readonly known: boolean
  readonly concept: string
  readonly dead: string | null
  /** Why somebody is out of it. */
  readonly out: string | null
  readonly outFor: number
  /** Kills him in so many seconds, unless there is help; only the game master knows. */
  readonly dying: { readonly of: string; readonly in: number | undefined } | null
  readonly bleeding: { readonly nextIn: number | undefined; readonly dry: number } | null
  readonly drains: readonly { readonly of: string; readonly hp: number; readonly every: number }[]
  readonly treated: 'no' | 'bandaged' | 'first-aid'
  readonly hpLost: number | undefined
  readonly fatigue: { readonly [pool: string]: number }
  readonly lame: readonly Lame[]
  readonly illnesses: readonly string[]
  readonly penalties: readonly { readonly value: number; readonly to: readonly string[] }[]
  readonly scars: readonly string[]
}

export interface StoryView {
  readonly clock: number
  readonly people: readonly StoryPerson[]
}

const TREATED = ['no', 'bandaged', 'first-aid'] as const

const pools = (value: unknown): StoryPerson['fatigue'] =>
  Object.fromEntries(
    Object.entries(plainIn(value)).flatMap(([pool, points]) => {
      const count = numberIn(points) ?? 0
      return count > 0 ? [[pool, count] as const] : []
    }),
  )

function personIn(name: string, file: Plain, one: Plain): StoryPerson {
  const [out, bleeding, dying] = [plainIn(one['out']), one['bleeding'], plainIn(one['dying'])]
  const killer = textIn(dying['of'])
  return {
    name,
    npc: flagIn(file['npc']),
    known: file['attributes'] !== undefined,
    concept: textIn(plainIn(file['identity'])['concept']) ?? '',
    dead: textIn(one['dead']) ?? null,
    out: textIn(out['by']) ?? null,
    outFor: numberIn(out['seconds']) ?? 0,
    dying: killer === undefined ? null : { of: killer, in: numberIn(dying['in']) },
    bleeding:
      bleeding === undefined || bleeding === null
        ? null
        : { nextIn: numberIn(plainIn(bleeding)['next_in']), dry: numberIn(plainIn(bleeding)['dry']) ?? 0 },
    drains: listIn(one['drains']).map(drain => {
      const { of, hp, every } = plainIn(drain)
      return { of: textIn(of) ?? '', hp: numberIn(hp) ?? 0, every: numberIn(every) ?? 0 }
    }),
    treated: TREATED.find(how => how === one['treated']) ?? 'no',
    hpLost: file['attributes'] === undefined ? undefined : (numberIn(one['hp_lost']) ?? 0),
    fatigue: pools(one['fatigue']),
    lame: listIn(one['crippled']).map(part => {
      const { part: which, until, seconds_left } = plainIn(part)
      return { part: textIn(which) ?? '', until: textIn(until), secondsLeft: numberIn(seconds_left) }
    }),
    illnesses: listIn(one['illnesses']).flatMap(illness => textIn(plainIn(illness)['name']) ?? []),
    penalties: listIn(one['penalties']).map(penalty => {
      const { value, to } = plainIn(penalty)
      return { value: numberIn(value) ?? 0, to: textsIn(to) }
    }),
    scars: textsIn(one['scars']),
  }
}

export function readStory(state: unknown): StoryView {
  const { people, conditions, clock } = plainIn(state)
  const of = plainIn(conditions)
  return {
    clock: numberIn(clock) ?? 0,
    people: Object.entries(plainIn(people)).map(([name, file]) => personIn(name, plainIn(file), plainIn(of[name]))),
  }
}

export const isBleeding = ({ bleeding, drains, dead }: StoryPerson): boolean =>
  dead === null && (bleeding !== null || drains.length > 0)
export const isUp = ({ dead, out }: StoryPerson): boolean => dead === null && out === null
export const isWounded = ({ hpLost = 0, dead }: StoryPerson): boolean => dead === null && hpLost > 0
export const tirednessOf = ({ fatigue }: StoryPerson): number =>
  Object.values(fatigue).reduce((sum, points) => sum + points, 0)

/** Player characters are one side here, everybody else the other. */
export const sideOf = ({ npc }: StoryPerson): number => (npc ? 2 : 1)
