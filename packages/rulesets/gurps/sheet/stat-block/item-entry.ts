/** A thing in a stat block: 2 × Walther PPK .32 ($75; 1.25 lb; ready; 7 rounds). */
import { int, num, sameJson, text, type Why } from '@umpire/engine'
import { thingsNamed } from '../../catalog/arms/arms.ts'
import type { Item } from '../../character/character.ts'
import type { ItemLine } from '../sheet.ts'
import { parts, quoted, tokens, trimmedEnd, unquoted } from './entry.ts'
import { decimalText, moneyText, NUMBER, numberText, readNumber } from './numbers.ts'
import { standsIn } from './sections.ts'

type Told = { -readonly [name in keyof Item]?: Item[name] } & { own_cost?: boolean; own_weight?: boolean }

const COST = new RegExp(String.raw`^(own\s+)?([−-]?\s?\$\s?${NUMBER})(?:\s+each)?$`, 'i')
const WEIGHT = new RegExp(String.raw`^(own\s+)?(${NUMBER})\s*(?:lbs?\.?|pounds?)(?:\s+each)?$`, 'i')
const ROUNDS = /^([\d,]+)\s+(?:rounds?|shots?)$/i
const TECH = /^TL\s?(\d+)$/i

/** The words that say where a thing is, and what they mean. */
const PLACES: { readonly [word: string]: Told } = {
  issued: { issued: true },
  'not carried': { carried: false },
  stored: { carried: false },
  'at home': { carried: false },
  carried: { carried: true },
  worn: { worn: true },
  ready: { ready: true },
}

/** What a part says of a thing, if it is one of ours or a usual one: $75, 1.25 lb, issued. */
function toldBy(part: string): Told | undefined {
  const word = part.toLowerCase()
  if (Object.hasOwn(PLACES, word)) return PLACES[word]
  const [, ownCost, cost] = COST.exec(part) ?? []
  const dollars = readNumber((cost ?? '').replace(/\s/g, ''))
  if (dollars !== undefined) return { cost: dollars, ...(ownCost === undefined ? {} : { own_cost: true }) }
  const [, ownWeight, weight] = WEIGHT.exec(part) ?? []
  const pounds = readNumber(weight ?? '')
  if (pounds !== undefined) return { weight_lb: pounds, ...(ownWeight === undefined ? {} : { own_weight: true }) }
  const rounds = ROUNDS.exec(part)?.[1]
  if (rounds !== undefined) return { rounds: Number(rounds.replaceAll(',', '')) }
  const tl = TECH.exec(part)?.[1]
  return tl === undefined ? undefined : { tl: Number(tl) }
}

/** Things of one line or paragraph. A price behind a comma belongs to the thing before it. */
export function itemsIn(line: string): readonly string[] {
  const found: string[] = []
  for (const part of parts(line).flatMap(piece => parts(piece, ', '))) {
    const last = found.length - 1
    if (toldBy(part) !== undefined && last >= 0) found[last] = `${found[last] ?? ''} (${part})`
    else found.push(part)
  }
  return found
}

const COUNT = new RegExp(String.raw`^(${NUMBER})\s*(?:×|x)\s*(.+)$`, 'is')

const bounded = num({ min: -1e9, max: 1e9 })

function listPrice(name: string, why: Why) {
  const things = thingsNamed(name, why)
  return {
    cost: things.find(({ thing }) => thing.cost !== null)?.thing.cost ?? undefined,
    weight_lb: things.find(({ thing }) => thing.weight_lb !== null)?.thing.weight_lb ?? undefined,
  }
}

/** Without a number that the catalogue has as well, unless it was said to be the thing's own. */
const unlessListed = (told: number | undefined, listed: number | undefined, own: boolean | undefined) =>
  told === undefined || (told === listed && own !== true) ? undefined : told

export function itemFrom(written: string, why: Why, place: string): Item {
  const [, count, counted] = COUNT.exec(written) ?? []
  const quantity = count === undefined ? undefined : readNumber(count)
  const told: Told = {}
  const names: string[] = []
  let note: string | undefined
  for (const [at, { kind, text: piece }] of tokens((quantity === undefined ? written : counted) ?? '').entries()) {
    const words = kind === 'quoted' ? unquoted(piece) : undefined
    if (words !== undefined && at > 0) note = words
    else if (kind !== 'round') names.push(words ?? piece)
    else {
      const all = parts(piece.slice(1, -1)).flatMap(part => (toldBy(part) === undefined ? parts(part, ', ') : [part]))
      const strange = all.filter(part => toldBy(part) === undefined)
      for (const part of all) Object.assign(told, toldBy(part))
      if (strange.length > 0) names.push(`(${strange.join('; ')})`)
    }
  }
  const { own_cost, own_weight, ...rest } = told
  const isQuoted = tokens(written.replace(COUNT, '$2'))[0]?.kind === 'quoted'
  const name = isQuoted ? names.join('') : trimmedEnd(names.join('').replace(/\s+/g, ' ').trim(), ' .,')
  const listed = listPrice(name, why)
  const cost = unlessListed(rest.cost, listed.cost, own_cost)
  const weight_lb = unlessListed(rest.weight_lb, listed.weight_lb, own_weight)
  const { rounds, tl, issued = false, carried = true, worn = false, ready = false } = rest
  return {
    name: text(200).read(isQuoted ? (names[0] ?? '') : name, place),
    ...(cost === undefined ? {} : { cost: bounded.read(cost, `${place}, price`) }),
    ...(weight_lb === undefined ? {} : { weight_lb: bounded.read(weight_lb, `${place}, weight`) }),
    quantity: num({ min: 0, max: 1_000_000 }).read(quantity ?? 1, `${place}, number of them`),
    issued,
    carried,
    worn,
    ready,
    ...(rounds === undefined ? {} : { rounds: int({ min: 0, max: 1_000_000 }).read(rounds, `${place}, rounds`) }),
    ...(tl === undefined ? {} : { tl: int({ min: 0, max: 16 }).read(tl, `${place}, tl`) }),
    ...(note === undefined ? {} : { note: text(2000).read(note, place) }),
    unknown_fields: {},
  }
}

/** As plainly as it is read back the same; its price and weight from the catalogue are not marked. */
export function itemText(item: Item, line: ItemLine, why: Why): string {
  const { name, cost, weight_lb, quantity, issued, carried, worn, ready, rounds, tl, note } = item
  const text = (head: string, own: boolean): string => {
    const mark = (mine: boolean): string => (own && mine ? 'own ' : '')
    const said = [
      ...(cost === undefined && line.cost === 0 ? [] : [`${mark(cost !== undefined)}${moneyText(line.cost)}`]),
      ...(weight_lb === undefined && line.weight_lb === 0
        ? []
        : [`${mark(weight_lb !== undefined)}${decimalText(line.weight_lb)} lb`]),
      ...(rounds === undefined ? [] : [`${numberText(rounds)} rounds`]),
      ...(tl === undefined ? [] : [`TL${tl}`]),
      ...(issued ? ['issued'] : []),
      ...(carried ? [] : ['not carried']),
      ...(worn ? ['worn'] : []),
      ...(ready ? ['ready'] : []),
    ]
    const many = quantity === 1 ? '' : `${decimalText(quantity)} × `
    const brackets = said.length === 0 ? '' : ` (${said.join('; ')})`
    return `${many}${head}${brackets}${note === undefined ? '' : ` ${quoted(note)}`}`
  }
  const want = { ...item, unknown_fields: {} }
  const same = (written: string): boolean => {
    const [only, ...more] = itemsIn(written)
    return (
      standsIn('equipment', written) &&
      only !== undefined &&
      more.length === 0 &&
      sameJson(itemFrom(only, why, 'item'), want)
    )
  }
  return [text(name, false), text(name, true), text(quoted(name), false)].find(same) ?? text(quoted(name), true)
}
