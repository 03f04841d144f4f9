/** The river hound and the wanderer of the notes, from their scripted dice: steps 11 to 21. */
import { compose } from '@umpire/engine'
import { enterBeast } from '@umpire/gurps/fight-rooms'
import { fightOf, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { beastOf } from '../../creature/beast.ts'
import { RIVER_HOUND } from '../../creature/catalogue.ts'
import { PRESETS } from '../../option/switch/presets.ts'
import { everyOption } from '../../option/test/fights-fixture.ts'

const REALISTIC = { options: PRESETS.find(({ key }) => key === 'realistic')?.options ?? [], settings: {} }

const FRAME = { carried_lb: 0, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1, more: {} }

const { silent } = compose(everyOption(), REALISTIC)
const ENTRY = { id: 'hound', name: 'hound', side: 0, player_character: false, q: 0, r: 0, facing: 0 }
const { fighter: hound } = enterBeast(beastOf(RIVER_HOUND), ENTRY, silent)

const wanderer = somebody('foe', 1, [], {
  st: 11,
  dx: 12,
  ht: 11,
  basic_speed: 5.75,
  move: 5,
  dodge: 5,
  frame: { ...FRAME, yards: 2, body_lb: 150, carried_lb: 10, lift_st: 11 },
})

/** He stands and looks at it, eleven yards away. */
const start = fightOf(
  [
    [hound, standing(hound, 0)],
    [wanderer, standing(wanderer, 11)],
  ],
  { stage: 'fight', order: [0, 1] },
)

const CHARGE = ['go', '10,0', 'slam:foe', 9, 'dodge', 12, 14, 8, [4, 6], [2, 3], 10, 11, [3, 4]]

const played = (count: number) => scripted(everyOption(), REALISTIC, start, CHARGE.slice(0, count))

test('worked example 9, 10: the hound as it enters the fight', () => {
  expect(hound).toMatchObject({ dx: 11, ht: 12, full_hp: 18, move: 10, dodge: 3, encumbrance_level: 2 })
  expect(hound.frame).toMatchObject({ yards: 3.2, body_lb: 570, lift_st: 26, legs: 4, arms: 0 })
})

test('worked example 11, 12: the hound comes on at Move 10 and hits at 10, and Dodge 5 fails', () => {
  expect(standingOf(played(2), 'hound')).toMatchObject({ q: 10, moved: 10, hp: 18 })
  const hit = played(4)
  expect(hit.facts.findLast(({ type }) => type === 'attacked')?.values).toMatchObject({ effective: 10, came: 'hit' })
  const failed = played(6)
  expect(failed.facts.findLast(({ type }) => type === 'defended')?.values).toMatchObject({ total: 5, avoided: false })
})

test('worked example 13 to 17: 33 against 10, 2d+1 for both, six points for the foe and none for the hound', () => {
  const state = played(11)
  expect(standingOf(state, 'foe')).toMatchObject({ hp: 5 })
  expect(standingOf(state, 'hound')).toMatchObject({ hp: 18 })
  const [wound] = state.facts.filter(({ type }) => type === 'woundedBy')
  expect(wound?.values).toMatchObject({ who: 'foe', damage: '2d+1', basic: 6, dr: 0, injury: 6 })
})

test('worked example 18: not knocked down by the wound, but stunned', () => {
  const state = played(11)
  expect(standingOf(state, 'foe')).toMatchObject({ position: 'standing', stun: { kind: 'physical', roll: 'HT' } })
})

test('worked example 19, 20: he loses his feet, lands six yards back, and the fall costs nothing', () => {
  const state = played(13)
  expect(state.asks).toBeNull()
  expect(standingOf(state, 'foe')).toMatchObject({ q: 17, r: 0, hp: 5, position: 'lying', stun: { roll: 'HT' } })
  expect(standingOf(state, 'hound')).toMatchObject({ hp: 18, position: 'standing', q: 10 })
  expect(standingOf(state, 'hound').marks['turn-speed']).toBeCloseTo(6.67, 2)
})

test('worked example 21: in his turn he feels the shock, comes to, and gets up on his knees', () => {
  const state = scripted(everyOption(), REALISTIC, played(13).state, [9, 'change:kneeling'])
  expect(standingOf(state, 'foe')).toMatchObject({ hp: 5, position: 'kneeling', shock: 6, stun: null })
  expect(standingOf(state, 'hound')).toMatchObject({ hp: 18 })
})
