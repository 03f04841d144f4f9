/** What a new character has with it: issued, bought, and in the pockets. */
import type { Source } from '@umpire/dice'
import type { Why } from '@umpire/engine'
import { thingsNamed } from '../catalog/arms/arms.ts'
import type { Taken } from '../catalog/entry/taken.ts'
import { type Character, type Item, item } from '../character/character.ts'
import { known, techLevelOf } from '../character/known.ts'
import { costOfItem, moneyOf } from '../character/money.ts'
import { oneArm } from '../disadvantage/one-arm.ts'
import { type Range, some } from './people/draw.ts'
import { ARMS, type Arm, GEAR, type GearKey, POCKETS } from './people/gear.ts'
import type { Nation } from './people/nation.ts'
import type { Kit, Template } from './people/template.ts'

const IN_POCKETS: Range = [0, 2]
/** What is held ready: the first of these that somebody has. */
const READY = ['firearm', 'hand']

const isArm = (kit: Kit): kit is Arm => ARMS.some(arm => arm === kit)

function armItem(arm: Arm, { arms }: Nation, issued: boolean, why: Why): Item | null {
  const weapon = arms[arm]
  if (weapon === null) return null
  const shots = thingsNamed(weapon.name, why).flatMap(({ kind, thing }) => (kind === 'firearm' ? [thing.shots] : []))
  const [rounds = null] = shots
  return item.read(
    {
      name: weapon.name,
      issued,
      ...(rounds === null ? {} : { rounds }),
      ...(weapon.for === undefined ? {} : { note: `stands in for: ${weapon.for}` }),
    },
    `the ${arm}`,
  )
}

function gearItem(key: GearKey, issued: boolean): Item {
  const { left_behind = false, ...one } = { worn: false, ...GEAR[key] }
  return item.read({ ...one, issued, carried: !left_behind }, key)
}

const itemOf = (kit: Kit, nation: Nation, issued: boolean, why: Why): Item | null =>
  isArm(kit) ? armItem(kit, nation, issued, why) : gearItem(kit, issued)

/** Two of the same are one line. */
function gathered(items: readonly Item[]): readonly Item[] {
  const lines: Item[] = []
  for (const one of items) {
    const at = lines.findIndex(({ name, issued }) => name === one.name && issued === one.issued)
    const there = lines[at]
    if (there === undefined) lines.push(one)
    else lines[at] = { ...there, quantity: there.quantity + one.quantity }
  }
  return lines
}

const has = (traits: readonly Taken[], id: string, variant?: string): boolean =>
  traits.some(one => one.trait.id === id && (variant === undefined || one.variant?.name === variant))

/** What a disadvantage brings along. */
const aids = (traits: readonly Taken[]): readonly Item[] => [
  ...(has(traits, 'bad-sight', 'starts with glasses') ? [item.read({ name: 'glasses', worn: true }, 'glasses')] : []),
  ...(has(traits, 'lame', 'One Leg') ? [item.read({ name: 'crutches', weight_lb: 4, worn: true }, 'crutches')] : []),
]

/** The best weapon is in the hand. */
function withReady(items: readonly Item[], why: Why): readonly Item[] {
  const is = (kind: string) => (one: Item) => thingsNamed(one.name, why).some(thing => thing.kind === kind)
  const ready = READY.map(kind => items.find(is(kind))).find(one => one !== undefined)
  return items.map(one => (one === ready ? { ...one, ready: true } : one))
}

/** With what the template issues, and what of its list the character can pay for. */
export function equipped(
  character: Character,
  {
    template,
    nation,
    traits,
  }: { readonly template: Template; readonly nation: Nation; readonly traits: readonly Taken[] },
  source: Source,
  why: Why,
): Character {
  const { native_tl } = character.identity
  const usable = (one: Item): boolean => {
    const things = thingsNamed(one.name, why)
    const ofHisAge = native_tl === null || (techLevelOf({ index: 0, item: one, things }, why) ?? 0) <= native_tl
    return ofHisAge && (!has(traits, 'one-arm') || things.length === 0 || oneArm({ weapon: one.name }, why).allowed)
  }
  const get = (kits: readonly Kit[], issued: boolean): readonly Item[] =>
    kits.flatMap(kit => itemOf(kit, nation, issued, why) ?? []).filter(usable)
  const issued = [...get(template.issued, true), ...aids(traits)]
  let { left } = moneyOf(character, known(character, why), why)
  const pockets = some(POCKETS, IN_POCKETS, source)
  const wanted = [...template.bought, ...pockets.filter(one => !template.bought.includes(one))]
  const bought = get(wanted, false).filter((one, index) => {
    const cost = costOfItem({ index, item: one, things: thingsNamed(one.name, why) })
    if (cost > left) return false
    left -= cost
    return true
  })
  return { ...character, items: withReady(gathered([...issued, ...bought]), why) }
}
