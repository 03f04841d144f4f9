/** A duel as boardgame.io would have it: each move is an attack with its dice. */
interface Duel {
  turn: number
  hit: number
  log: string[]
}

interface Context {
  readonly G: Duel
  readonly random: { D6(count: number): number[] }
}

export const duel = {
  name: 'duel',
  setup: (): Duel => ({ turn: 0, hit: 0, log: [] }),
  turn: { activePlayers: { all: 'fight' }, stages: { fight: {} } },
  moves: {
    attack: ({ G, random }: Context): void => {
      const sum = (dice: readonly number[]): number => dice.reduce((total, face) => total + face, 0)
      G.turn++
      const [attack, defense, damage] = [random.D6(3), random.D6(3), random.D6(2)]
      if (sum(attack) <= 11 && sum(defense) > 9) G.hit += sum(damage)
      // As much of a log as ours sends of one attack.
      G.log = [`turn ${G.turn}: ${attack.join()} ${defense.join()} ${damage.join()}`]
    },
  },
}
