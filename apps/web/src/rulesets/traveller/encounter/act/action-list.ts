/** What somebody may do, as rows: attacks with what is in hand first, then other attacks, then work, then nothing. */
import type { Choice } from '@umpire/engine'
import { actionField, HANDS, moveField, type SaidAction, type SaidMove } from '@umpire/traveller/at-table'
import type { Action } from '../../../../elements/play/action-rows.tsx'
import { percentOf } from '../../../../text/hundred.ts'
import type { FieldAnswer, MoveEnd, VictimOdds } from '../../odds/ask.ts'
import { type EncounterView, type Figure, inHand, nameOf } from '../../views/encounter-view.ts'
import { fightWords } from '../words.ts'

const text = fightWords.act

export type Attack = Extract<SaidAction, { readonly target: string }>

/** Those that serve best first. */
const ATTACKS: readonly SaidAction['kind'][] = ['shoot', 'swing', 'weak', 'throw', 'kill']

const actionOf = ({ key, about }: Choice): SaidAction => actionField.read(about, key)
const moveOf = ({ key, about }: Choice): SaidMove => moveField.read(about, key)

/** The attack that a choice is; none if it is no attack. */
export function attackIn(choice: Choice): Attack | undefined {
  const action = actionOf(choice)
  return 'target' in action ? action : undefined
}

/** The weapon in hand by its name, or bare hands. */
const heldBy = (actor: Figure): string => inHand(actor)?.key ?? HANDS
type Weighed = { readonly [key: string]: readonly VictimOdds[] }

/** Lower is higher up: what cannot hit and what is only weak comes after what may serve. */
function rank(choice: Choice, actor: Figure, odds: Weighed): number {
  const action = actionOf(choice)
  if (!('target' in action)) return action.kind === 'none' ? 90 : 60
  const held = heldBy(actor) === action.weapon ? 0 : 10
  const hopeless = odds[choice.key]?.[0]?.hit.ways === 0n ? 30 : 0
  return held + hopeless + (action.kind === 'weak' ? 20 : ATTACKS.indexOf(action.kind))
}

function labelOf(choice: Choice, view: EncounterView, actor: Figure): string {
  const action = actionOf(choice)
  if (!('target' in action)) return action.kind === 'none' ? text.nothing : choice.label
  const { kind, target, weapon } = action
  const does = text.verbs[kind] ?? kind
  const name = nameOf(view, target)
  return weapon === heldBy(actor) && kind !== 'kill' ? `${does} ${name}` : text.with(does, name, weapon.toLowerCase())
}

/** The throw that it needs, if it is the one of the table, and the chance that it hits. */
function bringsOf(choice: Choice, actor: Figure, odds: Weighed, field: FieldAnswer | undefined): string | undefined {
  const attack = attackIn(choice)
  const hit = odds[choice.key]?.[0]?.hit
  if (attack === undefined || hit === undefined) return undefined
  const { kind, target, weapon } = attack
  if (kind === 'kill') return fightWords.chain.dead
  const main = weapon === heldBy(actor) && kind === (inHand(actor)?.gun === true ? 'shoot' : 'swing')
  const cell = main ? field?.throws.find(one => one.attacker === actor.id && one.target === target) : undefined
  const percent = percentOf(hit)
  return cell?.needed === undefined ? text.percent(percent) : text.toHit(fightWords.throws.needed(cell.needed), percent)
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** What is refused for the same reason, by the reason. */
function byReason(choices: readonly Choice[], kindOf: (choice: Choice) => string): readonly (readonly Choice[])[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.refused === undefined) continue
    const group = `${kindOf(choice)} ${choice.refused.rule} ${choice.refused.because}`
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
  const fitted: { readonly kind: string; readonly weapon: string; readonly parts: string[] }[] = []
  const others: string[] = []
  for (const choice of barred) {
    const action = actionOf(choice)
    if ('accessory' in action) {
      const { kind, weapon, accessory } = action
      const known = fitted.find(one => one.kind === kind && one.weapon === weapon)
      if (known === undefined) fitted.push({ kind, weapon, parts: [accessory.toLowerCase()] })
      else known.parts.push(accessory.toLowerCase())
    } else {
      const label = lower(choice.label)
      others.push('weapon' in action ? label.replace(action.weapon, action.weapon.toLowerCase()) : label)
    }
  }
  const fits = fitted.map(({ kind, weapon, parts }) => text.fits(kind, parts, weapon.toLowerCase()))
  return [...others, ...fits].join('; ')
}

/** What is refused for one reason is one row: "Finish off: Oskar, Lem and Vitek; cutlass, body pistol". */
export const barredRows = (choices: readonly Choice[], view: EncounterView): readonly Action[] =>
  byReason(choices, choice => String(attackIn(choice) !== undefined)).map(barred => {
    const attacks = barred.flatMap(choice => attackIn(choice) ?? [])
    if (attacks.length === 0) return rowOf(barred, workText(barred))
    const verbs = unique(attacks.map(({ kind }) => text.verbs[kind] ?? kind))
    const names = unique(attacks.map(({ target }) => nameOf(view, target)))
    const weapons = unique(attacks.map(({ weapon }) => weapon.toLowerCase()))
    return rowOf(barred, text.barred(verbs, names, weapons))
  })

/** A movement in two or three words. */
function moveLabel(choice: Choice, view: EncounterView): string {
  const move = moveOf(choice)
  const moves = 'pace' in move ? text.moves[`${move.kind} ${move.pace}`] : undefined
  return moves === undefined || !('target' in move) ? choice.label : text.moveAt(moves, nameOf(view, move.target))
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
    .toSorted((a, b) => rank(a, actor, odds) - rank(b, actor, odds))
    .map(choice => {
      const brings = bringsOf(choice, actor, odds, field)
      return { key: choice.key, label: labelOf(choice, view, actor), ...(brings !== undefined && { brings }) }
    })
}

/** As they are listed. */
const MOVES: readonly SaidMove['kind'][] = ['stand', 'evade', 'close', 'open', 'surrender']

function moveBrings(choice: Choice, moves: readonly MoveEnd[], view: EncounterView): string | undefined {
  const move = moveOf(choice)
  if (move.kind === 'evade') return text.evades
  const end = moves.find(({ key }) => key === choice.key)
  if (end === undefined || !('target' in move)) return undefined
  const { target, pace } = move
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
    .toSorted((a, b) => MOVES.indexOf(moveOf(a).kind) - MOVES.indexOf(moveOf(b).kind))
    .map(choice => {
      const brings = moveBrings(choice, moves, view)
      return { key: choice.key, label: moveLabel(choice, view), ...(brings !== undefined && { brings }) }
    })

/** What to begin with: what the program proposes, else the attack that most likely puts somebody out of the fight. */
export function firstAction(legal: readonly Choice[], proposed: string | undefined, odds: Weighed): string | undefined {
  if (proposed !== undefined && legal.some(({ key }) => key === proposed)) return proposed
  const worth = (key: string): number =>
    (odds[key] ?? []).reduce((sum, { fallen, down }) => (down ? sum : sum + Number(fallen.ways) / Number(fallen.of)), 0)
  const best = legal.filter(choice => attackIn(choice) !== undefined).toSorted((a, b) => worth(b.key) - worth(a.key))[0]
  return best?.key ?? legal.find(choice => actionOf(choice).kind === 'none')?.key ?? legal[0]?.key
}

/** The movement to begin with: what the bot proposes, else to stand. */
export function firstMove(legal: readonly Choice[], proposed: string | undefined): string | undefined {
  if (proposed !== undefined && legal.some(({ key }) => key === proposed)) return proposed
  return legal.find(choice => moveOf(choice).kind === 'stand')?.key ?? legal[0]?.key
}
