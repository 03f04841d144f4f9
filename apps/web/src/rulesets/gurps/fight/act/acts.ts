/** What somebody may do in his turn, sorted: by maneuver, and within one by thing, target and manner. */
import type { Choice } from '@umpire/engine'
import { BARE_HANDS, type FightView, type Figure, figureOf, hexName, nameOf } from '../../views/fight-view.ts'
import { capital, fightWords, partName } from '../words.ts'

const text = fightWords.act

export interface Act {
  readonly key: string
  readonly choice: Choice
  /** The maneuver, or what is free. */
  readonly group: string
  /** Which thing, and how it is used; none where nothing is. */
  readonly with: string | undefined
  readonly at: string | undefined
  readonly how: string | undefined
}

const GROUP_OF: { readonly [kind: string]: string } = {
  shoot: 'attack',
  strike: 'attack',
  go: 'move',
  change: 'position',
}

/** As they are listed; what is not named here comes before the last three. */
const ORDER: readonly string[] = [
  'attack',
  'throw',
  'aim',
  'move',
  'all-out',
  'feint',
  'wild',
  'judo',
  'pop-up',
  'watch',
  'ready',
  'reload',
  'clear',
  'position',
  'defend',
  'wait',
  'put-out',
  'crouch',
  'drop',
]
/** Whatever another book has. */
const FURTHER = 50
const LAST: readonly string[] = ['nothing', 'flee', 'surrender']

const rankOf = (group: string): number => {
  const [first, last] = [ORDER.indexOf(group), LAST.indexOf(group)]
  return first >= 0 ? first : last >= 0 ? 100 + last : FURTHER
}

/** "low", "0:1", "2:0:1": the manner, then the place of a thing, or of a thing and a blow with it. */
const HOW_AND_THING = /^(?<how>.*?):?(?<thing>\d+(?::\d+)?|)$/

type Parts = Pick<Act, 'with' | 'at' | 'how'>
const NOTHING: Parts = { with: undefined, at: undefined, how: undefined }

/** What the parts of a key stand for. */
function partsOf(kind: string, parts: readonly string[], view: FightView): Parts {
  const [first, second, third, fourth] = parts
  switch (kind) {
    case 'shoot':
    case 'pop-up':
    case 'strike':
    case 'wild':
    case 'feint':
      return {
        with: `${kind === 'shoot' || kind === 'pop-up' ? 'rate' : 'blow'}:${first}:${second}`,
        at: third,
        how: undefined,
      }
    case 'all-out':
      return { with: `blow:${second}:${third}`, at: fourth, how: first }
    case 'aim':
    case 'throw':
      return { with: `thing:${first}`, at: second, how: undefined }
    case 'ready':
    case 'reload':
    case 'clear':
    case 'drop':
      return { ...NOTHING, with: `thing:${first}` }
    case 'judo':
      return { ...NOTHING, at: first }
    case 'watch':
      return { ...NOTHING, with: `thing:${first}`, how: parts.slice(1).join(':') }
    case 'change':
      return { ...NOTHING, how: first }
    case 'move':
      return { ...NOTHING, how: first ?? 'straight' }
    default: {
      // What another book adds names things and blows by their places and its target by id, like everything here.
      const at = parts.find(part => figureOf(view, part) !== undefined)
      const { how, thing } = HOW_AND_THING.exec(parts.filter(part => part !== at).join(':'))?.groups ?? {}
      const used =
        thing === undefined || thing === '' ? undefined : `${thing.includes(':') ? 'blow' : 'thing'}:${thing}`
      return { with: used, at, how: how === undefined || how === '' ? undefined : how }
    }
  }
}

export function actOf(choice: Choice, view: FightView): Act {
  const [kind = '', ...parts] = choice.key.split(':')
  return { key: choice.key, choice, group: GROUP_OF[kind] ?? kind, ...partsOf(kind, parts, view) }
}

const isLegal = ({ choice }: Act): boolean => choice.refused === undefined

export interface Group {
  readonly group: string
  readonly acts: readonly Act[]
  readonly legal: readonly Act[]
}

export function groupsOf(choices: readonly Choice[], view: FightView): readonly Group[] {
  const found = new Map<string, Act[]>()
  for (const choice of choices) {
    const act = actOf(choice, view)
    found.set(act.group, [...(found.get(act.group) ?? []), act])
  }
  return [...found]
    .map(([group, acts]) => ({ group, acts, legal: acts.filter(isLegal) }))
    .toSorted((a, b) => rankOf(a.group) - rankOf(b.group))
}

/** What another book has. */
const isFurther = (group: string): boolean => rankOf(group) === FURTHER

/** An attack or another book's act, whose whole chain can be weighed. */
export const isWeighed = ({ key, group }: Pick<Act, 'key' | 'group'>): boolean =>
  isFurther(group) || /^(?:shoot|strike|throw|all-out|wild|feint|judo|pop-up|watch):/.test(key)

const armOf = ({ with: thing }: Act): number | undefined => {
  const [, arm] = thing?.split(':') ?? []
  return arm === undefined ? undefined : Number(arm)
}

const rateOf = (act: Act, { arms = [] }: Figure) => {
  const [kind, , rate] = act.with?.split(':') ?? []
  const arm = armOf(act)
  return kind !== 'rate' || arm === undefined ? undefined : arms[arm]?.rates[Number(rate)]
}

/** Rounds that one turn of it fires at most; one where nothing is to be said about it. */
export function mostRounds(act: Act, figure: Figure): number {
  const rate = rateOf(act, figure)
  const arm = armOf(act)
  if (rate === undefined || arm === undefined) return 1
  return Math.max(1, Math.min(figure.armStates?.[arm]?.rounds ?? 1, Math.ceil(rate.shots)))
}

/** Yards at which a blow strikes; none of anything else. */
export function reachOf(act: Act, { arms = [] }: Figure): readonly number[] {
  const [kind, , blow] = act.with?.split(':') ?? []
  const arm = armOf(act)
  return kind !== 'blow' || arm === undefined ? [] : (arms[arm]?.blows[Number(blow)]?.reach ?? [])
}

/** "Sten 9mm, automatic", "Sten 9mm: butt". */
export function withText(act: Act, figure: Figure): string {
  const arm = armOf(act)
  const thing = arm === undefined ? undefined : figure.arms?.[arm]
  if (thing === undefined) return act.choice.label
  const [kind, , which] = act.with?.split(':') ?? []
  if (kind === 'rate') return rateOf(act, figure)?.automatic === true ? text.automatic(thing.key) : thing.key
  const blow = kind === 'blow' ? thing.blows[Number(which)]?.name : undefined
  if (blow === undefined) return thing.key
  return thing.key === BARE_HANDS ? blow : `${thing.key}: ${blow}`
}

/** "8,-2", "8,-2/1:look", "8,-2/line". */
const WATCHED = /^(-?\d+),(-?\d+)(?:\/(?:(line)|(\d+)))?(:look)?$/

/** A manner in words: of what is not known here, as the rules call it. */
export function howText(act: Act, view: FightView): string {
  const { group, how = '' } = act
  const area = group === 'watch' ? WATCHED.exec(how) : null
  if (area === null) return text.forms[how] ?? partName(how)
  const [, q, r, line, radius, looks] = area
  const hex = hexName(view, { q: Number(q), r: Number(r) })
  return text.watches(hex, line === undefined ? Number(radius ?? 0) : null, looks !== undefined)
}

export const groupText = ({ group }: Group): string => text.groups[group] ?? capital(partName(group))

/** What to begin with: what the program proposes, else the first that is allowed. */
export function firstAct(groups: readonly Group[], proposed: string | undefined): Act | undefined {
  const legal = groups.flatMap(group => group.legal)
  return legal.find(({ key }) => key === proposed) ?? legal[0]
}

/** The nearest to what was chosen before, with one thing about it changed: allowed, if it can be. */
export function changed(acts: readonly Act[], from: Act, change: Partial<Parts>): Act | undefined {
  const wanted = { with: from.with, at: from.at, how: from.how, ...change }
  const likeness = (act: Act): number =>
    (['with', 'at', 'how'] as const).reduce(
      (sum, part) => sum + (act[part] === wanted[part] ? (part in change ? 100 : 2) : 0),
      isLegal(act) ? 1 : 0,
    )
  return acts.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** What is refused, and why. */
export interface Barred {
  readonly key: string
  readonly label: string
  readonly refused: NonNullable<Choice['refused']>
}

interface Reason {
  readonly refused: Barred['refused']
  readonly maneuvers: Set<string>
  readonly names: Set<string>
}

/** What is refused for one reason is one row: "Attack, Feint: Lange and Vogt". */
function refusalsOf(groups: readonly Group[], view: FightView, named: boolean): readonly Barred[] {
  const reasons = new Map<string, Reason>()
  for (const group of groups) {
    for (const { at, choice } of group.acts) {
      const { refused } = choice
      if (refused === undefined) continue
      const key = `${refused.rule} ${refused.because}`
      const reason = reasons.get(key) ?? { refused, maneuvers: new Set<string>(), names: new Set<string>() }
      reason.maneuvers.add(groupText(group))
      if (at !== undefined && named) reason.names.add(nameOf(view, at))
      reasons.set(key, reason)
    }
  }
  return [...reasons].map(([key, { refused, maneuvers, names }]) => {
    const label = [...maneuvers].join(', ')
    return { key, label: names.size === 0 ? label : text.barredAt(label, [...names]), refused }
  })
}

/** Maneuvers of which nothing may be done, each with the first reason there is. */
export const barredManeuvers = (groups: readonly Group[], view: FightView): readonly Barred[] =>
  refusalsOf(
    groups.flatMap(group => (group.legal.length > 0 ? [] : [{ ...group, acts: group.acts.slice(0, 1) }])),
    view,
    false,
  )

/** What may not be done of a maneuver that is open: this target, that weapon. */
export const barredOf = (groups: readonly Group[], view: FightView): readonly Barred[] =>
  refusalsOf(
    groups.filter(({ legal }) => legal.length > 0),
    view,
    true,
  )
