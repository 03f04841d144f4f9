/** The duel at a table: turn by turn, until one can go on no more. */
import { type Choosable, type Playable, type SceneKind, sceneKind, takeFirst } from '../src/index.ts'
import { type Duel, type DuelFact, duelState } from './duel.ts'
import { turn } from './exchange.ts'

const isOver = ({ fighters }: Duel): boolean => {
  const all = Object.values(fighters)
  return all.some(({ out }) => out) || all.every(({ down }) => down)
}

/** The second fighter is the program's, unless somebody takes over. */
const strangers = ({ fighters }: Duel): readonly string[] => Object.keys(fighters).slice(1)

/** It is given the game rather than importing it, because the game's list of parts names this. */
export const duelScene = (game: Playable<Duel, DuelFact> & Choosable): SceneKind =>
  sceneKind({
    kind: 'duel',
    title: 'A duel',
    playable: game,
    choosable: game,
    begin: (given, place) => duelState.read(given, place),
    next: state => (isOver(state) ? null : { procedure: turn.id, given: {} }),
    over: isOver,
    actors: ({ fighters }) => Object.keys(fighters),
    strangers,
    startable: [],
    bot: () => takeFirst,
    // It takes the first choice that is allowed, whatever else it might know.
    asSeen: offer => offer,
  })
