/** What somebody may do in his turn, sorted: by maneuver, and within one by thing, target and manner. */
import type { Choice } from '@umpire/engine'
import { type ActAbout, actAbout, QUESTIONS } from '@umpire/gurps/at-table'
import type { ChoiceAsked } from '../../../common/answer/questions.ts'
import { BARE_HANDS, type FightView, type Figure, hexName, nameOf } from '../../views/fight-view.ts'
import { capital, fightWords, partName } from '../words.ts'

const text = fightWords.act

export interface Act {
  readonly key: string
  readonly choice: Choice
  readonly about: ActAbout
  /** The maneuver, or what is free. */
  readonly group: string
  /** Which thing, and how it is used; none where nothing is. Only to be compared, as the manner. */
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

type Parts = Pick<Act, 'with' | 'at' | 'how'>

/** Tells things apart, and what is done with them. */
const withOf = ({ arm, blow, rate }: ActAbout): string | undefined =>
  arm === undefined ? undefined : JSON.stringify({ arm, blow, rate })

/** Tells manners apart. */
function howOf({ kind, form, q, r, radius, looks }: ActAbout): string | undefined {
  if (kind === 'watch') return JSON.stringify({ q, r, radius, looks })
  return kind === 'move' ? (form ?? 'straight') : form
}

export function actOf(choice: Choice): Act {
  const about = actAbout.read(choice.about, choice.label)
  const { kind, target } = about
  return {
    key: choice.key,
    choice,
    about,
    group: GROUP_OF[kind] ?? kind,
    with: withOf(about),
    at: target,
    how: howOf(about),
  }
}

/** The choice to move, where it is open. */
export const goOf = (asked: ChoiceAsked | undefined): Act | undefined =>
  asked?.question !== QUESTIONS.maneuver
    ? undefined
    : asked.choices.map(actOf).find(act => act.about.kind === 'go' && isLegal(act))

const isLegal = ({ choice }: Act): boolean => choice.refused === undefined

export interface Group {
  readonly group: string
  readonly acts: readonly Act[]
  readonly legal: readonly Act[]
}

export function groupsOf(choices: readonly Choice[]): readonly Group[] {
  const found = new Map<string, Act[]>()
  for (const choice of choices) {
    const act = actOf(choice)
    found.set(act.group, [...(found.get(act.group) ?? []), act])
  }
  return [...found]
    .map(([group, acts]) => ({ group, acts, legal: acts.filter(isLegal) }))
    .toSorted((a, b) => rankOf(a.group) - rankOf(b.group))
}

/** What another book has. */
const isFurther = (group: string): boolean => rankOf(group) === FURTHER

const WEIGHED: readonly string[] = ['shoot', 'strike', 'throw', 'all-out', 'wild', 'feint', 'judo', 'pop-up', 'watch']

/** An attack or another book's act, whose whole chain can be weighed. */
export const isWeighed = ({ about, group }: Pick<Act, 'about' | 'group'>): boolean =>
  isFurther(group) || WEIGHED.includes(about.kind)

const armIn = ({ about: { arm } }: Act, { arms = [] }: Figure) => (arm === undefined ? undefined : arms[arm])

const rateOf = (act: Act, figure: Figure) => {
  const { rate } = act.about
  return rate === undefined ? undefined : armIn(act, figure)?.gun?.rates[rate]
}

/** Rounds that one turn of it fires at most; one where nothing is to be said about it. */
export function mostRounds(act: Act, figure: Figure): number {
  const rate = rateOf(act, figure)
  const { arm } = act.about
  if (rate === undefined || arm === undefined) return 1
  return Math.max(1, Math.min(figure.armStates?.[arm]?.rounds ?? 1, Math.ceil(rate.shots)))
}

const blowOf = (act: Act, figure: Figure) => {
  const { blow } = act.about
  return blow === undefined ? undefined : armIn(act, figure)?.blows[blow]
}

/** Yards at which a blow strikes; none of anything else. */
export const reachOf = (act: Act, figure: Figure): readonly number[] => blowOf(act, figure)?.reach ?? []

/** "Sten 9mm, automatic", "Sten 9mm: butt". */
export function withText(act: Act, figure: Figure): string {
  const thing = armIn(act, figure)
  if (thing === undefined) return act.choice.label
  if (rateOf(act, figure)?.automatic === true) return text.automatic(thing.key)
  const blow = blowOf(act, figure)?.name
  if (blow === undefined) return thing.key
  return thing.key === BARE_HANDS ? blow : `${thing.key}: ${blow}`
}

/** A manner in words: of what is not known here, as the rules call it. */
export function howText({ about, how = '' }: Act, view: FightView): string {
  const { q, r, radius = 0, looks = false } = about
  if (q === undefined || r === undefined) return text.forms[how] ?? partName(how)
  return text.watches(hexName(view, { q, r }), radius, looks)
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
