/** Numbers of a sheet in short words. */
import type { GunLine, MeleeLine } from '../character/arm-lines.ts'
import type { Character } from '../character/character.ts'
import type { Sheet } from '../character/sheet.ts'
import type { Rolled, SkillLine } from '../character/skill-lines.ts'

type Strange = { readonly name: string; readonly unknown: true }

/** Cents only where there are some. */
export function dollars(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}$${grouped}${cents === undefined || cents === '00' ? '' : `.${cents}`}`
}
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)
const df = (amount: number): string => (amount === 0 ? '' : ` ${signed(amount)} DF`)

const rollWords = ({ situation, attribute }: Rolled): string =>
  situation === 'normal' ? `${attribute}` : `${attribute} ${situation}`

/** Words about a skill are seldom what is rolled for. */
const TALK = 'discussing technique'

/** The usual attribute first, then those of other situations that are not the same. */
export function skillWords({ rolls, complex, df: harder, fails }: SkillLine): string {
  const [usual, ...others] = rolls.toSorted(
    (a, b) => Number(b.situation === 'normal') - Number(a.situation === 'normal'),
  )
  if (usual === undefined) return ''
  const more = others
    .filter(({ attribute, situation }) => attribute !== usual.attribute && situation !== TALK)
    .map(rollWords)
  const kind = complex ? ' complex' : ''
  return `${[rollWords(usual), ...more].join(' / ')}${kind}${df(harder)}${fails ? ' fails' : ''}`
}

export function gunWords(line: GunLine | Strange): string {
  if (line.unknown === true) return 'unknown'
  const { attribute, point_blank, damage, pellets, range, shots, capacity } = line
  const hits = pellets === null ? `${damage}` : `${damage} by ${pellets} pellets`
  return `${attribute} / ${point_blank} point blank${df(line.df)} damage ${hits} range ${range} m shots ${shots} of ${capacity}`
}

const modeWords = ({ mode, damage, damage_type }: MeleeLine): string => `${mode} ${damage} ${damage_type}`

/** Of each weapon in turn; bare hands stand last and have no entry. */
export function meleeWords({ melee }: Sheet): readonly string[] {
  const words: string[] = []
  let first: MeleeLine | undefined
  for (const line of melee) {
    if (line.unknown === true) {
      words.push('unknown')
      first = undefined
    } else if (line.name === first?.name && line.mode !== first.mode) {
      words.push(`${words.pop() ?? ''} / ${modeWords(line)}`)
    } else {
      words.push(`${line.attribute}${df(line.df)} ${modeWords(line)}`)
      first = line
    }
  }
  return words
}

/** What follows from stats and traits. */
export function bodyWords(one: Character, sheet: Sheet): readonly string[] {
  const { walk, run, sprint } = sheet.movement
  const { status } = one.health
  const burdens = [
    ...(sheet.wound_df === 0 ? [] : [`${status}${sheet.wound_df === null ? '' : df(sheet.wound_df)}`]),
    ...(sheet.fatigue_df === 0 ? [] : [`tired${df(sheet.fatigue_df)}`]),
    ...(sheet.addiction_df === 0 ? [] : [`withdrawal${df(sheet.addiction_df)}`]),
  ]
  return [
    [
      `HP ${sheet.hp}`,
      `damage score ${sheet.damage_score}`,
      `natural resistance ${sheet.natural_resistance}`,
      `carries ${sheet.capacity_lb} lb`,
      `walks ${walk}, runs ${run}, sprints ${sprint} m`,
      `action points ${sheet.action_points_left} of ${sheet.action_points}`,
      ...burdens,
    ].join(', '),
    `XP ${sheet.xp.available} available of ${sheet.xp.starting + sheet.xp.flaw_xp + sheet.xp.earned}, ${dollars(sheet.money.left)} left`,
  ]
}

/** Everything worth knowing in a glance. */
export function printLine(one: Character, sheet: Sheet): string {
  const s = sheet.stats
  const stats = [
    ['Phy', s.physique],
    ['Ath', s.athleticism],
    ['Coo', s.coordination],
    ['Wil', s.willpower],
    ['Awa', s.awareness],
    ['Cha', s.charisma],
    ['Dex', s.dexterity],
    ['Apt', s.aptitude],
  ].map(([name, value]) => `${name} ${value}`)
  const guns = sheet.guns.map(gun => (gun.unknown === true ? gun.name : `${gun.name} ${gun.attribute} (${gun.damage})`))
  const blades = sheet.melee
    .flatMap(line => (line.unknown === true || line.mode === 'thrust' ? [] : [line]))
    .map(({ name, attribute, damage, df: harder }) => `${name} ${attribute}${df(harder)} (${damage})`)
  const armor = sheet.armor.map(piece => (piece.unknown === true ? piece.name : `${piece.name} ${piece.res}`))
  const parts = [
    stats.join(' '),
    `HP ${sheet.hp}`,
    `DS ${sheet.damage_score}`,
    [...guns, ...blades].join(', '),
    ...(armor.length === 0 ? [] : [armor.join(', ')]),
    sheet.skills.map(line => `${line.name} ${skillWords(line)}`).join(', '),
  ].filter(part => part !== '')
  return `${one.name === '' ? 'Somebody' : one.name}: ${parts.join('; ')}\n`
}
