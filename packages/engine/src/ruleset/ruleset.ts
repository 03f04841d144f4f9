/**
 * The rules of one campaign: the base and the chosen options composed once, frozen, and pinned to the game. Nothing
 * depends on the order in which options are named.
 */
import { BadInput } from '../field/bad-input.ts'
import { type Json, ownValue } from '../field/json.ts'
import { nearest } from '../field/nearest.ts'
import { silentOf } from '../rule/hushed.ts'
import { Listener } from '../rule/listener.ts'
import { ruleCount } from '../rule/rule.ts'
import { Counter, type Silent } from '../rule/why.ts'
import type { Choosable, Option, Preset, Replacement } from './option.ts'
import type { Setting } from './setting.ts'

/** What a campaign chose: plain data, kept with the game. */
export interface Chosen {
  readonly options: readonly string[]
  readonly settings: { readonly [id: string]: Json }
}

export interface Ruleset {
  readonly chosen: Chosen
  /** For rules when nobody listens. */
  readonly silent: Silent
  /** A new listener, for rules that somebody wants explained. */
  readonly listen: () => Listener
  /** A new counter of the rules that fire. */
  readonly count: () => Counter
}

/** An option conflict: the message names both options, the rule they meet on, and the way out. */
export class OptionConflict extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OptionConflict'
  }
}

interface Claim {
  readonly option: string
  readonly replacement: Replacement
}

const yieldsTo = (a: Claim, b: Claim): boolean => b.replacement.exceptionTo.includes(a.option)

/** Puts the claims on one rule in order, exceptions last. Every two of them must say which is the exception. */
function ordered(rule: string, claims: readonly Claim[]): readonly Claim[] {
  for (const [index, a] of claims.entries()) {
    for (const b of claims.slice(index + 1)) {
      const both = `options ${a.option} and ${b.option} both replace ${rule}`
      if (!yieldsTo(a, b) && !yieldsTo(b, a)) {
        throw new OptionConflict(`${both} and neither is the exception to the other: choose one of them`)
      }
      if (yieldsTo(a, b) && yieldsTo(b, a)) {
        throw new OptionConflict(`${both} and each claims to be the exception to the other: choose one of them`)
      }
    }
  }
  const rank = (claim: Claim): number => claims.filter(other => yieldsTo(other, claim)).length
  const sorted = claims.toSorted((a, b) => rank(a) - rank(b))
  if (sorted.some((claim, index) => rank(claim) !== index)) {
    const names = claims.map(claim => claim.option).join(', ')
    throw new OptionConflict(
      `options ${names} replace ${rule} and are exceptions to each other in a circle: choose fewer`,
    )
  }
  return sorted
}

/** Options speak of each other by key; a key that none has would silently mean nothing. */
function checkKeys(known: readonly Option[], presets: readonly Preset[]): void {
  const keys = new Set(known.map(option => option.key))
  for (const { key, options } of presets) {
    if (keys.has(key)) throw new BadInput(`preset ${key}`, 'a key that no option has', key)
    const stranger = options.find(other => !keys.has(other))
    if (stranger !== undefined) throw new BadInput(`preset ${key}`, 'keys of options that exist', stranger)
  }
  for (const { key, requires, excludes, replaces } of known) {
    const named = [...requires, ...excludes, ...replaces.flatMap(({ exceptionTo }) => exceptionTo)]
    const stranger = named.find(other => !keys.has(other))
    if (stranger !== undefined) throw new BadInput(`option ${key}`, 'keys of options that exist', stranger)
  }
  for (const option of known) checkChoosable(option, known)
}

/** An option that brings along what it, or something else that it brings, excludes could never be chosen. */
function checkChoosable({ key }: Option, known: readonly Option[]): void {
  const brought = new Set([key])
  for (const one of brought)
    for (const more of known.find(other => other.key === one)?.requires ?? []) brought.add(more)
  if (brought.size === 1) return
  for (const { key: one, excludes } of known.filter(other => brought.has(other.key))) {
    const other = excludes.find(excluded => brought.has(excluded))
    if (other !== undefined) {
      throw new BadInput(`option ${key}`, 'to require what can be chosen together', `${one}, which excludes ${other}`)
    }
  }
}

const FEW = 12

/** What there is to choose from: all of it if that is little, else the one that was probably meant, or some. */
function oneOfThem(known: readonly string[], wanted: string, what: string): string {
  if (known.length === 0) return `none, because this system has no ${what}`
  const meant = nearest(wanted, known)
  if (known.length <= FEW) return `one of ${known.join(', ')}`
  const hint = meant === undefined ? `such as ${known.slice(0, FEW).join(', ')}` : `perhaps ${meant}`
  return `one of the ${known.length} ${what}, ${hint}`
}

/** A preset among the keys stands for its options. */
export const expanded = (presets: readonly Preset[], keys: readonly string[]): readonly string[] =>
  keys.flatMap(key => presets.find(preset => preset.key === key)?.options ?? key)

function pick(known: readonly Option[], presets: readonly Preset[], wanted: readonly string[]): readonly Option[] {
  const keys = [...new Set(expanded(presets, wanted))].sort()
  return keys.map(key => {
    const found = known.find(option => option.key === key)
    if (found !== undefined) return found
    throw new BadInput(
      'options',
      oneOfThem(
        [...known, ...presets].map(choice => choice.key),
        key,
        'options',
      ),
      key,
    )
  })
}

/** Everything that is wrong with a choice at once: whoever mends one fault should not meet the next one by one. */
function checkCompany(chosen: readonly Option[]): void {
  const keys = new Set(chosen.map(option => option.key))
  const wrong: string[] = []
  for (const { key, requires, excludes } of chosen) {
    for (const missing of requires.filter(other => !keys.has(other))) {
      wrong.push(`option ${key} requires option ${missing}: choose it too, or leave ${key} out`)
    }
    for (const excluded of excludes.filter(other => keys.has(other))) {
      const told = chosen.some(other => other.key === excluded && other.excludes.includes(key) && excluded < key)
      if (!told) wrong.push(`options ${key} and ${excluded} exclude each other: choose one of them`)
    }
  }
  if (wrong.length > 0) throw new OptionConflict(wrong.join('; '))
}

/** Every setting's value, the default where none was chosen: a default that changes later must not change this game. */
function readSettings(
  known: readonly Setting<Json>[],
  given: { readonly [id: string]: unknown },
): { readonly [id: string]: Json } {
  const stranger = Object.keys(given).find(id => !known.some(setting => setting.id === id))
  if (stranger !== undefined) {
    throw new BadInput(
      'settings',
      oneOfThem(
        known.map(setting => setting.id),
        stranger,
        'settings',
      ),
      stranger,
    )
  }
  return Object.fromEntries(
    known.map(({ id, field, fallback }) => {
      const chosen = ownValue(given, id)
      return [id, chosen === undefined ? fallback : field.read(chosen, `settings.${id}`)]
    }),
  )
}

/**
 * Composes the rules in force.
 *
 *     compose({ options: [brutal, gentle] }, { options: ['brutal'] })
 */
export function compose(
  base: Pick<Choosable, 'options' | 'presets'> & { readonly settings?: readonly Setting<Json>[] },
  wanted: { readonly options?: readonly string[]; readonly settings?: { readonly [id: string]: unknown } } = {},
): Ruleset {
  checkKeys(base.options, base.presets ?? [])
  const chosen = pick(base.options, base.presets ?? [], wanted.options ?? [])
  checkCompany(chosen)
  const claims = new Map<string, Claim[]>()
  for (const { key, replaces } of chosen) {
    for (const replacement of replaces) {
      const claim = { option: key, replacement }
      claims.set(replacement.rule, [...(claims.get(replacement.rule) ?? []), claim])
    }
  }
  const inForce: number[] = []
  for (const [rule, made] of claims) {
    const order = ordered(rule, made)
    const top = order.at(-1)?.replacement
    const names = order.map(claim => claim.option).toReversed()
    if (top !== undefined)
      inForce[top.serial] = top.stack(
        order.map(claim => claim.replacement.version),
        names.join(' over '),
      )
  }
  const settings = Object.freeze(readSettings(base.settings ?? [], wanted.settings ?? {}))
  // A place for every rule, and not frozen: each call of a rule looks here, and V8 loads from a frozen or too short array
  // at less than half the speed.
  const slots = Uint16Array.from({ length: ruleCount() }, (_, serial) => inForce[serial] ?? 0)
  return Object.freeze({
    chosen: Object.freeze({ options: Object.freeze(chosen.map(option => option.key)), settings }),
    silent: silentOf({ inForce: slots, settings }),
    listen: () => new Listener(slots, settings),
    count: () => new Counter(slots, settings),
  })
}
