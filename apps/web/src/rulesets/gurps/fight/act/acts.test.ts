import type { Choice } from '@umpire/engine'
import type { ActAbout } from '@umpire/gurps/at-table'
import { arm, blow, fightOf, gun, somebody, standing } from '@umpire/gurps/people'
import { expect, test } from 'vitest'
import { seenFight } from '../../views/test/seen-fight.ts'
import {
  actOf,
  barredManeuvers,
  barredOf,
  changed,
  firstAct,
  groupsOf,
  howText,
  isWeighed,
  mostRounds,
  withText,
} from './acts.ts'

const BAR = { rule: 'gurps.combat.maneuver-list', because: 'nothing burns' }
const sten = arm('Sten 9mm', {
  gun: gun(14, '3d-1', { rates: [{ shots: 9, automatic: true }], shots: 6 }),
  blows: [blow('butt', 9, '1d', 'crushing')],
})
const [her, krause, vogt] = [somebody('Yvette', 0, [sten]), somebody('Krause', 1, []), somebody('Vogt', 1, [])]
const view = seenFight(
  fightOf([
    [her, standing(her, 0)],
    [krause, standing(krause, 5)],
    [vogt, standing(vogt, 6)],
  ]),
)
const [yvette] = view.figures
/** As the server tells of it; the page reads nothing into a key. */
const choiceOf = (about: ActAbout, refused?: typeof BAR): Choice => ({
  key: `key of ${JSON.stringify(about)}`,
  label: about.kind,
  about,
  ...(refused && { refused }),
})
const TOO_FAR = { rule: 'r', because: 'too far' }
const SHOOT = choiceOf({ kind: 'shoot', arm: 0, rate: 0, target: 'Krause' })
const AT_VOGT = choiceOf({ kind: 'shoot', arm: 0, rate: 0, target: 'Vogt' }, { rule: 'r', because: 'out of sight' })
const PUNCH = choiceOf({ kind: 'strike', arm: 1, blow: 0, target: 'Vogt' }, TOO_FAR)
const PUT_OUT = choiceOf({ kind: 'put-out' }, BAR)
const NOTHING = choiceOf({ kind: 'nothing' })
const choices = [
  choiceOf({ kind: 'go' }),
  SHOOT,
  AT_VOGT,
  choiceOf({ kind: 'strike', arm: 0, blow: 0, target: 'Krause' }, TOO_FAR),
  PUNCH,
  choiceOf({ kind: 'all-out', form: 'plus-4', arm: 0, blow: 0, target: 'Krause' }, TOO_FAR),
  PUT_OUT,
  choiceOf({ kind: 'surrender' }),
  NOTHING,
]
const groups = groupsOf(choices)

test('everything is sorted by maneuver, what ends a fight last', () => {
  expect(groups.map(({ group }) => group)).toEqual(['attack', 'move', 'all-out', 'put-out', 'nothing', 'surrender'])
  expect(groups[0]?.legal.map(({ key }) => key)).toEqual([SHOOT.key])
  expect(firstAct(groups, NOTHING.key)?.key).toBe(NOTHING.key)
  expect(firstAct(groups, PUT_OUT.key)?.key).toBe(SHOOT.key)
})

const at = { arm: 0, blow: 0, target: 'K' }

test('an act is told by what it is about', () => {
  const allOut = actOf(choiceOf({ kind: 'all-out', form: 'plus-4', arm: 2, blow: 1, target: 'Kurt' }))
  expect(allOut).toMatchObject({ group: 'all-out', at: 'Kurt', how: 'plus-4' })
  expect(actOf(choiceOf({ kind: 'move' }))).toMatchObject({ group: 'move', how: 'straight', with: undefined })
  for (const kind of ['shoot', 'strike', 'throw', 'all-out', 'feint', 'judo', 'watch'])
    expect(isWeighed(actOf(choiceOf({ kind, ...at })))).toBe(true)
  for (const kind of ['aim', 'go', 'defend', 'flee']) expect(isWeighed(actOf(choiceOf({ kind, ...at })))).toBe(false)
})

test('what another book has is told in the same way, and weighed like an attack', () => {
  const low = actOf(choiceOf({ kind: 'tackle', form: 'low', target: 'Vogt' }))
  expect(low).toMatchObject({ group: 'tackle', at: 'Vogt', how: 'low', with: undefined })
  expect(actOf(choiceOf({ kind: 'break-free' }))).toMatchObject({ at: undefined, how: undefined, with: undefined })
  for (const kind of ['grapple', 'tackle', 'break-free']) expect(isWeighed(actOf(choiceOf({ kind })))).toBe(true)
})

test('a hex to be watched is called by its number, on open ground too', () => {
  const told = (radius: number | null, looks: boolean) =>
    howText(actOf(choiceOf({ kind: 'watch', arm: 0, q: 8, r: -2, radius, looks })), view)
  expect(told(0, false)).toBe('hex 5748, at anybody')
  expect(told(1, true)).toBe('5748 and 1 around, sure who it is')
  expect(told(null, false)).toBe('the line to 5748, at anybody')
})

test('things are called by what is done with them, and fire no more than is in them', () => {
  if (yvette === undefined) throw new Error('she is here')
  const [shoot, , butt, punch] = groups[0]?.acts ?? []
  if (shoot === undefined || butt === undefined || punch === undefined) throw new Error('there are three')
  expect([shoot, butt, punch].map(act => withText(act, yvette))).toEqual([
    'Sten 9mm, automatic',
    'Sten 9mm: butt',
    'punch',
  ])
  expect(mostRounds(shoot, yvette)).toBe(6)
  expect(mostRounds(butt, yvette)).toBe(1)
})

test('another target or thing is chosen as near to the old choice as may be', () => {
  const acts = groups[0]?.acts ?? []
  const [shoot] = acts
  if (shoot === undefined) throw new Error('there is one')
  expect(changed(acts, shoot, { at: 'Vogt' })?.key).toBe(AT_VOGT.key)
  expect(changed(acts, shoot, { with: actOf(PUNCH).with })?.key).toBe(PUNCH.key)
})

test('what is barred for the same reason is told once', () => {
  const told = (all: ReturnType<typeof barredOf>) => all.map(({ label, refused }) => `${label}; ${refused.because}`)
  expect(told(barredOf(groups, view))).toEqual(['Attack: Vogt; out of sight', 'Attack: Krause and Vogt; too far'])
  expect(told(barredManeuvers(groups, view))).toEqual(['All-Out Attack; too far', 'Put out the flames; nothing burns'])
})
