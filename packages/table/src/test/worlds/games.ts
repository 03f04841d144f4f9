/** The games that two worlds play: fights at random, and of a fighter what nobody else may know, said independently of any sight. */
import type { Source } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { loadSystem, type System } from '@umpire/registry'

/** An encounter file; its map by rows of signs, where there is one. */
type File = { readonly [name: string]: Json } & { readonly map?: readonly string[] }

export interface Game {
  readonly name: string
  readonly system: System
  readonly kind: string
  readonly options: readonly string[]
  /** Ours first: the first two are players' characters. */
  readonly file: (source: Source, fog: boolean) => File
  /** Ways into the state, by names; a way counts for all below it. Numbers of places are left out. */
  readonly hidden: readonly string[]
  /** Where somebody stands, of the sign in that row and column of the map; nothing where there is no map. */
  readonly at: ((row: number, column: number) => { readonly [axis: string]: number }) | null
}

export const pick = <T>(source: Source, all: readonly T[]): T | undefined =>
  all[source.draw(Math.max(1, all.length), 1)]

const rowsOf = (source: Source, signs: string): readonly string[] =>
  Array.from({ length: 9 }, () => Array.from({ length: 12 }, () => pick(source, [...signs]) ?? '.').join(''))

type Member = { readonly [name: string]: Json }

function sidesOf(source: Source, kinds: readonly Member[], further: Member = {}): Json {
  const members = (side: string, count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      ...pick(source, kinds),
      ...further,
      id: `${side}-${nth}`,
      name: `${side} number ${nth}`,
    }))
  return [
    { name: 'the first', members: members('ours', 2) },
    { name: 'the second', npc: true, members: members('theirs', 1 + source.draw(3, 1)) },
  ]
}

const GURPS_HIDDEN = [
  ...['st', 'dx', 'iq', 'ht', 'full_hp', 'will', 'ht_bonus', 'will_levels', 'hard_to_kill', 'fright', 'shakes'],
  ...['combat_reflexes', 'high_pain_threshold', 'low_pain_threshold', 'ambidextrous', 'left_handed', 'one_eye'],
  ...['nearsighted', 'basic_speed', 'move', 'dodge', 'encumbrance_level', 'toughness', 'arms', 'bare_parries'],
  ...['one_hand_parries', 'judo', 'first_aid', 'nerve', 'frame.lift_st', 'frame.body_lb', 'frame.carried_lb'],
  ...['frame.more.combat_st', 'frame.more.wrestling', 'frame.more.dr', 'frame.more.toughness'],
].map(name => `roster.${name}`)
const GURPS_STANDING = [
  ...['hp', 'fatigue', 'injuries', 'shock', 'blocks', 'dodged', 'feint', 'penalties', 'healing', 'gained'],
  ...['iq_lost', 'ht_lost', 'arms', 'watch', 'marks.breath'],
].map(name => `standing.${name}`)

/** Of the GM's screen. */
const SCREEN = [
  'tactical',
  'positions',
  'modifiers',
  'hit-locations',
  'fright-table',
  'critical-tables',
  'ranged-detail',
]

const gurpsFile =
  (kinds: readonly Member[], signs: string, options?: readonly string[]) => (source: Source, fog: boolean) => ({
    system: 'gurps',
    fog,
    ...(options === undefined ? {} : { options: [...options] }),
    map: [...rowsOf(source, signs)],
    sides: sidesOf(source, kinds),
  })

const TENSIDED_HIDDEN = [
  ...[
    'stats',
    'hth',
    'ranged',
    'medic',
    'hp',
    'damage_score',
    'natural_resistance',
    'armor_move',
    'hth_df',
    'weight_lb',
  ],
].map(name => `roster.${name}`)
const TENSIDED_STANDING = [
  ...['marks', 'halved', 'coma', 'short_fp', 'long_fp', 'df_gained', 'run_seconds', 'rest_seconds', 'action_points'],
  ...['arms', 'limbs.marks', 'limbs.times_maimed', 'struck', 'missed', 'out.until', 'aptitude_lost'],
].map(name => `standing.${name}`)

const TRAVELLER_HIDDEN = [
  ...['roster.full', 'roster.at_start', 'roster.skills', 'roster.military_experience'],
  ...['strength', 'dexterity', 'endurance', 'zeros', 'fell_at', 'blows_left', 'weapons', 'laser_hits'].map(
    name => `standing.${name}`,
  ),
]

const RIFLES = { weapon: 'Rifle', carried: 'in hand', spare_loads: 1 }
const TRAVELLERS: readonly Member[] = [
  { upp: '777777', skills: { Rifle: 1 }, weapons: [RIFLES, 'Bayonet'] },
  {
    upp: '888777',
    skills: { Revolver: 1 },
    weapons: [{ weapon: 'Revolver', carried: 'in hand' }, 'Dagger'],
    armor: 'cloth',
  },
  { upp: '979777', skills: { Cutlass: 2 }, weapons: ['Cutlass'], armor: 'jack' },
]

const onHex = (row: number, column: number) => ({ q: column - (row >> 1), r: row })

/** Every ruleset under which people fight at a table. */
export async function games(): Promise<readonly Game[]> {
  const [gurps, tensided, traveller] = await Promise.all([
    loadSystem('gurps'),
    loadSystem('tensided'),
    loadSystem('traveller'),
  ])
  const realistic = gurps.demos.find(({ id }) => id === 'giant')?.options ?? []
  const soldiers: readonly Member[] = [
    { template: 'rifleman', nation: 'british' },
    { template: 'partisan', nation: 'french' },
  ]
  const beasts: readonly Member[] = [...soldiers, { beast: 'wolf' }, { beast: 'bear' }]
  const onHexes = { system: gurps, kind: 'fight', hidden: [...GURPS_HIDDEN, ...GURPS_STANDING], at: onHex }
  return [
    { ...onHexes, name: 'gurps', options: [], file: gurpsFile(beasts, '........##%%:+') },
    { ...onHexes, name: 'screen', options: SCREEN, file: gurpsFile(soldiers, '........##%%:+', SCREEN) },
    { ...onHexes, name: 'gulliver', options: realistic, file: gurpsFile(beasts, '........##%:', realistic) },
    {
      name: 'tensided',
      system: tensided,
      kind: 'fight',
      options: [],
      hidden: [...TENSIDED_HIDDEN, ...TENSIDED_STANDING],
      at: (row, column) => ({ x: column, y: row }),
      file: (source, fog) => ({
        system: 'tensided',
        fog,
        map: [...rowsOf(source, '........##%%')],
        sides: sidesOf(source, [{ archetype: 'gunman' }, { archetype: 'brawler' }]),
      }),
    },
    {
      name: 'traveller',
      system: traveller,
      kind: 'encounter',
      options: [],
      hidden: TRAVELLER_HIDDEN,
      at: null,
      file: source => ({
        system: 'traveller',
        surprise: 'none',
        range: pick(source, ['short', 'medium', 'close']) ?? 'short',
        sides: sidesOf(source, TRAVELLERS),
      }),
    },
  ]
}
