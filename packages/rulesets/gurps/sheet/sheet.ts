/**
 * The sheet of a character: every number worked out from what was chosen, by the rules of its campaign. Nothing on it is
 * kept anywhere; whoever wants to know why a number is what it is asks for the reasons.
 */
import type { Reason, Ruleset, Why } from '@umpire/engine'
import { bodyDr } from '../advantage/toughness.ts'
import { attributeCost, hitPoints } from '../attribute/attribute.ts'
import { type FourScores, frightScore, SENSES, scoresNow, senseScore, willOf } from '../attribute/scores.ts'
import { fullName } from '../catalog/entry/taken.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'
import { isCrutch, isGlasses } from '../character/aids.ts'
import { type Body, bodyOf, type Load, loadOf, type Speed, speedOf, weightOfItem } from '../character/body.ts'
import type { Character } from '../character/character.ts'
import { bearersIn, isWorn, type Known, known, type OwnedItem, weaponBearer } from '../character/known.ts'
import {
  costOfItem,
  type Money,
  moneyOf,
  type ReactionLine,
  type Standing,
  standingOf,
  statusReactions,
} from '../character/money.ts'
import { defaultSkills, learnedSkill, nativeLanguage, type SkillLine, skillBearers } from '../character/skills.ts'
import { type Points, pointsOf } from '../chargen/points-spent.ts'
import { basicDamage } from '../damage/basic.ts'
import { affected, amountText, type Bearer, effectsOn, whole } from '../effect/apply.ts'
import { conditionText } from '../effect/condition.ts'
import type { Facts } from '../effect/facts.ts'
import { campaignRules } from '../ruleset/campaign-rules.ts'
import { type AttackLine, attackLines, bareHands, gunsInHand } from './arms.ts'
import { blockOf } from './fighter.ts'
import { type Reminder, remindersOf } from './reminders.ts'

export type TraitLine = {
  /** Its place in the file. */
  readonly index: number
  readonly name: string
  readonly points: number
  readonly level: number | null
  /** So small that it counts among the quirks. */
  readonly quirk: boolean
  readonly note: string
}
/** A thing with the numbers it counts with: the file's, or else the catalogue's. */
export type ItemLine = {
  /** Its place in the file. */
  readonly index: number
  readonly name: string
  /** Each. */
  readonly cost: number
  readonly weight_lb: number
  /** What adds to the load: nothing where it is not carried. */
  readonly load_lb: number
}
type ArmorLine = {
  readonly name: string
  readonly covers: readonly string[]
  readonly pd: number
  readonly dr: number
}

export interface Sheet extends Standing {
  readonly points: Points
  /** As bought, with its price; and as it is now, with what traits and things make of it at all times. */
  readonly attributes: {
    readonly [name: string]: { readonly score: number; readonly now: number; readonly points: number }
  }
  readonly hp: number
  readonly fatigue: number
  readonly thrust: string
  readonly swing: string
  readonly will: number
  readonly fright: number
  readonly senses: { readonly [sense: string]: number }
  readonly body: Body
  readonly load: Load
  readonly speed: Speed
  readonly money: Money
  readonly dr: number
  readonly armor: readonly ArmorLine[]
  readonly traits: readonly TraitLine[]
  readonly skills: readonly SkillLine[]
  readonly native: number
  readonly defaults: { readonly [skill: string]: number }
  readonly items: readonly ItemLine[]
  readonly attacks: readonly AttackLine[]
  /** With the best of the skills that block; nothing where there is none, as among those of the book. */
  readonly block: number | null
  /** What speaks for and against the character, and when. */
  readonly reactions: readonly ReactionLine[]
  /** Words for the table: what a trait asks of whoever plays it. */
  readonly reminders: readonly Reminder[]
}

export type Reasons = { readonly [number: string]: readonly Reason[] }

/** The rules of the character's campaign; what of it cannot be used is left out, and told as a problem. */
export const rulesetOf = (one: Pick<Character, 'campaign'>): Ruleset => campaignRules(one).ruleset

/** Facts that somebody's scores, and the things worn or carried, tell at all times. */
export const wornFacts = ({ items }: Known, { st, dx, iq, ht }: FourScores): Facts => {
  const carried = items.map(({ item }) => item).filter(({ carried, quantity }) => carried && quantity > 0)
  // Nobody carries crutches but to walk on them.
  return { st, dx, iq, ht, glasses: carried.filter(isWorn).some(isGlasses), crutches: carried.some(isCrutch) }
}

/** Works a sheet out, and keeps the reasons of each part if somebody wants them. */
class Maker {
  readonly #ruleset: Ruleset
  readonly #reasons: { [number: string]: readonly Reason[] }

  constructor(ruleset: Ruleset, reasons: { [number: string]: readonly Reason[] }) {
    this.#ruleset = ruleset
    this.#reasons = reasons
  }
  of<T>(name: string, work: (why: Why) => T): T {
    const listener = this.#ruleset.listen()
    const value = work(listener)
    this.#reasons[name] = listener.take()
    return value
  }
}

/** Weapons with a word of their own, where they are at hand. */
const armedWith = ({ item, things }: OwnedItem): readonly Bearer[] =>
  item.carried && item.quantity > 0 ? things.flatMap(one => weaponBearer(one) ?? []) : []

function made(character: Character, silent: Why, maker: Pick<Maker, 'of'>): Sheet {
  const found = known(character, silent)
  const { st, dx, iq, ht } = character.attributes
  const bought = { st, dx, iq, ht }
  const own = bearersIn(found)
  const scores = maker.of('attributes', why => scoresNow(character.attributes, own, why))
  const facts = wornFacts(found, scores)
  const skills = found.skills.map(one =>
    maker.of(`skill: ${one.learned.skill}`, why => learnedSkill(character, one, own, why)),
  )
  const bearers = [...own, ...skillBearers(skills, silent)]
  const body = maker.of('body', why => bodyOf(character, found, why))
  const load = maker.of('load', why => loadOf(bought, found, body, why))
  const now = { ...facts, encumbrance_level: load.level }
  const { hp, fatigue_points } = maker.of('hit points and fatigue', why => {
    const usual = hitPoints(scores, why)
    return { ...usual, hp: whole('hit points', affected('hit points', usual.hp, ['hp'], own, now, why), why) }
  })
  const damage = maker.of('thrust and swing damage', why =>
    basicDamage({ st: scores.st, body_lb: Math.max(0, body.weight_lb) }, why),
  )
  const will = maker.of('will', why => willOf(iq, own, why, bought))
  const fighter = {
    character,
    attributes: scores,
    skills,
    bearers,
    traits: own,
    facts: now,
    encumbrance_level: load.level,
    body_lb: body.weight_lb,
  }
  const standing = maker.of('status', why => standingOf(found, why))
  return {
    points: maker.of('points', why => pointsOf(character, found, why)),
    attributes: Object.fromEntries(
      ATTRIBUTES.map(name => {
        const score = character.attributes[name]
        return [name, { score, now: scores[name], points: maker.of(name, why => attributeCost({ value: score }, why)) }]
      }),
    ),
    hp,
    fatigue: fatigue_points,
    ...damage,
    will,
    fright: maker.of('fright check', why => frightScore(will, own, now, why)),
    senses: Object.fromEntries(
      SENSES.map(sense => [sense, maker.of(sense, why => senseScore(iq, sense, own, now, why, bought))]),
    ),
    body,
    load,
    speed: maker.of('speed, move and dodge', why => speedOf(character, load, bearers, now, why, scores)),
    money: maker.of('money', why => moneyOf(character, found, why)),
    ...standing,
    dr: maker.of('dr', why => bodyDr(own, why)),
    armor: found.items.flatMap(({ item, things }) =>
      isWorn(item)
        ? things.flatMap(({ kind, thing }) =>
            kind === 'armor' ? [{ name: thing.name, covers: thing.covers, pd: thing.pd, dr: thing.dr }] : [],
          )
        : [],
    ),
    traits: found.traits.map(one => ({
      index: one.index,
      name: fullName(one),
      points: one.points,
      level: one.trait.cost.kind === 'per-level' || one.written.level !== undefined ? one.level : null,
      quirk: one.quirk,
      note: one.written.note ?? '',
    })),
    skills,
    native: maker.of('native language', why => nativeLanguage(character, own, why)),
    defaults: maker.of('skills by default', why => defaultSkills(character, found, own, why)),
    items: found.items.map(owned => {
      const { name, quantity, carried } = owned.item
      const weight_lb = weightOfItem(owned)
      return {
        index: owned.index,
        name,
        cost: costOfItem(owned),
        weight_lb,
        load_lb: carried ? Math.max(0, weight_lb) * quantity : 0,
      }
    }),
    attacks: [
      ...found.items.flatMap(owned => maker.of(`attack: ${owned.item.name}`, why => attackLines(owned, fighter, why))),
      ...maker.of('attack: guns in the hand', why => gunsInHand(found.items, fighter, why)),
      ...maker.of('attack: bare hands', why => bareHands(fighter, why)),
    ],
    block: maker.of('block', why => blockOf(fighter, why)),
    reactions: [
      ...effectsOn(['reaction'], bearers).map(borne => ({
        name: borne.bearer.name,
        by: amountText(borne),
        when: conditionText(borne.effect),
      })),
      ...maker.of('reaction to status', why => statusReactions(standing, why)),
    ],
    reminders: remindersOf([...bearers, ...found.items.flatMap(armedWith)]),
  }
}

/** By the rules of its campaign; or by those of whoever asks, such as a counter of the rules that fire. */
export const sheetOf = (character: Character, why: Why = rulesetOf(character).silent): Sheet =>
  made(character, why, { of: (_name, work) => work(why) })

/** The sheet with the reasons of each part; by the rules of its campaign, unless others are named. */
export function explainedSheet(
  character: Character,
  ruleset: Ruleset = rulesetOf(character),
): { readonly sheet: Sheet; readonly reasons: Reasons } {
  const reasons: { [number: string]: readonly Reason[] } = {}
  return { sheet: made(character, ruleset.silent, new Maker(ruleset, reasons)), reasons }
}
