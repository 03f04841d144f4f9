/** What somebody may declare, sorted by what is done; and in words. */
import type { Choice } from '@umpire/engine'
import type { Act } from '@umpire/tensided/at-table'
import type { ActChoice, PlannedAct } from '../../odds/ask.ts'
import { type FightView, type Figure, isBare, nameOf, squareName } from '../../views/fight-view.ts'
import { fightWords, plainName } from '../words.ts'
import { partOf, squareIn, targetOf } from './saying.ts'

const text = fightWords.act

/** As they are listed. */
const ORDER: readonly string[] = [
  'shoot',
  'strike',
  'throw',
  'aim',
  'move',
  'cover',
  'better-cover',
  'block',
  'draw',
  'reload',
  'clear',
  'grapple',
  'disarm',
  'wait',
  'treat',
  'wake',
  'care',
  'let-go',
  'drop',
  'nothing',
  'flee',
  'surrender',
]

export interface Group {
  readonly kind: string
  readonly choices: readonly ActChoice[]
  readonly legal: readonly ActChoice[]
}

export function groupsOf(choices: readonly ActChoice[]): readonly Group[] {
  const found = new Map<string, ActChoice[]>()
  for (const choice of choices) {
    const { kind } = choice.about
    found.set(kind, [...(found.get(kind) ?? []), choice])
  }
  return [...found]
    .map(([kind, all]) => ({ kind, choices: all, legal: all.filter(({ refused }) => refused === undefined) }))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

export const kindText = (kind: string): string => text.kinds[kind] ?? plainName(kind)

/** The thing that an act is done with; none where it is done with none. */
export function thingOf(act: Act, { arms }: Figure): string | undefined {
  const arm = 'arm' in act ? arms?.[act.arm] : undefined
  return arm === undefined ? undefined : isBare(arm) ? text.bare : arm.key
}

/** "Shoot with the 9mm Pistol" is told as "Shoot 9mm Pistol"; a move by its pace. */
function actText(act: Act, figure: Figure): string {
  if (act.kind === 'move') return fightWords.map.way[act.pace] ?? kindText(act.kind)
  const thing = thingOf(act, figure)
  return thing === undefined ? kindText(act.kind) : `${kindText(act.kind)} ${thing}`
}

/** An act of the round with whom it is meant for: "Shoot 9mm Pistol: Rook, head". */
export function stepText(step: PlannedAct, view: FightView, figure: Figure): string {
  const target = targetOf(step)
  const square = squareIn(step)
  const part = partOf(step)
  const whom = [
    ...(target === undefined ? [] : [nameOf(view, target)]),
    ...(square === undefined ? [] : [text.toSquare(squareName(view, square.x, square.y))]),
    ...(part === 'any' ? [] : [whereText(part)]),
  ]
  return text.step(capitalStep(actText(step.act, figure)), whom.join(', '))
}

const capitalStep = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

export const whereText = (where: string): string =>
  where === 'any'
    ? text.wherever
    : where === 'cripple'
      ? text.cripple
      : where === 'weapon'
        ? text.weapon
        : plainName(where)

/** What is refused, and why: for one reason one row. */
export interface Barred {
  readonly key: string
  readonly label: string
  readonly refused: NonNullable<Choice['refused']>
}

export function barredOf(groups: readonly Group[], figure: Figure): readonly Barred[] {
  const reasons = new Map<string, { readonly refused: Barred['refused']; readonly kinds: Map<string, string[]> }>()
  for (const { kind, choices } of groups) {
    for (const { about, refused } of choices) {
      if (refused === undefined) continue
      const reason = `${refused.rule} ${refused.because}`
      const known = reasons.get(reason) ?? { refused, kinds: new Map<string, string[]>() }
      const thing = thingOf(about, figure)
      known.kinds.set(kind, [...(known.kinds.get(kind) ?? []), ...(thing === undefined ? [] : [thing])])
      reasons.set(reason, known)
    }
  }
  return [...reasons].map(([key, { refused, kinds }]) => ({
    key,
    refused,
    label: [...kinds].map(([kind, things]) => text.barred(kindText(kind), things)).join('; '),
  }))
}
