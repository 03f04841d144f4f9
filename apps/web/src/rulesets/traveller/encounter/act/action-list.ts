/** What somebody may do, as rows: attacks with what is in hand first, then other attacks, then work, then nothing. */
import type { Choice } from '@umpire/engine'
import type { Action } from '../../../../elements/play/action-rows.tsx'
import { percentOf } from '../../../../text/hundred.ts'
import type { FieldAnswer, MoveEnd, VictimOdds } from '../../odds/ask.ts'
import { type EncounterView, type Figure, inHand, nameOf } from '../../views/encounter-view.ts'
import { fightWords } from '../words.ts'

const text = fightWords.act

export interface Named {
  readonly verb: string
  /** The id of whom it is at; none where nobody is attacked. */
  readonly target: string | undefined
  readonly weapon: string
  /** What is fitted on it or taken off; empty where nothing is. */
  readonly part: string
}

const ATTACKS: readonly string[] = ['shoot', 'swing', 'weak', 'throw', 'kill']

/** The parts of an action's key. */
export function namedBy(key: string): Named {
  const [verb = '', second = '', third = ''] = key.split(':')
  return ATTACKS.includes(verb)
    ? { verb, target: second, weapon: third, part: '' }
    : { verb, target: undefined, weapon: second, part: third }
}

export const isAttack = (key: string): boolean => namedBy(key).target !== undefined

type Weighed = { readonly [key: string]: readonly VictimOdds[] }

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
  if (verb === 'kill') return fightWords.chain.dead
  const main = weapon === (inHand(actor)?.key ?? 'Hands') && verb === (inHand(actor)?.gun === true ? 'shoot' : 'swing')
  const cell = main ? field?.throws.find(one => one.attacker === actor.id && one.target === target) : undefined
  const percent = percentOf(hit)
  return cell?.needed === undefined ? text.percent(percent) : text.toHit(fightWords.throws.needed(cell.needed), percent)
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** What is refused for the same reason, by the reason. */
function byReason(choices: readonly Choice[], kindOf: (key: string) => string): readonly (readonly Choice[])[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.refused === undefined) continue
    const group = `${kindOf(choice.key)} ${choice.refused.rule} ${choice.refused.because}`
    groups.set(group, [...(groups.get(group) ?? []), choice])
  }
  return [...groups.values()]
}

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

const rowOf = (barred: readonly Choice[], label: string): Action => ({
  key: barred.map(({ key }) => key).join(),
  label: capital(label),
  refused: barred[0]?.refused,
})

/** "Fit telescopic sights, silencer on the shotgun; reload the shotgun". */
function workText(barred: readonly Choice[]): string {
  const fitted = new Map<string, string[]>()
  const others: string[] = []
  for (const { key, label } of barred) {
    const { verb, weapon, part } = namedBy(key)
    if (part === '') others.push(lower(label).replace(weapon, weapon.toLowerCase()))
    else fitted.set(`${verb}:${weapon}`, [...(fitted.get(`${verb}:${weapon}`) ?? []), part.toLowerCase()])
  }
  const fits = [...fitted].map(([key, parts]) => {
    const { verb, weapon } = namedBy(key)
    return text.fits(verb, parts, weapon.toLowerCase())
  })
  return [...others, ...fits].join('; ')
}

/** What is refused for one reason is one row: "Finish off: Oskar, Lem and Vitek; cutlass, body pistol". */
export const barredRows = (choices: readonly Choice[], view: EncounterView): readonly Action[] =>
  byReason(choices, key => String(isAttack(key))).map(barred => {
    const named = barred.map(({ key }) => namedBy(key))
    if (named.every(({ target }) => target === undefined)) return rowOf(barred, workText(barred))
    const verbs = unique(named.map(({ verb }) => text.verbs[verb] ?? verb))
    const names = unique(named.map(({ target }) => nameOf(view, target)))
    const weapons = unique(named.map(({ weapon }) => weapon.toLowerCase()))
    return rowOf(barred, text.barred(verbs, names, weapons))
  })

/** A movement in two or three words. */
function moveLabel({ key, label }: Choice, view: EncounterView): string {
  const [kind = '', target, pace] = key.split(':')
  const moves = text.moves[`${kind} ${pace}`]
  return moves === undefined ? label : text.moveAt(moves, nameOf(view, target))
}

/** Movements that are refused for one reason, in one row. */
export const barredMoves = (choices: readonly Choice[], view: EncounterView): readonly Action[] =>
  byReason(choices, () => '').map(barred =>
    rowOf(
      barred,
      barred
        .map((choice, index) => (index === 0 ? moveLabel(choice, view) : lower(moveLabel(choice, view))))
        .join(', '),
    ),
  )

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
  const [kind = '', target, pace] = key.split(':')
  if (kind === 'evade') return text.evades
  const end = moves.find(move => move.key === key)
  if (end === undefined || (kind !== 'close' && kind !== 'open')) return undefined
  const { touching, band } = end
  const alone = touching.length === 1 && touching[0] === target
  const touched = alone ? text.touches : text.touchesToo(touching.map(id => nameOf(view, id)))
  const where = touching.length > 0 ? touched : text.band(band)
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
    .map(choice => {
      const brings = moveBrings(choice.key, moves, view)
      return { key: choice.key, label: moveLabel(choice, view), ...(brings !== undefined && { brings }) }
    })

/** What to begin with: what the program proposes, else the attack that most likely puts somebody out of the fight. */
export function firstPick(legal: readonly Choice[], proposed: string | undefined, odds: Weighed): string | undefined {
  if (proposed !== undefined && legal.some(({ key }) => key === proposed)) return proposed
  const worth = (key: string): number =>
    (odds[key] ?? []).reduce((sum, { fallen, down }) => (down ? sum : sum + Number(fallen.ways) / Number(fallen.of)), 0)
  const best = legal.filter(({ key }) => isAttack(key)).toSorted((a, b) => worth(b.key) - worth(a.key))[0]
  return best?.key ?? legal.find(({ key }) => key === 'stand' || key === 'none')?.key ?? legal[0]?.key
}
