/** What stands on the second half of a sheet: weapons, armour, gear, money, points gained, reminders and problems. */
import type { Problem } from '@umpire/engine'
import type { AttackLine } from '../arms.ts'
import { damageText } from '../stat-block/attack-text.ts'
import { decimalText, moneyText, numberText, signedText } from '../stat-block/numbers.ts'
import type { Printed } from './content.ts'

export const HAND_HEAD = ['', 'skill', 'level', 'damage', 'parry', 'reach', 'ST'] as const
export const RANGED_HEAD = [
  '',
  'skill',
  'level',
  'damage',
  'SS',
  'Acc',
  '½D',
  'max',
  'RoF',
  'shots',
  'Rcl',
  'ST',
] as const

const cell = (value: number | string | null): string =>
  value === null ? '' : typeof value === 'number' ? numberText(value) : value

const isRanged = ({ ss, acc, max_range }: AttackLine): boolean => ss !== null || acc !== null || max_range !== null

const weapon = (line: AttackLine): readonly string[] => [
  `${line.weapon}, ${line.mode}`,
  line.skill,
  line.effective === null ? 'none' : numberText(line.effective),
  damageText(line),
]

/** Lines for the hand: what parries, and how far it reaches. */
export const handRows = ({ sheet }: Printed): readonly (readonly string[])[] =>
  sheet.attacks
    .filter(line => !isRanged(line))
    .map(line => [...weapon(line), ...[line.parry, line.reach, line.min_st].map(cell)])

/** Lines for what is shot or thrown. */
export const rangedRows = ({ sheet }: Printed): readonly (readonly string[])[] =>
  sheet.attacks.filter(isRanged).map(line => {
    const { ss, acc, half_damage, max_range, rof, shots, rcl, min_st } = line
    return [...weapon(line), ...[ss, acc, half_damage, max_range, rof, shots, rcl, min_st].map(cell)]
  })

export const GEAR_HEAD = ['thing', '', 'lb', '$'] as const

export function gearRows({ one, sheet }: Printed): readonly (readonly string[])[] {
  return sheet.items.flatMap(line => {
    const item = one.items[line.index]
    if (item === undefined) return []
    const { quantity, issued, carried, worn, ready, rounds, tl, note } = item
    const where = [
      ...(worn ? ['worn'] : []),
      ...(ready ? ['ready'] : []),
      ...(issued ? ['issued'] : []),
      ...(carried ? [] : ['not carried']),
      ...(rounds === undefined ? [] : [`${numberText(rounds)} rounds`]),
      ...(tl === undefined ? [] : [`TL${tl}`]),
      ...(note === undefined ? [] : [note]),
    ]
    const name = quantity === 1 ? line.name : `${decimalText(quantity)} × ${line.name}`
    // What has no price or weight says nothing; a nought would look like a bargain.
    const [weight, cost] = [line.weight_lb, line.cost]
    return [[name, where.join('; '), weight === 0 ? '' : decimalText(weight), cost === 0 ? '' : moneyText(cost)]]
  })
}

export const armorRows = ({ sheet }: Printed): readonly (readonly string[])[] =>
  sheet.armor.map(({ name, covers, pd, dr }) => [name, covers.join(', '), numberText(pd), numberText(dr)])

export const moneyRows = ({
  one,
  sheet: { money, status, status_title, cost_of_living },
}: Printed): readonly (readonly [string, string])[] => [
  ['wealth', money.wealth],
  ['to begin with', moneyText(money.start)],
  ...(one.settled ? [['home and the like', moneyText(money.home)] as const] : []),
  ['spent on gear', moneyText(money.spent)],
  ...(one.cash === 0 ? [] : [['earned and spent since', moneyText(one.cash)] as const]),
  ['left', moneyText(money.left)],
  ...(status_title === null ? [] : [['Status', `${numberText(status)} ${status_title}`.trim()] as const]),
  ...(cost_of_living === null ? [] : [['cost of living, a month', moneyText(cost_of_living)] as const]),
]

/** When, what and why, gained or spent, and what the character is worth more. */
export const ledgerRows = ({ one }: Printed): readonly (readonly string[])[] =>
  one.ledger.map(({ date, kind, what, reason, points, worth }) => [
    date,
    [kind, what].filter(Boolean).join(': '),
    reason,
    signedText(points),
    worth === 0 ? '' : signedText(worth),
  ])

export const reminderRows = ({ sheet, called }: Printed): readonly (readonly string[])[] =>
  sheet.reminders.map(({ name, says }) => [called(name), says.replace(/-(?=\d)/g, '−')])

const SEVERITIES: { readonly [severity: string]: string } = {
  warning: 'warning',
  allowed: 'allowed by the game master',
}

export const problemRows = ({ problems }: Printed): readonly (readonly string[])[] =>
  problems.map(({ rule, where, message, severity }) => [
    severity === undefined ? 'problem' : (SEVERITIES[severity] ?? severity),
    where === '' ? message : `${where}: ${message}`,
    rule,
  ])

/** Legal, or what stands in the way. */
export function verdict({ problems }: Printed): string {
  const count = (wanted: Problem['severity']): number => problems.filter(({ severity }) => severity === wanted).length
  const [bad, warnings, allowed] = [count(undefined), count('warning'), count('allowed')]
  const told = [
    bad === 0 ? 'legal' : bad === 1 ? '1 problem' : `${bad} problems`,
    ...(warnings === 0 ? [] : [warnings === 1 ? '1 warning' : `${warnings} warnings`]),
    ...(allowed === 0 ? [] : [`${allowed} allowed by the game master`]),
  ]
  return told.join(', ')
}
