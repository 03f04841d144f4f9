/** The demonstration duel as an encounter that bots fight out: one fighter a side, written out in its member. */
import {
  BadInput,
  type Choosable,
  ENCOUNTER_FIELDS,
  type EncounterEnd,
  type Encounters,
  type Entry,
  int,
  json,
  oneOf,
  or,
  ownValue,
  type Playable,
  type Policy,
  type RollMade,
  record,
  type SideEnd,
  simulator,
  startPlay,
  takeFirst,
  text,
  throwing,
  toldEntry,
  twoSides,
  type ValueOf,
  type World,
  worldOf,
} from '../src/index.ts'
import { type Duel, type DuelFact, duelFacts, FIGHTER, type Fighter } from './duel.ts'
import { duel } from './exchange.ts'

const encounterFile = record({
  system: oneOf('demo'),
  ...ENCOUNTER_FIELDS,
  light: or(oneOf('day', 'dusk', 'dark'), 'day'),
  /** Then it is over, whoever stands. */
  turns: or(int({ min: 1, max: 1000 }), 100),
  sides: twoSides(
    {},
    {
      ...FIGHTER,
      name: text(50),
      load: or(FIGHTER.load, 0),
      nerve: or(FIGHTER.nerve, 0),
      down: or(FIGHTER.down, false),
      out: or(FIGHTER.out, false),
    },
  ),
})
type EncounterFile = ValueOf<typeof encounterFile>

interface Named {
  readonly side: string
  readonly name: string
  readonly fighter: Fighter
}

/** The fighter of each side. */
function fightersOf({ sides }: EncounterFile, place: string): readonly Named[] {
  const named = sides.map(({ name: side, members }, index): Named => {
    const [only] = members
    if (only === undefined || members.length > 1)
      throw new BadInput(`${place}.sides[${index}].members`, 'one fighter', members.length)
    const { name, ...fighter } = only
    return { side, name, fighter }
  })
  const [first, second] = named
  // Both would be one entry of a map.
  if (first?.name === second?.name) throw new BadInput(`${place}.sides`, 'two different names', first?.name)
  return named
}

/** The bot of both sides: it takes the first defense that is not barred. */
const BOT: Policy<Duel> = takeFirst

/** The world with a count of the turns taken: the state has none, so that the odds can merge states that are equal. */
function counted(world: World<Duel, DuelFact>) {
  let turns = 0
  const evolve: typeof world.evolve = (state, happened) => {
    if (happened.type === 'turned') turns++
    return world.evolve(state, happened)
  }
  return { world: { ...world, evolve }, turns: () => turns }
}

const gaveUp = ({ out, hit_points }: Fighter): boolean => out && hit_points > 0

const sideEnd = (name: string, fighter: Fighter): SideEnd => {
  const fled = gaveUp(fighter) ? 1 : 0
  const standing = fighter.out || fighter.down ? 0 : 1
  return { name, size: 1, standing, down: 1 - standing - fled, dead: 0, fled }
}

function endOf(named: readonly Named[], state: Duel, rounds: number): EncounterEnd {
  const after = named.map(({ side, name, fighter }) => ({
    side,
    name,
    fighter: ownValue(state.fighters, name) ?? fighter,
  }))
  const beaten = after.filter(({ fighter }) => fighter.out)
  const left = after.filter(({ fighter }) => !fighter.out)
  const how = beaten.map(({ name, fighter }) => `${name} ${gaveUp(fighter) ? 'gave up' : 'can fight no more'}`)
  return {
    winner: left.length === 1 ? (left[0]?.side ?? null) : null,
    how: how.join(' and ') || 'neither yielded',
    rounds,
    sides: after.map(({ side, fighter }) => sideEnd(side, fighter)),
  }
}

const happenedText = (happened: DuelFact, afterDice: boolean): string => {
  switch (happened.type) {
    case 'missed':
      return `${happened.values.who} misses`
    case 'defended':
      return `${happened.values.who} defends: ${happened.values.by}`
    case 'wounded': {
      const { who, injury, falls } = happened.values
      return `${who} is wounded and loses ${injury}${falls ? ', and falls' : ''}`
    }
    case 'wavered':
      return `${happened.values.who} ${happened.values.gives_up ? 'gives up' : 'keeps on'}`
    case 'turned':
      return `${afterDice ? 'no harm is done; ' : ''}the turn passes to ${happened.values.to}`
  }
}

const rollText = ({ by, purpose, dice, faces, total }: RollMade): string =>
  `${by === undefined ? '' : `${by} `}${purpose} ${dice}: ${faces.join(' ')} = ${total}`

const lineOf = ({ fact, rolls }: Entry): string =>
  [
    ...(fact === undefined ? [] : [happenedText(duelFacts.read(fact), rolls.length > 0)]),
    ...(rolls.length === 0 ? [] : [`[${rolls.map(rollText).join('; ')}]`]),
  ].join('  ')

/** Encounters of the duel. It is given the game rather than importing it, because the game's list of parts names this. */
export const duelEncounters = (game: Playable<Duel, DuelFact> & Choosable): Encounters => ({
  read: (file, place) => {
    const encounter = encounterFile.read(file, place)
    fightersOf(encounter, place)
    return json().read(encounter, place)
  },
  prepare: plain => {
    const encounter = encounterFile.read(plain, 'encounter')
    const named = fightersOf(encounter, 'encounter')
    const fighters = Object.fromEntries(named.map(({ name, fighter }) => [name, fighter]))
    const start: Duel = { light: encounter.light, turn: named[0]?.name ?? '', fighters }
    const given = { turns: encounter.turns }
    const rules = worldOf(game, encounter)
    return {
      run: source => {
        const { world, turns } = counted(rules)
        const { state } = simulator(world, BOT).run(duel, given, start, source)
        return endOf(named, state, turns())
      },
      tell: (source, line, told) => {
        const { world, turns } = counted(rules)
        // By bots, in one go: each answer of its own would run it anew, and the turns be counted again.
        const play = startPlay(world, duel, given, start, throwing(source), [], BOT)
        for (const entry of play.entries) {
          line(lineOf(entry))
          told?.(toldEntry(entry, [lineOf(entry)]))
        }
        return endOf(named, play.state, turns())
      },
    }
  },
})
