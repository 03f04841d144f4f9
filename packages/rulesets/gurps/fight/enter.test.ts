/** People and their things as they enter a fight. */
import { seeded } from '@umpire/dice'
import { compose, type Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { FIREARMS, GRENADES } from '../catalog/firearms.ts'
import { HAND_WEAPONS } from '../catalog/hand-weapons.ts'
import { THROWN_WEAPONS } from '../catalog/thrown-weapons.ts'
import { everyTrait } from '../character/catalogue-fixture.ts'
import { type Character, character } from '../character/character.ts'
import { sheetOf } from '../character/sheet.ts'
import { diceAddsText } from '../dice/dice-adds.ts'
import { makeCharacter } from '../make/make.ts'
import { TEMPLATES } from '../make/templates/index.ts'
import { type Entered, type Entry, enterCharacter } from './enter.ts'
import { reachOf } from './enter-arms.ts'
import { BARE_HANDS, fighter as fighterField } from './fighter.ts'
import { freeHands, heldArms } from './hands.ts'
import { standing as standingField } from './standing.ts'
import { fightState } from './state.ts'
import { workedStart } from './worked-people-fixture.ts'

const why = compose({ options: [] }).silent
const ENTRY: Entry = { id: 'one', name: 'One', side: 0, player_character: true, q: 0, r: 0, facing: 0 }

const somebody = (more: { readonly [name: string]: Json } = {}): Character =>
  character.read(
    { system: 'gurps', version: 1, identity: { name: 'One' }, attributes: { st: 12, dx: 12, iq: 10, ht: 11 }, ...more },
    'one',
  )

const enter = (more: { readonly [name: string]: Json } = {}, entry: Partial<Entry> = {}): Entered =>
  enterCharacter(somebody(more), { ...ENTRY, ...entry }, 'one', why)

const armed = (...names: readonly string[]): Entered => enter({ items: names.map(name => ({ name })) })

/** Every number within its bounds, and hands enough for what is in them. */
function sound({ fighter, standing }: Entered): void {
  expect(() => fighterField.read(fighter, 'fighter')).not.toThrow()
  expect(() => standingField.read(standing, 'standing')).not.toThrow()
  expect(standing.arms).toHaveLength(fighter.arms.length)
  expect(fighter.arms.at(-1)?.name).toBe(BARE_HANDS)
  expect(new Set(fighter.arms.map(({ key }) => key)).size).toBe(fighter.arms.length)
  expect(freeHands(fighter, standing)).toBeGreaterThanOrEqual(0)
}

test('gurps.procedure.combat: the people of the worked fight have the numbers of the notes', () => {
  const fight = workedStart()
  expect(fightState.read(fight, 'fight')).toEqual(fight)
  const [dora, anton, kurt] = fight.roster
  expect(dora).toMatchObject({
    id: 'dora',
    side: 0,
    player_character: true,
    sex: 'female',
    st: 11,
    dx: 12,
    iq: 11,
    ht: 11,
    full_hp: 11,
    combat_reflexes: true,
    encumbrance_level: 1,
    basic_speed: 5.75,
    move: 4,
    // And 1 for her reflexes, which the rules of defense add.
    dodge: 4,
    armor: [],
    bare_parries: { punch: 6, kick: 6, thrust: 6, swing: 3 },
  })
  const [sten, knife] = dora?.arms ?? []
  expect(sten).toMatchObject({ min_st: 10, hands: 2, unbalanced: true })
  expect(sten?.gun).toMatchObject({
    skill: 14,
    ss: 11,
    acc: 6,
    damage: { dice: 3, adds: -1, times: 1 },
    rates: [{ shots: 9, automatic: true }],
    shots: 32,
    rcl: -1,
    malf: null,
  })
  expect(knife).toMatchObject({ name: 'Combat Knife', parry: 5, min_st: null, hands: 1 })
  expect(knife?.blows.map(({ skill }) => skill)).toEqual([13, 13])
  expect(fight.standing[0]).toMatchObject({ q: 0, r: 0, facing: 0, hp: 11, position: 'standing' })
  expect(fight.standing[0]?.arms.map(({ where, rounds }) => [where, rounds])).toEqual([
    ['ready', 32],
    ['stowed', 0],
    ['ready', 0],
  ])

  expect(anton).toMatchObject({
    st: 10,
    dx: 11,
    ht: 10,
    encumbrance_level: 1,
    basic_speed: 5.25,
    move: 4,
    first_aid: 13,
  })
  expect(anton?.arms[0]?.gun).toMatchObject({
    skill: 12,
    ss: 10,
    acc: 2,
    damage: { dice: 2, adds: 0, times: 1 },
    rates: [{ shots: 3, automatic: false }],
    rcl: -2,
    shots: 7,
  })
  expect(anton?.arms[0]?.min_st).toBe(10)
  expect(fight.standing[1]).toMatchObject({ q: -2, r: 0, arms: [{ where: 'stowed', rounds: 7 }, {}] })

  expect(kurt).toMatchObject({
    st: 12,
    dx: 11,
    iq: 10,
    ht: 12,
    encumbrance_level: 2,
    basic_speed: 5.75,
    move: 3,
    dodge: 3,
  })
  expect(kurt).toMatchObject({ will: 10, side: 1, player_character: false })
  expect(kurt?.armor).toEqual([{ name: 'Coat', covers: ['body', 'arms'], pd: 1, dr: 1 }])
  const [rifle] = kurt?.arms ?? []
  expect(rifle?.gun).toMatchObject({ skill: 13, ss: 14, acc: 11 })
  expect(rifle).toMatchObject({ parry: 6, unbalanced: false })
  expect(rifle?.blows).toMatchObject([
    { name: 'Fixed Bayonet', skill: 12, damage: { dice: 1, adds: 1, times: 1 }, type: 'impaling', thrust: true },
  ])
  expect(fight.standing[2]).toMatchObject({ q: 5, r: 0, facing: 3, arms: [{ where: 'ready', rounds: 5 }, {}] })
  expect(kurt?.arms).toHaveLength(2)
})

test('gurps.procedure.combat: every template with ten seeds enters', () => {
  for (const { key } of TEMPLATES) {
    for (let seed = 0; seed < 10; seed++) {
      const made = makeCharacter({ template: key }, seeded(`${key} ${seed}`))
      const entered = enterCharacter(made, ENTRY, key, why)
      sound(entered)
      // A sheet is no second opinion on what every defense adds by itself, but on everything else.
      const { hp, speed, will, load } = sheetOf(made)
      expect(entered.fighter).toMatchObject({ full_hp: hp, move: speed.move, will, encumbrance_level: load.level })
      expect(entered.standing.hp).toBe(hp)
    }
  }
})

test('gurps.weapon.hand-table: every weapon of the catalogue enters with the numbers of the sheet', () => {
  const names = new Set([...HAND_WEAPONS, ...FIREARMS, ...GRENADES, ...THROWN_WEAPONS].map(({ name }) => name))
  for (const name of names) {
    const one = somebody({ items: [{ name }] })
    const entered = enterCharacter(one, ENTRY, name, why)
    sound(entered)
    const [arm, hands] = entered.fighter.arms
    expect(arm?.name, name).toBe(name)
    expect(hands?.name).toBe(BARE_HANDS)
    const lines = sheetOf(one).attacks.filter(({ weapon }) => weapon === name)
    const blows = lines.filter(({ reach }) => reach !== null)
    if (arm?.gun === null) expect(arm?.blows.map(({ skill }) => skill)).toEqual(blows.map(({ level }) => level))
    else expect(arm?.gun).toMatchObject({ skill: lines[0]?.level, reload_turns: 3 })
    const thrown = lines.find(({ mode }) => mode === 'thrown')
    expect(arm?.thrown === null).toBe(thrown === undefined)
    expect(arm?.thrown?.max_range ?? null).toBe(thrown?.max_range ?? null)
  }
})

test('gurps.weapon.minimum-strength: ST below the minimum is in no skill: the rules of attack take it off', () => {
  const weak = enter({
    attributes: { st: 8, dx: 12, iq: 10, ht: 11 },
    items: [{ name: 'Cavalry Saber' }, { name: 'Lee-Enfield (SMLE) .303' }, { name: 'Bayonet' }],
    skills: [
      { skill: 'Spear', points: 4 },
      { skill: 'Broadsword', points: 2 },
      { skill: 'Guns (rifle)', points: 1 },
    ],
  }).fighter
  const [saber, rifle] = weak.arms
  expect(saber).toMatchObject({ min_st: 9, blows: [{ skill: 12 }, { skill: 12 }] })
  expect(rifle).toMatchObject({ min_st: 12, gun: { skill: 13 } })
  // Spear 13, and the bayonet asks for 9: less 1 for itself, not less 4 for the rifle.
  expect(rifle?.blows[0]?.skill).toBe(13 - 1 + 4)
})

test('gurps.weapon.unready: what is fencing, what is unbalanced, what is held in one hand or two', () => {
  const { fighter } = armed('Smallsword', 'Hatchet', 'Katana', 'Blackjack or Sap', 'Shovel')
  const [smallsword, hatchet, katana, blackjack, shovel] = fighter.arms
  expect(smallsword).toMatchObject({ fencing: true, unbalanced: false })
  expect(hatchet).toMatchObject({
    fencing: false,
    unbalanced: true,
    ready_turns: 1,
    thrown: { type: 'cutting', ss: 11 },
  })
  expect(katana?.blows.map(({ hands, reach, thrust }) => ({ hands, reach, thrust }))).toEqual([
    { hands: 1, reach: [1, 2], thrust: false },
    { hands: 2, reach: [1, 2], thrust: false },
    { hands: 1, reach: [1], thrust: true },
  ])
  expect(blackjack).toMatchObject({ parry: null, blows: [{ reach: [0, 1] }] })
  expect(shovel?.blows.map(({ to_hit }) => to_hit)).toEqual([-1, -3])
})

test('gurps.gun.malfunction: Armoury clears a jam where it is better than the gun’s own skill', () => {
  const gun = { name: 'Sten 9mm' }
  const plain = enter({ items: [gun], skills: [{ skill: 'Guns (light automatic weapon)', points: 1 }] })
  expect(plain.fighter.arms[0]?.gun).toMatchObject({ skill: 13, clear: 13 })
  const skills = [
    { skill: 'Guns (light automatic weapon)', points: 1 },
    { skill: 'Armoury (small arms)', points: 16 },
  ]
  expect(enter({ items: [gun], skills }).fighter.arms[0]?.gun?.clear).toBeGreaterThan(13)
})

test('gurps.gun.shotgun: a campaign’s guns bring shot, fragments, their own malf and their own time to load', () => {
  const settings = {
    'gurps.firearms': [
      {
        name: 'Trench Gun',
        skill: 'Guns (shotgun)',
        damage: '4d',
        ss: 12,
        acc: 5,
        rof: ['3~'],
        shots: 6,
        weight_lb: 8,
        min_st: 12,
        rcl: -3,
        cost: 40,
        malf: 16,
        reload_turns: 6,
      },
      {
        name: 'Bazooka',
        skill: 'Guns (grenade launcher)',
        damage: '6dx2',
        fragments: '2d',
        type: 'explosive',
        ss: 16,
        acc: 5,
        weight_lb: 18,
        min_st: null,
        cost: 100,
      },
    ],
    'gurps.skills': [
      {
        name: 'Shield',
        type: 'physical',
        difficulty: 'easy',
        attr: 'dx',
        defaults: [{ attr: 'dx', minus: 4 }],
        block: 'half',
      },
    ],
    'gurps.hand_weapons': [
      { name: 'Riot Shield', skill: 'Shield', modes: [], cost: 5, weight_lb: 10, min_st: null, can_parry: false },
    ],
    'gurps.armor': [{ name: 'Riot Shield', covers: ['arms'], pd: 3, dr: 4, weight_lb: 10, cost: 5 }],
  }
  const items = [
    { name: 'Trench Gun', note: 'with 2 spare magazines' },
    { name: 'Bazooka' },
    { name: 'Riot Shield' },
    { name: 'Walther PPK .32', ready: true },
  ]
  const { fighter, standing } = enter({ campaign: { settings }, items, skills: [{ skill: 'Shield', points: 4 }] })
  const [trench, bazooka, shield] = fighter.arms
  expect(trench?.gun).toMatchObject({ shot: true, malf: 16, reload_turns: 6, rates: [{ shots: 3, automatic: false }] })
  expect(standing.arms[0]).toMatchObject({ rounds: 6, spare: 2, where: 'stowed' })
  expect(bazooka?.gun).toMatchObject({ shot: false, type: 'explosive', shots: 1, fragments: { dice: 2 } })
  expect(shield).toMatchObject({ block: 7, shield_pd: 3, blows: [] })
  // In the hand that the pistol leaves free.
  expect(standing.arms.map(({ where }) => where)).toEqual(['stowed', 'stowed', 'ready', 'ready', 'ready'])
})

test('gurps.combat.maneuver.ready: grenades take two turns, fly by Throwing, and each is one thing', () => {
  const { fighter, standing } = enter({ items: [{ name: 'Stielhandgranate', quantity: 3 }, { name: 'Hand Grenade' }] })
  expect(fighter.arms.map(({ key }) => key)).toEqual([
    'Stielhandgranate',
    'Stielhandgranate 2',
    'Stielhandgranate 3',
    'Hand Grenade',
    BARE_HANDS,
  ])
  for (const one of fighter.arms.slice(0, 4)) {
    expect(one).toMatchObject({ ready_turns: 2, thrown: { type: 'explosive', fragments: { dice: 2 }, max_range: 36 } })
  }
  // Nobody starts with a live grenade in the hand.
  expect(standing.arms.slice(0, 4).every(({ where }) => where === 'stowed')).toBe(true)
  expect(enter({ items: [{ name: 'Stielhandgranate', quantity: 5000 }] }).fighter.arms).toHaveLength(11)
})

test('gurps.weapon.hand-table: a bayonet is on the rifle, or in the sheath, where the rifle is a club', () => {
  const items = [
    { name: 'M1 Garand .30-06' },
    { name: 'Long Bayonet', quantity: 2 },
    { name: 'Combat Knife' },
    { name: 'Thompson .45' },
  ]
  const { fighter } = enter({ items })
  expect(fighter.arms.map(({ key }) => key)).toEqual([
    'M1 Garand .30-06',
    'Long Bayonet',
    'Combat Knife',
    'Thompson .45',
    BARE_HANDS,
  ])
  expect(fighter.arms[0]).toMatchObject({ unbalanced: false, blows: [{ name: 'Fixed Long Bayonet', reach: [1, 2] }] })
  expect(fighter.arms[3]).toMatchObject({
    unbalanced: true,
    blows: [{ name: 'Swung Rifle', hands: 2, type: 'crushing' }],
  })
  const sheathed = enter({ items }, { bayonet: 'sheathed' }).fighter
  expect(sheathed.arms).toHaveLength(6)
  expect(sheathed.arms[0]).toMatchObject({ unbalanced: true, blows: [{ name: 'Swung Rifle' }] })
  // Written down as fixed already.
  const written = enter({ items: [{ name: 'M1 Garand .30-06' }, { name: 'Fixed Bayonet' }] }).fighter
  expect(written.arms[0]?.blows[0]?.name).toBe('Fixed Bayonet')
  expect(written.arms).toHaveLength(2)
})

test('gurps.weapon.hand-table: reach C is fought in one hex or the next', () => {
  expect([reachOf('C'), reachOf('C,1'), reachOf('1,2'), reachOf('2'), reachOf('1-3'), reachOf(null)]).toEqual([
    [0, 1],
    [0, 1],
    [1, 2],
    [2],
    [1, 2, 3],
    [1],
  ])
})

test('gurps.unarmed.parry: bare hands punch, kick and parry, by the best of DX and skills', () => {
  const { fighter } = enter({
    skills: [
      { skill: 'Karate', points: 8 },
      { skill: 'Judo', points: 4 },
    ],
  })
  const [punch, kick] = fighter.arms.at(-1)?.blows ?? []
  expect(punch).toMatchObject({ name: 'punch', skill: 13, to_hit: 0, hands: 0, reach: [0, 1] })
  expect(kick).toMatchObject({ name: 'kick', skill: 13, to_hit: -2 })
  expect(fighter).toMatchObject({ judo: 12, bare_parries: { punch: 8, kick: 8, thrust: 8, swing: 8 } })
  // Under a load Karate and Judo parry no more; that nobody is thrown so is the rule of the throw.
  const loaded = enter({
    skills: [
      { skill: 'Karate', points: 8 },
      { skill: 'Judo', points: 4 },
    ],
    items: [{ name: 'rucksack', weight_lb: 60 }],
  }).fighter
  expect(loaded).toMatchObject({ encumbrance_level: 2, judo: 12, bare_parries: { punch: 6, swing: 3 } })
})

test('gurps.advantage.catalog: what the rules add by name is in no number, and everything else is', () => {
  const base = enter().fighter
  const skills = [
    { skill: 'Knife', points: 1 },
    { skill: 'Guns (pistol)', points: 1 },
  ]
  const items = [{ name: 'Combat Knife' }, { name: 'Walther PPK .32' }]
  const numbers = (trait: Json): unknown => {
    const { arms, dodge, bare_parries } = enter({ traits: [trait], skills, items }).fighter
    const [knife, pistol] = arms
    return [dodge, knife?.parry, knife?.blows[0]?.skill, pistol?.gun?.skill, bare_parries]
  }
  const plain = numbers('Attractive')
  expect(numbers('Combat Reflexes')).toEqual(plain)
  expect(enter({ traits: ['Combat Reflexes'] }).fighter).toMatchObject({
    combat_reflexes: true,
    dodge: base.dodge,
    fright: 2,
  })
  // An eye and a leg hurt the parry as they do on the sheet; the attack is told by name.
  expect(enter({ traits: ['One Eye'], skills, items }).fighter).toMatchObject({
    one_eye: true,
    arms: [{ blows: [{ skill: 12 }, { skill: 12 }], parry: 4 }, { gun: { skill: 13 } }, {}],
  })
  const lame = { trait: 'Lame', variant: 'Crippled Leg' }
  expect(enter({ traits: [lame], skills, items }).fighter).toMatchObject({
    legs: 'crippled',
    move: base.move - 3,
    arms: [{ blows: [{ skill: 12 }, {}] }, {}, {}],
  })
  const blind = { trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' }
  expect(enter({ traits: [blind], skills, items }).fighter).toMatchObject({
    nearsighted: true,
    arms: [{}, { gun: { skill: 13 } }, {}],
  })
  expect(enter({ traits: [blind], items: [{ name: 'glasses', worn: true }] }).fighter.nearsighted).toBe(false)
  const tough = [
    'High Pain Threshold',
    'Ambidexterity',
    'Fit',
    { trait: 'Hard to Kill', level: 2 },
    { trait: 'Strong Will', level: 3 },
    { trait: 'Toughness', variant: 'DR 2' },
  ]
  expect(enter({ traits: tough }).fighter).toMatchObject({
    high_pain_threshold: true,
    ambidextrous: true,
    ht_bonus: 1,
    hard_to_kill: 2,
    will: 13,
    will_levels: 3,
    toughness: 2,
  })
  expect(enter({ traits: [{ trait: 'Weak Will', level: 2 }] }).fighter.will_levels).toBe(-2)
  expect(enter({ traits: [{ trait: 'Fearlessness', level: 2 }] }).fighter.fright).toBe(2)
})

test('gurps.convention.effects: a campaign’s own trait acts on dodge and parry by its effects', () => {
  const settings = {
    'gurps.traits': [
      {
        id: 'danger-dance',
        name: 'Danger Dance',
        cost: { kind: 'fixed', points: 10 },
        effects: [{ target: 'defense:any', op: 'add', by: 2, when: { in_combat: true } }],
      },
    ],
  }
  const more = { items: [{ name: 'Combat Knife' }] }
  const [plain, dances] = [enter(more), enter({ ...more, campaign: { settings }, traits: ['Danger Dance'] })]
  expect(dances.fighter.dodge).toBe(plain.fighter.dodge + 2)
  expect(dances.fighter.arms[0]?.parry).toBe((plain.fighter.arms[0]?.parry ?? 0) + 2)
  expect(dances.fighter.bare_parries.punch).toBe((plain.fighter.bare_parries.punch ?? 0) + 2)
})

test('gurps.disadvantage.one-arm: one hand holds what it can, and no rifle', () => {
  const { fighter, standing } = enter({
    traits: ['One Arm'],
    items: [{ name: 'M1 Garand .30-06' }, { name: 'Walther PPK .32' }],
  })
  expect(fighter.arms.map(({ name }) => name)).toEqual(['Walther PPK .32', BARE_HANDS])
  expect(standing.crippled).toEqual([{ part: 'left arm', until: null }])
  expect(freeHands(fighter, standing)).toBe(0)
})

test('gurps.procedure.combat: every trait of the book may enter', () => {
  for (const { written } of everyTrait()) {
    const one: Character = { ...somebody({ items: [{ name: 'Combat Knife' }] }), traits: [written] }
    sound(enterCharacter(one, ENTRY, written.trait, why))
  }
})

test('gurps.combat.weapon-ready: in hand is what is told, what the file says, or the best', () => {
  const items = [{ name: 'Walther PPK .32' }, { name: 'Cavalry Saber' }, { name: 'M1 Garand .30-06' }]
  const skills = [
    { skill: 'Guns (pistol)', points: 8 },
    { skill: 'Guns (rifle)', points: 4 },
    { skill: 'Broadsword', points: 8 },
  ]
  const hands = (more: { readonly [name: string]: Json }, ready?: readonly string[]): readonly string[] => {
    const { fighter, standing } = enter({ skills, items, ...more }, ready === undefined ? {} : { ready })
    return heldArms(fighter, standing).map(place => fighter.arms[place]?.name ?? '')
  }
  expect(hands({})).toEqual(['M1 Garand .30-06'])
  expect(hands({ items: [items[0] ?? '', { name: 'Cavalry Saber', ready: true }] })).toEqual(['Cavalry Saber'])
  expect(hands({ items: [{ name: 'Hatchet' }, { name: 'Cavalry Saber' }] })).toEqual(['Cavalry Saber'])
  expect(hands({}, ['cavalry saber', 'Walther PPK .32'])).toEqual(['Walther PPK .32', 'Cavalry Saber'])
  expect(hands({}, [])).toEqual([])
  expect(() => hands({}, ['Cavalry Sabre'])).toThrow(
    'one.ready[0]: expected a weapon that he has, perhaps Cavalry Saber',
  )
  expect(() => hands({}, ['M1 Garand .30-06', 'Cavalry Saber'])).toThrow('one.ready[1]: expected what two hands hold')
})

test('gurps.gun.shots: magazines by the note, by their own line, by the member’s line, else three', () => {
  const spare = (items: Json, told: Partial<Entry> = {}): unknown => {
    const [first] = enter({ items }, told).standing.arms
    return [first?.rounds, first?.spare]
  }
  expect(spare([{ name: 'Sten 9mm' }])).toEqual([32, 3])
  expect(spare([{ name: 'Sten 9mm', rounds: 10, note: 'and 5 magazines' }])).toEqual([10, 5])
  expect(spare([{ name: 'Sten 9mm' }, { name: 'Sten magazine', quantity: 4 }])).toEqual([32, 4])
  expect(spare([{ name: 'Sten 9mm' }, { name: 'Luger P08 9mm' }, { name: 'Luger magazines', quantity: 4 }])).toEqual([
    32, 3,
  ])
  expect(spare([{ name: 'Sten 9mm' }, { name: 'spare ammunition', quantity: 2 }])).toEqual([32, 6])
  expect(spare([{ name: 'Sten 9mm', rounds: 10 }], { rounds: 500, spare: 0 })).toEqual([32, 0])
})

test('gurps.injury.mental-stun: whoever is surprised freezes, unless his reflexes are good', () => {
  expect(enter({}, { surprised: true }).standing.stun).toMatchObject({ kind: 'mental', roll: 'IQ' })
  expect(enter({ traits: ['Combat Reflexes'] }, { surprised: true }).standing.stun).toBeNull()
})

test('gurps.damage.basic: damage is that of the sheet, die for die', () => {
  const one = somebody({ items: [{ name: 'Machete' }, { name: 'Combat Knife' }] })
  const dice = enterCharacter(one, ENTRY, 'one', why).fighter.arms.flatMap(({ blows }) =>
    blows.map(({ damage }) => diceAddsText(damage)),
  )
  const lines = sheetOf(one).attacks.filter(({ reach }) => reach !== null)
  expect(dice).toEqual(lines.map(({ damage }) => damage))
})
