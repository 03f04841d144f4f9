/** What experience does after creation: awards by the three schemes, and everything that can be bought, cured or befall. */
import { BadInput, type Problem, type Why } from '@umpire/engine'
import { catalog } from '../../abilities/catalog.ts'
import type { LanguageLevel } from '../../abilities/languages.ts'
import { xpScheme } from '../../campaign/settings.ts'
import { heldOf } from '../../effect/held.ts'
import { noXpRaise } from '../../stats/list.ts'
import { abilityRow } from '../../tables/abilities.ts'
import type { Ability } from '../../tables/ability-keys.ts'
import type { Flaw } from '../../tables/flaw-keys.ts'
import { flawRow, isFlaw } from '../../tables/flaws.ts'
import type { Merit } from '../../tables/merit-keys.ts'
import { meritRow } from '../../tables/merits.ts'
import { rowOf } from '../../tables/skills.ts'
import type { Stat } from '../../tables/stats.ts'
import { SUBJECTS } from '../../traits/exclusive.ts'
import { money } from '../../traits/followers.ts'
import { payback, when } from '../../traits/when.ts'
import { costs } from '../../xp/costs.ts'
import { ledger } from '../../xp/ledger.ts'
import { schemeArbitrary, schemeEncounters, schemeUse } from '../../xp/schemes.ts'
import { accountOf } from '../account.ts'
import { type Character, learned, type TakenTrait, taken } from '../character.ts'
import { actingTraits, having } from '../holding.ts'
import { moneyAtStart } from '../money.ts'
import { type Improved, inXp, type Occasion, refuse, step } from './improve-step.ts'

const SCHEMES = [schemeEncounters, schemeUse, schemeArbitrary]

/** A campaign gives experience in one of the three ways; another is the game master's word. */
function otherScheme(scheme: 1 | 2 | 3, why: Why): readonly Problem[] {
  const chosen = xpScheme(why)
  const rule = SCHEMES[chosen - 1]
  if (chosen === scheme || rule === undefined) return []
  return [{ rule: rule.id, where: 'xp', message: `this campaign gives experience so: ${rule.title}` }]
}

/** Earned; half of it goes to what is owed for flaws, while something is. */
export function award(
  one: Character,
  scheme: 1 | 2 | 3,
  earned: number,
  what: string,
  occasion: Occasion,
  why: Why,
): Improved {
  const { debt } = one.xp
  const paid = debt > 0 ? payback({ debt, earned }, why) : { paid_back: 0, debt }
  const xp = {
    ...one.xp,
    earned: one.xp.earned + earned,
    paid_back: one.xp.paid_back + paid.paid_back,
    debt: paid.debt,
  }
  const bars = otherScheme(scheme, why)
  const came = step(one, { ...one, xp }, { kind: 'award', what, where: 'xp', bars }, occasion, why)
  if (came.character === undefined) return came
  // The ledger has all that was earned, whatever went to the debt.
  const lines = came.character.xp.ledger.map((line, at, all) =>
    at === all.length - 1 ? { ...line, xp: earned } : line,
  )
  return { ...came, character: { ...came.character, xp: { ...came.character.xp, ledger: lines } } }
}

/** Stats are never bought: refused, unless the game master says so. */
export function raiseStat(one: Character, stat: Stat, to: number | undefined, occasion: Occasion, why: Why): Improved {
  const value = to ?? one.stats[stat] + 1
  if (noXpRaise({ buy: 'stat', stat, gm_override: occasion.by_gm }, why)) {
    const after = { ...one, stats: { ...one.stats, [stat]: value } }
    return step(one, after, { kind: 'bought', what: `${stat} ${value}`, where: `stats.${stat}` }, occasion, why)
  }
  return refuse(noXpRaise.id, `stats.${stat}`, 'experience buys skills, abilities and merits, never stats')
}

export interface SkillStep {
  readonly skill: string
  readonly to?: number
  /** The vehicle that the pilot means, or the first field of a new skill. */
  readonly field?: string
}

export function raiseSkill(one: Character, { skill, to, field }: SkillStep, occasion: Occasion, why: Why): Improved {
  const fits = (entry: Character['skills'][number]): boolean =>
    entry.skill === skill && (skill !== 'pilot' || field === undefined || entry.concentrations.includes(field))
  const at = one.skills.findIndex(fits)
  const before = one.skills[at]
  const level = to ?? (before?.level ?? 0) + 1
  const { name } = rowOf(skill)
  const where = at === -1 ? `skills[${one.skills.length}]` : `skills[${at}]`
  if (before !== undefined && level <= before.level) {
    return refuse(costs.id, where, `${name} is ${before.level} already: it goes up, never down`)
  }
  const fields = field === undefined ? [] : [field]
  const raised =
    before === undefined
      ? learned.read({ skill, level, concentrations: fields }, where)
      : { ...before, level, concentrations: before.concentrations.length === 0 ? fields : before.concentrations }
  const skills = before === undefined ? [...one.skills, raised] : one.skills.with(at, raised)
  return step(one, { ...one, skills }, { kind: 'bought', what: `${name} ${level}`, where }, occasion, why)
}

/** A further field of a skill, or a vehicle like one that is known. */
export function concentrate(one: Character, skill: string, field: string, occasion: Occasion, why: Why): Improved {
  const at = one.skills.findIndex(entry => entry.skill === skill)
  const before = one.skills[at]
  const { name } = rowOf(skill)
  if (before === undefined) return refuse(costs.id, 'skills', `${name} must be learned first`)
  const skills = one.skills.with(at, { ...before, concentrations: [...before.concentrations, field] })
  const wanted = { kind: 'bought', what: `${name}: ${field}`, where: `skills[${at}].concentrations` } as const
  return step(one, { ...one, skills }, wanted, occasion, why)
}

export function buyAbility(one: Character, ability: Ability, occasion: Occasion, why: Why): Improved {
  const where = `abilities[${one.abilities.length}]`
  const { name } = abilityRow(ability)
  const { problems } = catalog({ buy: ability, owned: one.abilities }, why)
  const bars = problems.map((message): Problem => ({ rule: catalog.id, where, message: `${name}: ${message}` }))
  const after = { ...one, abilities: [...one.abilities, ability] }
  return step(one, after, { kind: 'bought', what: name, where, bars }, occasion, why)
}

/** Learned anew, or a basic one made fluent. */
export function learnLanguage(
  one: Character,
  language: string,
  level: LanguageLevel,
  dissimilar: boolean,
  occasion: Occasion,
  why: Why,
): Improved {
  const at = one.languages.findIndex(known => known.language.toLowerCase() === language.toLowerCase())
  const before = one.languages[at]
  const languages =
    before === undefined
      ? [...one.languages, { language, level, native: false, dissimilar, unknown_fields: {} }]
      : one.languages.with(at, { ...before, level })
  const where = before === undefined ? `languages[${one.languages.length}]` : `languages[${at}]`
  if (before !== undefined && (before.level === 'fluent' || before.level === level)) {
    return refuse(catalog.id, where, `${language} is known already`)
  }
  return step(one, { ...one, languages }, { kind: 'bought', what: `${language}, ${level}`, where }, occasion, why)
}

/** The merit of the same subject that a better one takes the place of. */
function replaced(one: Character, merit: Merit): number {
  const subject = Object.values(SUBJECTS).find(traits => traits.includes(merit))
  return one.traits.findIndex(
    ({ key, gone }) => !gone && !isFlaw(key) && key !== merit && subject?.includes(key) === true,
  )
}

export function buyMerit(one: Character, merit: Merit, occasion: Occasion, why: Why): Improved {
  const { name, later } = meritRow(merit)
  const old = replaced(one, merit)
  const where = `traits[${old === -1 ? one.traits.length : old}]`
  const bars: readonly Problem[] = when({ phase: 'play', merit }, why).allowed
    ? []
    : [{ rule: when.id, where, message: `${name} is taken at creation only` }]
  const entry = taken.read({ key: merit, origin: 'play' }, where)
  const traits = old === -1 ? [...one.traits, entry] : one.traits.with(old, entry)
  const after = { ...one, traits }
  const cash = later ? gained(one, after, merit, why) : 0
  const paid = { ...after, gear: { ...after.gear, cash: after.gear.cash + cash } }
  return step(one, paid, { kind: 'merit', what: name, where, bars }, occasion, why)
}

/** What wealth brings when it comes in play: its sum, or what it has over the one it was raised from. */
function gained(before: Character, after: Character, merit: Merit, why: Why): number {
  const wealth = SUBJECTS['wealth'] ?? []
  if (!wealth.includes(merit)) return 0
  const { merits, flaws } = heldOf(actingTraits(before))
  const sum = money({ merits, flaws, taken_later: merit }, why).gained ?? 0
  return sum + moneyAtStart(before, why) - moneyAtStart(after, why)
}

const indexOfFlaw = ({ traits }: Character, flaw: Flaw, subject: string | undefined): number =>
  traits.findIndex(
    ({ key, gone, ...own }) => key === flaw && !gone && (subject === undefined || own.subject === subject),
  )

/** Rid of a flaw: its experience is paid back, as far as it goes; what is missing stays as a debt. */
export function cure(one: Character, flaw: Flaw, subject: string | undefined, occasion: Occasion, why: Why): Improved {
  const at = indexOfFlaw(one, flaw, subject)
  const before = one.traits[at]
  const { name, magnitude, buyOffXp } = flawRow(flaw)
  if (before === undefined) return refuse(payback.id, 'traits', `there is no ${name} to be rid of`)
  const where = `traits[${at}]`
  const traits = one.traits.with(at, { ...before, gone: true })
  const available = Math.max(0, accountOf(one, why).available)
  if (buyOffXp !== undefined) {
    if (!ledger({ starting: available, price: buyOffXp }, why).allowed && !occasion.by_gm) {
      return refuse(
        ledger.id,
        where,
        `being rid of ${name} costs ${inXp(buyOffXp)}, and ${inXp(available)} are available`,
      )
    }
    const xp = { ...one.xp, paid_back: one.xp.paid_back + buyOffXp }
    return step(one, { ...one, traits, xp }, { kind: 'cured', what: name, where }, occasion, why)
  }
  const owed = owedFor(before, magnitude, { available, debt: one.xp.debt }, why)
  const xp = { ...one.xp, paid_back: one.xp.paid_back + owed.paid_back, debt: owed.debt }
  return step(one, { ...one, traits, xp }, { kind: 'cured', what: name, where }, occasion, why)
}

const owedFor = (
  { origin, times }: TakenTrait,
  magnitude: number,
  has: { readonly available: number; readonly debt: number },
  why: Why,
) => payback({ flaw_magnitude: Math.min(5, magnitude * times), from_play: origin === 'play', ...has }, why)

/** A flaw that play brings gives nothing. */
export function befall(
  one: Character,
  flaw: Flaw,
  more: { readonly subject?: string; readonly criterion?: string },
  occasion: Occasion,
  why: Why,
): Improved {
  const where = `traits[${one.traits.length}]`
  const { name } = flawRow(flaw)
  const { abilities = [] } = having(one)
  const allowed = when({ phase: 'play', flaw, cause: 'events', abilities }, why)
  const message = flaw === 'shooters-flinch' ? 'a stubborn shooter never flinches' : `${name} is taken at creation only`
  const bars: readonly Problem[] = allowed.allowed ? [] : [{ rule: when.id, where, message }]
  const traits = [...one.traits, taken.read({ key: flaw, origin: 'play', ...more }, where)]
  return step(one, { ...one, traits }, { kind: 'befallen', what: name, where, bars }, occasion, why)
}

/** The end of a session: action points come back. */
export function sessionEnd(one: Character, occasion: Occasion, why: Why): Improved {
  const after = { ...one, health: { ...one.health, action_points: null } }
  return step(one, after, { kind: 'session', what: 'end of the session', where: 'health' }, occasion, why)
}

/** The only one of these that was wished for. */
export function onlyStep<const N extends string>(names: readonly N[], wish: { readonly [name in N]?: unknown }): N {
  const [first, ...others] = names.filter(name => wish[name] !== undefined)
  if (first !== undefined && others.length === 0) return first
  throw new BadInput('step', `one of ${names.join(', ')}`, first === undefined ? 'none' : [first, ...others].join(', '))
}
