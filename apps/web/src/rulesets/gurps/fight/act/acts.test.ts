import { expect, test } from 'vitest'
import { readFight } from '../../views/fight-view.ts'
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
const view = readFight({
  roster: [
    {
      id: 'Yvette',
      name: 'Yvette',
      side: 0,
      arms: [
        {
          key: 'Sten 9mm',
          gun: { rates: [{ shots: 9, automatic: true }] },
          blows: [{ name: 'butt', skill: 9 }],
          thrown: null,
        },
        { key: 'Bare hands', gun: null, blows: [{ name: 'punch', skill: 10 }], thrown: null },
      ],
    },
    { id: 'Krause', name: 'Krause', side: 1 },
    { id: 'Vogt', name: 'Vogt', side: 1 },
  ],
  standing: [
    { id: 'Yvette', q: 0, r: 0, arms: [{ where: 'ready', rounds: 6, spare: 2 }] },
    { q: 5, r: 0 },
    { q: 6, r: 0 },
  ],
})
const [yvette] = view.figures
const choices = [
  { key: 'go', label: 'Move …' },
  { key: 'shoot:0:0:Krause', label: 'Shoot at Krause' },
  { key: 'shoot:0:0:Vogt', label: 'Shoot at Vogt', refused: { rule: 'r', because: 'out of sight' } },
  { key: 'strike:0:0:Krause', label: 'Attack', refused: { rule: 'r', because: 'too far' } },
  { key: 'strike:1:0:Vogt', label: 'Attack', refused: { rule: 'r', because: 'too far' } },
  { key: 'all-out:plus-4:0:0:Krause', label: 'All-Out', refused: { rule: 'r', because: 'too far' } },
  { key: 'put-out', label: 'Put out', refused: BAR },
  { key: 'surrender', label: 'Surrender' },
  { key: 'nothing', label: 'Do nothing more' },
]
const groups = groupsOf(choices, view)

test('everything is sorted by maneuver, what ends a fight last', () => {
  expect(groups.map(({ group }) => group)).toEqual(['attack', 'move', 'all-out', 'put-out', 'nothing', 'surrender'])
  expect(groups[0]?.legal.map(({ key }) => key)).toEqual(['shoot:0:0:Krause'])
  expect(firstAct(groups, 'nothing')?.key).toBe('nothing')
  expect(firstAct(groups, 'put-out')?.key).toBe('shoot:0:0:Krause')
})

test('a key is told by its parts', () => {
  expect(actOf({ key: 'all-out:plus-4:2:1:Kurt', label: '' }, view)).toMatchObject({
    group: 'all-out',
    with: 'blow:2:1',
    at: 'Kurt',
    how: 'plus-4',
  })
  expect(actOf({ key: 'watch:0:8,-2/1:look', label: '' }, view)).toMatchObject({ with: 'thing:0', how: '8,-2/1:look' })
  expect(actOf({ key: 'grapple:Vogt', label: 'Grapple' }, view)).toMatchObject({ group: 'grapple', at: 'Vogt' })
  for (const key of ['shoot:0:0:K', 'strike:0:0:K', 'throw:1:K', 'all-out:plus-4:0:0:K', 'feint:0:0:K', 'judo:K'])
    expect(isWeighed(actOf({ key, label: '' }, view))).toBe(true)
  for (const key of ['aim:0:K', 'go', 'defend', 'flee']) expect(isWeighed(actOf({ key, label: '' }, view))).toBe(false)
})

test('what another book has is told by its parts and weighed like an attack', () => {
  const told = (key: string) => actOf({ key, label: '' }, view)
  expect(told('tackle:low:Vogt')).toMatchObject({ group: 'tackle', at: 'Vogt', how: 'low', with: undefined })
  expect(told('weighted:0:1:Vogt')).toMatchObject({ at: 'Vogt', how: undefined, with: 'blow:0:1' })
  expect(told('fast-blow:2:0:1:Vogt')).toMatchObject({ at: 'Vogt', how: '2', with: 'blow:0:1' })
  expect(told('aim-blow:0:Vogt')).toMatchObject({ at: 'Vogt', how: undefined, with: 'thing:0' })
  expect(told('break-free')).toMatchObject({ at: undefined, how: undefined, with: undefined })
  for (const key of ['grapple:Vogt', 'tackle:low:Vogt', 'break-free']) expect(isWeighed(told(key))).toBe(true)
})

test('a hex to be watched is called by its number, on open ground too', () => {
  const told = (how: string) => howText(actOf({ key: `watch:0:${how}`, label: '' }, view), view)
  expect(told('8,-2')).toBe('hex 5748, at anybody')
  expect(told('8,-2/1:look')).toBe('5748 and 1 around, sure who it is')
  expect(told('8,-2/line')).toBe('the line to 5748, at anybody')
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
  expect(changed(acts, shoot, { at: 'Vogt' })?.key).toBe('shoot:0:0:Vogt')
  expect(changed(acts, shoot, { with: 'blow:1:0' })?.key).toBe('strike:1:0:Vogt')
})

test('what is barred for the same reason is told once', () => {
  const told = (all: ReturnType<typeof barredOf>) => all.map(({ label, refused }) => `${label}; ${refused.because}`)
  expect(told(barredOf(groups, view))).toEqual(['Attack: Vogt; out of sight', 'Attack: Krause and Vogt; too far'])
  expect(told(barredManeuvers(groups, view))).toEqual(['All-Out Attack; too far', 'Put out the flames; nothing burns'])
})
