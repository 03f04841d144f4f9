/** What somebody may do, as rows: attacks with what is in hand first, then other attacks, then work, then nothing. */
import type { Choice } from '@umpire/engine'
import type { Action } from '../../../elements/action-rows.tsx'
import { percentOf } from '../../../elements/hundred.ts'
import type { FieldAnswer, MoveEnd, VictimOdds } from '../odds/ask.ts'
import { type EncounterView, type Figure, figureOf, inHand } from '../views/encounter-view.ts'
import { words } from '../words.ts'

const text = words.act

export interface Named {
  readonly verb: string
  /** The id of whom it is at; none where nobody is attacked. */
  readonly target: string | undefined
  readonly weapon: string
}

const ATTACKS: readonly string[] = ['shoot', 'swing', 'weak', 'throw', 'kill']

/** The parts of an action's key. */
export function namedBy(key: string): Named {
  const [verb = '', second = '', third = ''] = key.split(':')
  return ATTACKS.includes(verb) ? { verb, target: second, weapon: third } : { verb, target: undefined, weapon: second }
}

export const isAttack = (key: string): boolean => namedBy(key).target !== undefined

type Weighed = { readonly [key: string]: readonly VictimOdds[] }

const nameOf = (view: EncounterView, id: string | undefined): string => figureOf(view, id ?? null)?.name ?? id ?? ''

/** Lower is higher up: what cannot hit and what is only weak comes after what may serve. */
function rank(key: string, actor: Figure, odds: Weighed): number {
  const { verb, target, weapon } = namedBy(key)
  if (target === undefined) return verb === 'none' ? 90 : 60
  const held = (inHand(actor)?.key ?? 'Hands') === weapon ? 0 : 10
  const hopeless = odds[key]?.[0]?.hit.ways === 0n ? 30 : 0
  return held + hopeless + (verb === 'weak' ? 20 : ATTACKS.indexOf(verb))
}

function labelOf(choice: Choice, view: EncounterView, actor: Figure): string {
  const { verb, target, weapon } = namedBy(choice.key)
  if (target === undefined) return verb === 'none' ? text.nothing : choice.label
  const does = text.verbs[verb] ?? verb
  const name = nameOf(view, target)
  return weapon === (inHand(actor)?.key ?? 'Hands') && verb !== 'kill'
    ? `${does} ${name}`
    : text.with(does, name, weapon.toLowerCase())
}

/** The throw that it needs, if it is the one of the table, and the chance that it hits. */
function bringsOf(key: string, actor: Figure, odds: Weighed, field: FieldAnswer | undefined): string | undefined {
  const { verb, target, weapon } = namedBy(key)
  const hit = odds[key]?.[0]?.hit
  if (target === undefined || hit === undefined) return undefined
  if (verb === 'kill') return words.chain.dead
  const main = weapon === (inHand(actor)?.key ?? 'Hands') && verb === (inHand(actor)?.gun === true ? 'shoot' : 'swing')
  const cell = main ? field?.throws.find(one => one.attacker === actor.id && one.target === target) : undefined
  const percent = percentOf(hit)
  return cell?.needed === undefined ? text.percent(percent) : text.toHit(words.throws.needed(cell.needed), percent)
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** What is refused for one reason is one row: "Finish off Oskar, Lem and Vitek; cutlass, body pistol". */
export function barredRows(choices: readonly Choice[], view: EncounterView): readonly Action[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.refused === undefined) continue
    const group = `${isAttack(choice.key)} ${choice.refused.rule} ${choice.refused.because}`
    groups.set(group, [...(groups.get(group) ?? []), choice])
  }
  return [...groups].map(([group, barred]) => {
    const named = barred.map(({ key }) => namedBy(key))
    const verbs = unique(named.map(({ verb }) => text.verbs[verb] ?? verb))
    const names = unique(named.map(({ target }) => nameOf(view, target)))
    const weapons = unique(named.map(({ weapon }) => weapon.toLowerCase()))
    const label = named.some(({ target }) => target !== undefined)
      ? text.barred(verbs, names, weapons)
      : barred.map(one => one.label).join(', ')
    return { key: group, label, refused: barred[0]?.refused }
  })
}

/** A choice that is refused, by itself. */
export const barredMoves = (choices: readonly Choice[]): readonly Action[] =>
  choices.flatMap(({ key, label, refused }) => (refused === undefined ? [] : [{ key, label, refused }]))

export function actionRows(
  choices: readonly Choice[],
  view: EncounterView,
  actor: Figure,
  odds: Weighed,
  field: FieldAnswer | undefined,
): readonly Action[] {
  return choices
    .filter(({ refused }) => refused === undefined)
    .toSorted((a, b) => rank(a.key, actor, odds) - rank(b.key, actor, odds))
    .map(choice => {
      const brings = bringsOf(choice.key, actor, odds, field)
      return { key: choice.key, label: labelOf(choice, view, actor), ...(brings !== undefined && { brings }) }
    })
}

const MOVE_RANK: { readonly [kind: string]: number } = { stand: 0, evade: 1, close: 2, open: 3, surrender: 4 }

function moveBrings(key: string, moves: readonly MoveEnd[], view: EncounterView): string | undefined {
  const [kind = '', , pace] = key.split(':')
  if (kind === 'evade') return text.evades
  const end = moves.find(move => move.key === key)
  if (end === undefined || (kind !== 'close' && kind !== 'open')) return undefined
  const where = end.touching.length > 0 ? text.touches(end.touching.map(id => nameOf(view, id))) : text.band(end.band)
  return pace === 'run' ? `${where}, ${text.runs}` : where
}

export const moveRows = (
  choices: readonly Choice[],
  view: EncounterView,
  moves: readonly MoveEnd[],
): readonly Action[] =>
  choices
    .filter(({ refused }) => refused === undefined)
    .toSorted((a, b) => (MOVE_RANK[a.key.split(':')[0] ?? ''] ?? 9) - (MOVE_RANK[b.key.split(':')[0] ?? ''] ?? 9))
    .map(({ key, label }) => {
      const brings = moveBrings(key, moves, view)
      return { key, label, ...(brings !== undefined && { brings }) }
    })

/** What to begin with: what the program proposes, else the attack that most likely puts somebody out of the fight. */
export function firstPick(legal: readonly Choice[], proposed: string | undefined, odds: Weighed): string | undefined {
  if (proposed !== undefined && legal.some(({ key }) => key === proposed)) return proposed
  const worth = (key: string): number =>
    (odds[key] ?? []).reduce((sum, { fallen, down }) => (down ? sum : sum + Number(fallen.ways) / Number(fallen.of)), 0)
  const best = legal.filter(({ key }) => isAttack(key)).toSorted((a, b) => worth(b.key) - worth(a.key))[0]
  return best?.key ?? legal.find(({ key }) => key === 'stand' || key === 'none')?.key ?? legal[0]?.key
}
